/// A comment before a protocol that asks for a mock, or asks for none.
package enum Mark: String, Sendable, Hashable, Codable {
  /// `// kagemusha: mock`, `/// @mockable`, `// sourcery: AutoMockable`.
  case mock
  /// `// kagemusha: skip`, `// sourcery: skip`.
  case skip
}
