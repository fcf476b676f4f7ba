import DeclarationModel

/// The mock of a protocol, as far as a factory must know it.
package struct ProtocolMock: Sendable, Hashable {
  /// The full name of the protocol.
  package var protocolName: String
  /// The full name of the mock.
  package var name: String
  /// Its generic parameters, which are the protocol's associated types.
  package var generics: [String]
  /// Whether it can be made with a mode alone.
  package var isPlain: Bool
  /// `@available(…)`.
  package var availability: [Attribute]
  /// Why there is none, in words; nothing if there is one.
  package var obstacle: String?

  /// Describes a mock that is made with a mode alone.
  package init(of protocolName: String, named name: String) {
    self.protocolName = protocolName
    self.name = name
    self.generics = []
    self.isPlain = true
    self.availability = []
    self.obstacle = nil
  }
}
