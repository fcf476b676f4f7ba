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

  func write(to source: inout SourceText) {
    let prefix = isStatic ? "Static" : ""
    source.line("typealias \(prefix)Stubs = \(prefix)Members<\(mock.stubbing)>")
    source.line("typealias \(prefix)Verifies = \(prefix)Members<Verifying>")
    source.line("typealias \(prefix)Lists = \(prefix)Members<Listing>")
    source.blank()
    let opening = Statement("\(isolationEscape)struct \(prefix)Members<Use: MockUse>: MockMembers")
    source.block(opening) { source in
      source.line("let mock: MemberSelector<Use>")
      var layout = ConditionalLayout()
      for member in mock.members where member.member.isStatic == isStatic {
        layout.add(under: member.member.conditions, to: &source) { source in
          source.blank()
          source.add(MatchedMember(member, of: mock))
        }
      }
      layout.finish(in: &source)
    }
  }

  /// Keeps the type off the global actor of the mock it is nested in, and off a module's default
  /// one.
  private var isolationEscape: String {
    if case .global = mock.isolation { "nonisolated " } else { "" }
  }
}

extension SourceText {
  mutating func add(_ type: MembersType) { type.write(to: &self) }
}
