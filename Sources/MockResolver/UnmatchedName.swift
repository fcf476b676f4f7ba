/// A name or glob that was asked for and that no protocol has.
package struct UnmatchedName: Sendable, Hashable, Codable {
  /// As it was asked for.
  package var glob: String
  /// The name that is most like it, if one is.
  package var suggestion: String?

  /// Describes a name that matches nothing.
  package init(glob: String, suggestion: String? = nil) {
    self.glob = glob
    self.suggestion = suggestion
  }

  /// What is wrong, and what to do.
  package var message: String { ResolverMessages.noMatch(glob, suggestion: suggestion) }
}
