/// A mark in a comment before a protocol: it asks for a mock, for a feature of the mock, or for no
/// mock.
package enum Mark: String, Sendable, Hashable {
  /// `// kagemusha: mock`, `/// @mockable`, `// sourcery: AutoMockable`.
  case mock
  /// `// kagemusha: skip`, `// sourcery: skip`.
  case skip
  /// `// kagemusha: mock, forwarding`: the mock can forward calls to a real object.
  case forwarding
  /// `// kagemusha: mock, recording`: the mock can also record the answers of the real object.
  case recording
  /// `// kagemusha: mock, stub-verify`: tests use `stub` and `verify`, in addition to another
  /// style.
  case stubVerify = "stub-verify"
  /// `// kagemusha: mock, spy`: the mock has the variables of Sourcery's `AutoMockable` template.
  case spy
  /// `// kagemusha: mock, handlers`: the mock has the variables of Mockolo.
  case handlers
  /// `// kagemusha: mock, shallow`: no mock of another protocol answers for it.
  case shallow
}

/// The annotations for tools in the comments before a declaration.
package struct ToolComments: Sendable, Hashable {
  /// The words after `kagemusha:`, such as `accessors`, `skip` and `mock`.
  package var kagemusha: [String]
  /// The annotations after `sourcery:` as written, such as `ignoreProperty`, `name = "x"`, and,
  /// with name spaces, `json: key = "x"`. Those of the line nearest to the declaration come first;
  /// those of `sourcery:begin` … `sourcery:end` blocks are included.
  package var sourcery: [String]
  /// The annotations of the blocks and the file around the declaration, which its parameters have, too.
  package var surrounding: [String] = []

  /// Creates annotations.
  package init(kagemusha: [String] = [], sourcery: [String] = []) {
    self.kagemusha = kagemusha
    self.sourcery = sourcery
  }
}
