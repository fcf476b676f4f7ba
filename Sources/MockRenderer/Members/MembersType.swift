import DeclarationModel
import MockResolver
import SourceWriting

/// The type through which `stub`, `verify` and `calls` see the requirements: each once, its
/// parameters taking values and matchers alike.
struct MembersType {
  private let mock: MockBlueprint
  private let isStatic: Bool

  init(_ mock: MockBlueprint, isStatic: Bool) {
    self.mock = mock
    self.isStatic = isStatic
  }

  func write(to source: inout SourceWriter) {
    let prefix = isStatic ? "Static" : ""
    let names = mock.names
    let members = names.type(prefix + "Members")
    if !isStatic { writeUses(of: members, to: &source) }
    let use = names.type("Use")
    let parameter = "\(use): \(names.spelled("_MockUse"))"
    let opening = WrappableLine(
      "\(access)\(isolationEscape)struct \(members)<\(parameter)>: \(names.spelled("_MockMembers"))"
    )
    source.block(opening) { source in
      if !names.typeSuffix.isEmpty {
        let alias = names.fulfilling("Use", of: "_MockMembers", as: use)
        source.line("\(alias)\(access)typealias \(names.type("MembersUse")) = \(use)")
        source.blank()
      }
      writeSelector(to: &source)
      var layout = ConditionalLayout()
      for member in mock.members where member.member.isStatic == isStatic {
        layout.add(under: member.member.conditions, to: &source) { source in
          source.member { $0.add(MatcherMember(member, of: mock)) }
        }
      }
      layout.finish(in: &source)
    }
  }

  /// The types that `stub`, `verify` and `calls` result in.
  private func writeUses(of members: String, to source: inout SourceWriter) {
    let names = mock.names
    let uses = [
      ("Stubs", mock.stubbing), ("Verifies", names.spelled("Verifying")),
      ("Lists", names.spelled("Listing")),
    ]
    for (name, use) in uses {
      let own = names.type(name)
      let alias = names.fulfilling(name, of: "StubVerifyMock", as: own)
      source.line("\(alias)\(access)typealias \(own) = \(members)<\(use)>")
    }
    source.blank()
  }

  private func writeSelector(to source: inout SourceWriter) {
    let name = isStatic ? mock.names.staticSelector : mock.names.selector
    let type = "\(mock.names.spelled("_MemberSelector"))<\(mock.names.type("Use"))>"
    source.line("let \(name): \(type)")
    // The memberwise initializer is for the module alone.
    guard name != "mock" || mock.access == .public else { return }
    source.blank()
    source.block(WrappableLine("\(access)init(mock: \(type))")) {
      $0.line("\(name == "mock" ? "self.mock" : name) = mock")
    }
  }

  private var access: String { mock.accessText }

  /// Keeps the type off the global actor of the mock it is nested in, and off a module's default
  /// one.
  private var isolationEscape: String {
    if case .global = mock.isolation { "nonisolated " } else { "" }
  }
}

extension SourceWriter {
  mutating func add(_ type: MembersType) { type.write(to: &self) }
}
