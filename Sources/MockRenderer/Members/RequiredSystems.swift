import DeclarationModel
import MockResolver
import SourceWriting

/// The systems that a member of a mock requires in addition to those of its protocol, because older
/// ones do not know its types at run time.
struct RequiredSystems {
  /// The list in attributes and conditions, such as `macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0,
  /// *`.
  private let list: String

  /// Finds the systems that a member requires; nil if the availability of the requirement is
  /// sufficient.
  ///
  /// - Parameters:
  ///   - support: The support that the types of the member need.
  ///   - member: The requirement.
  ///   - mock: The mock of the requirement.
  init?(_ support: RuntimeSupport?, _ member: ProtocolMember, of mock: MockBlueprint) {
    guard let support else { return nil }
    let stated = (mock.outerAttributes + mock.attributes + member.attributes).compactMap(
      \.availability)
    // The compiler warns about a check that is always true.
    let required = support.introductions.filter { system in
      !stated.contains { $0.isIntroduced(on: system.platform, since: system.version) }
    }
    if required.isEmpty { return nil }
    list = (required.map { "\($0.platform) \($0.version)" } + ["*"]).joined(separator: ", ")
  }

  /// The attribute for declarations that name the types.
  var attribute: Attribute { Attribute(.available, arguments: list) }

  /// The condition, such as `#available(macOS 13.0, *)`.
  var condition: String { "#available(\(list))" }

  /// Writes a check that fails on older systems.
  ///
  ///     guard #available(macOS 13.0, iOS 16.0, tvOS 16.0, watchOS 9.0, *) else {
  ///       mock._needsNewerSystem()
  ///     }
  ///
  /// - Parameters:
  ///   - statement: The statement for older systems, which ends the program, or leaves the member.
  ///   - source: The text.
  func writeCheck(otherwise statement: String, to source: inout SourceWriter) {
    source.block(WrappableLine("guard \(condition) else")) { $0.line(statement) }
  }
}
