import DeclarationModel
import MockResolver
import SourceWriting

/// A class that answers every requirement of a protocol with default values, for tests that need
/// somebody to be there, or to subclass.
struct StubClassSection {
  private let mock: MockBlueprint
  private let role: MockClass.Role

  /// - Parameter mock: The mock; an actor has none, since nobody could inherit from it.
  init?(_ mock: MockBlueprint) {
    guard mock.isolation != .instance else { return nil }
    self.mock = mock.renamed(to: mock.protocolName + "Stub")
    role = .stub(isFinal: mock.isFinal)
  }

  func write(to source: inout SourceWriter) {
    if mock.enclosingTypes.isEmpty {
      source.add(MockClass(mock, role: role))
    } else {
      let outer = mock.outerNames.joined(separator: ".")
      for attribute in mock.outerAttributes { source.line(attribute.text) }
      source.block(WrappableLine("extension \(outer)")) { $0.add(MockClass(mock, role: role)) }
    }
  }
}

extension SourceWriter {
  mutating func add(_ section: StubClassSection) { section.write(to: &self) }
}
