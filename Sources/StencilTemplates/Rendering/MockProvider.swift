import DeclarationModel
import MockResolver

/// A provider of the mocks that templates print with `{{ type|mock }}`.
package protocol MockProvider: Sendable {
  /// Returns the mocks of the protocols of one qualified name.
  mutating func mocks(of qualifiedName: String) -> ProvidedMocks
}

/// The mocks of the protocols of one name.
package struct ProvidedMocks: Sendable, Hashable {
  /// The mocks: several if they exclude each other by `#if`, none if none can be made.
  package var mocks: [MockBlueprint]
  /// The reasons why there are none.
  package var diagnostics: [Diagnostic]
  /// The files whose members must be read before there can be mocks.
  package var unreadFiles: Set<String>

  /// Creates the mocks of a name.
  package init(
    mocks: [MockBlueprint] = [], diagnostics: [Diagnostic] = [], unreadFiles: Set<String> = []
  ) {
    self.mocks = mocks
    self.diagnostics = diagnostics
    self.unreadFiles = unreadFiles
  }
}

/// A provider for templates that print no mocks.
package struct NoMocks: MockProvider {
  /// Creates the provider.
  package init() {}

  package func mocks(of qualifiedName: String) -> ProvidedMocks { ProvidedMocks() }
}
