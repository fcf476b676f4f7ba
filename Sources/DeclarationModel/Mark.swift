/// A comment before a protocol that asks for a mock, for what it should have, or for none.
package enum Mark: String, Sendable, Hashable, Codable {
  /// `// kagemusha: mock`, `/// @mockable`, `// sourcery: AutoMockable`.
  case mock
  /// `// kagemusha: skip`, `// sourcery: skip`.
  case skip
  /// `// kagemusha: mock, forwarding`: the mock can forward calls to a real object.
  case forwarding
  /// `// kagemusha: mock, recording`: the mock can also record what the real object answers.
  case recording
  /// `// kagemusha: mock, shallow`: no mock of another protocol answers for it.
  case shallow
}
