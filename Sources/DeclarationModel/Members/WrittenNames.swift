/// The names that mocks in the style of other tools derive from a requirement as it is written, before the
/// mock's types take the place of the protocol's.
package struct WrittenNames: Sendable, Hashable {
  /// The prefix that Sourcery's `AutoMockable` template gives to its variables: `loadIdIntString`.
  package var spy: String
  /// The base name by which Mockolo knows it, and what Mockolo appends to it, part by part, to tell overloads
  /// apart: `load`, `Id`, `Int`, `String`.
  package var handlerParts: [String]
  /// Whether a parent of the mocked protocol declares it.
  package var isInherited: Bool

  /// Creates names.
  package init(spy: String, handlerParts: [String], isInherited: Bool) {
    self.spy = spy
    self.handlerParts = handlerParts
    self.isInherited = isInherited
  }
}
