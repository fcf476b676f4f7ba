/// How a check shows differences.
package enum CheckFormat: String, Sendable, Hashable, CaseIterable {
  /// For people: what is out of date, how, and what to do.
  case text
  /// A unified difference alone, for `git apply`.
  case diff
}
