/// Why a pattern cannot name mocks.
package enum InvalidMockNaming: Error, Sendable, Hashable {
  /// It has neither `{name}` nor `{base}`, so that all mocks would have one name.
  case noPlaceholder(pattern: String)
  /// What it makes of a name is no Swift identifier.
  case notAnIdentifier(pattern: String)
}
