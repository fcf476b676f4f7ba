import DeclarationModel
import MockResolver
import SourceWriting

/// The systems that a member of a mock needs beyond those that its protocol needs, since older ones do not know its types
/// at run time.
struct RequiredSystems {
  /// `macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *`.
  private let list: String

  /// Works out which systems must be newer than those on which a requirement is available anyway; nil for none.
  ///
  /// - Parameters:
  ///   - support: The support that the types of the member need.
  ///   - member: The requirement.
  ///   - mock: The mock that it is of.
  init?(_ support: RuntimeSupport?, _ member: ProtocolMember, of mock: MockBlueprint) {
    guard let support else { return nil }
    let stated = (mock.outerAttributes + mock.attributes + member.attributes).compactMap(
      \.availability)
    // The compiler warns of a check for a system that is as new anyway.
    let required = support.introductions.filter { system in
      !stated.contains { $0.isIntroduced(on: system.platform, since: system.version) }
    }
    if required.isEmpty { return nil }
    list = (required.map { "\($0.platform) \($0.version)" } + ["*"]).joined(separator: ", ")
  }

  /// The attribute of a declaration that names the types.
  var attribute: Attribute { Attribute(.available, arguments: list) }

  /// `#available(macOS 13.0, *)`.
  var condition: String { "#available(\(list))" }

  /// Writes a check that other systems do not pass.
  ///
  ///     guard #available(macOS 13.0, *) else {
  ///       mock._needsNewerSystem()
  ///     }
  ///
  /// - Parameters:
  ///   - statement: The statement that ends the program, or leaves the member, on those.
  ///   - source: The text.
  func writeCheck(otherwise statement: String, to source: inout SourceWriter) {
    source.block(WrappableLine("guard \(condition) else")) { $0.line(statement) }
  }
}
