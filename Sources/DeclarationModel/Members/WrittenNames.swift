/// The names that mocks in the style of other tools derive from a requirement as written, before
/// the mock's types replace the protocol's.
package struct WrittenNames: Sendable, Hashable {
  /// The prefix of the variables in Sourcery's `AutoMockable` template: `loadIdIntString`.
  package var spy: String
  /// The base name in Mockolo, and the parts that Mockolo appends one by one to distinguish
  /// overloads: `load`, `Id`, `Int`, `String`.
  package var handlerParts: [String]
  /// Whether a parent of the mocked protocol declares the requirement.
  package var isInherited: Bool

  /// Creates names.
  package init(spy: String, handlerParts: [String], isInherited: Bool) {
    self.spy = spy
    self.handlerParts = handlerParts
    self.isInherited = isInherited
  }
}
