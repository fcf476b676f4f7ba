/// A comment before a protocol that asks for a mock, for what it should have, or for none.
package enum Mark: String, Sendable, Hashable {
  /// `// kagemusha: mock`, `/// @mockable`, `// sourcery: AutoMockable`.
  case mock
  /// `// kagemusha: skip`, `// sourcery: skip`.
  case skip
  /// `// kagemusha: mock, forwarding`: the mock can forward calls to a real object.
  case forwarding
  /// `// kagemusha: mock, recording`: the mock can also record what the real object answers.
  case recording
  /// `// kagemusha: mock, stub-verify`: tests use `stub` and `verify`, besides another style.
  case stubVerify = "stub-verify"
  /// `// kagemusha: mock, spy`: the mock has the variables of Sourcery's `AutoMockable` template.
  case spy
  /// `// kagemusha: mock, handlers`: the mock has the variables of Mockolo.
  case handlers
  /// `// kagemusha: mock, shallow`: no mock of another protocol answers for it.
  case shallow
}

/// What the comments before a declaration say to tools.
package struct ToolComments: Sendable, Hashable {
  /// What follows `kagemusha:`, one entry a word: `accessors`, `skip`, `mock`.
  package var kagemusha: [String]
  /// What follows `sourcery:`, one entry an annotation in its own spelling: `ignoreProperty`,
  /// `name = "x"`, and with its name spaces `json: key = "x"`; those of the line nearest to the
  /// declaration come first, and those of `sourcery:begin` … `sourcery:end` blocks included.
  package var sourcery: [String]

  /// Describes comments.
  package init(kagemusha: [String] = [], sourcery: [String] = []) {
    self.kagemusha = kagemusha
    self.sourcery = sourcery
  }
}
