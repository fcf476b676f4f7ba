/// What the comments before a declaration say to tools.
package struct ToolComments: Sendable, Hashable, Codable {
  /// What follows `kagemusha:`, one entry a word: `accessors`, `skip`, `mock`.
  package var kagemusha: [String]
  /// What follows `sourcery:`, one entry an annotation in its own spelling: `ignoreProperty`,
  /// `name = "x"`, and with its name spaces `json: key = "x"`; those of `sourcery:begin` … `sourcery:end` blocks included.
  package var sourcery: [String]

  /// Describes comments.
  package init(kagemusha: [String] = [], sourcery: [String] = []) {
    self.kagemusha = kagemusha
    self.sourcery = sourcery
  }
}
