import DeclarationModel
import MockResolver
import SourceWriting

/// What a mock has for suites that come from Cuckoo.
struct CuckooSection {
  /// The module of the library that the section needs.
  static let module = "CuckooCompatibility"

  private let mock: MockBlueprint
  private let name: String

  init(_ mock: MockBlueprint) {
    self.mock = mock
    name = (mock.enclosingTypes + [mock.name]).map(Identifier.escaped).joined(separator: ".")
  }

  func write(to source: inout SourceWriter) {
    for line in mock.availability { source.line(line) }
    source.block(WrappableLine("extension \(name): CuckooMock")) { source in
      source.line("typealias CuckooStubs = CuckooMembers<Stubbing>")
      source.line("typealias CuckooVerifies = CuckooMembers<Verifying>")
      source.blank()
      let isolation = mock.isolation == .nonisolated ? "" : "nonisolated "
      let opening = WrappableLine("\(isolation)struct CuckooMembers<Use: _MockUse>: _MockMembers")
      source.block(opening) { source in
        source.line("let mock: _MemberSelector<Use>")
        writeMembers(to: &source)
      }
      if let target = ForwardedProtocol(mock) {
        source.blank()
        source.add(DefaultImplementationFunctions(mock, target))
      }
    }
  }

  private func writeMembers(to source: inout SourceWriter) {
    var layout = ConditionalLayout()
    for member in mock.members where !member.member.isStatic {
      layout.add(under: member.member.conditions, to: &source) { source in
        source.member { $0.add(CuckooMember(member, of: mock)) }
      }
    }
    layout.finish(in: &source)
  }
}

extension SourceWriter {
  mutating func add(_ section: CuckooSection) { section.write(to: &self) }
}
