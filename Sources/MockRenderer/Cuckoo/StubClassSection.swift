import DeclarationModel
import MockResolver
import SourceWriting

/// Writes a class that answers every requirement of a protocol, or every member of a class, with default values, for tests
/// that only need an object, or subclass it.
///
///     nonisolated class ClientStub: Client {
///       private let mock: MockCore
///
///       init(file: StaticString = #filePath, line: UInt = #line) {
///         mock = MockCore("ClientStub", .lenient, file, line, MockFailureReporter.self)
///       }
///
///       var limit: Int { get { mock._get() } set { mock._set(newValue) } }
///       func cached(id: Int) -> User? { return mock._call(id) }
///     }
struct StubClassSection {
  private let mock: MockBlueprint
  private let role: MockClass.Role

  /// Creates the writer of a stub class; nil for an actor, which cannot be subclassed.
  ///
  /// - Parameter mock: The mock of the protocol or class.
  init?(_ mock: MockBlueprint) {
    guard mock.isolation != .instance else { return nil }
    self.mock = mock.renamed(to: mock.stubName)
    role = .stub(isFinal: mock.isFinal)
  }

  func write(to source: inout SourceWriter) {
    source.inOuterType(of: mock) { $0.add(MockClass(mock, role: role)) }
    source.addSendability(of: mock)
  }
}

extension SourceWriter {
  mutating func add(_ section: StubClassSection) { section.write(to: &self) }
}
