import DeclarationModel
import MockResolver
import SourceWriting

/// Writes the part of a mock for suites that come from Cuckoo: an extension, or, for a nested mock,
/// members of its class.
///
///     extension MockClient: CuckooMock {
///       typealias CuckooStubs = CuckooMembers<Stubbing>
///       typealias CuckooVerifies = CuckooMembers<Verifying>
///
///       struct CuckooMembers<Use: _MockUse>: _MockMembers { … }
///
///       func enableDefaultImplementation(_ stub: any Client) { … }
///     }
struct CuckooSection {
  /// The module of the library that the section needs.
  static let module = "CuckooCompatibility"

  private let mock: MockBlueprint

  init(_ mock: MockBlueprint) {
    self.mock = mock
  }

  func write(to source: inout SourceWriter) {
    for line in mock.availability { source.line(line) }
    source.block(WrappableLine("extension \(Identifier.escaped(mock.name)): CuckooMock")) {
      writeMembers(to: &$0)
    }
  }

  /// Writes the content of the extension.
  func writeMembers(to source: inout SourceWriter) {
    source.add(MembersType(mock, .cuckoo))
    if let target = ForwardedProtocol(mock) {
      source.blank()
      source.add(DefaultImplementationFunctions(mock, target))
    }
  }
}

extension SourceWriter {
  mutating func add(_ section: CuckooSection) { section.write(to: &self) }
}
