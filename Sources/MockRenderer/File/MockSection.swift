import DeclarationModel
import MockResolver
import SourceWriting

/// One mock: its class, inside the types it is nested in, and the functions for its static side.
struct MockSection {
  private let mock: MockBlueprint

  init(_ mock: MockBlueprint) {
    self.mock = mock
  }

  func write(to source: inout SourceText) {
    let name = (mock.enclosingTypes + [mock.protocolName]).joined(separator: ".")
    source.line("// MARK: - \(name)")
    source.blank()
    if mock.enclosingTypes.isEmpty {
      source.add(MockClass(mock))
    } else {
      let outer = mock.enclosingTypes.map(Identifier.escaped).joined(separator: ".")
      for attribute in mock.outerAttributes { source.line(attribute.text) }
      source.block(Statement("extension \(outer)")) { $0.add(MockClass(mock)) }
    }
    if mock.members.contains(where: \.member.isStatic) {
      source.blank()
      source.add(StaticFunctions(mock))
    }
    if mock.extras.contains(.cuckoo) {
      source.blank()
      source.add(CuckooSection(mock))
    }
    if mock.extras.contains(.stubClass), let stub = StubClassSection(mock) {
      source.blank()
      source.add(stub)
    }
  }
}

extension SourceText {
  mutating func add(_ section: MockSection) { section.write(to: &self) }
}
