/// Which protocols are mocked.
package struct ProtocolSelection: Sendable, Hashable, Codable {
  /// Globs (`*`, `?`) for protocol names, plain or qualified (`Outer.Delegate`); empty for all.
  package var names: [String]
  /// Globs for protocols that are left out; they win over `names`, and lose to nothing.
  package var excluded: [String]
  /// Whether only marked protocols are mocked.
  package var onlyMarked: Bool

  /// Describes a selection; all protocols unless told otherwise.
  package init(names: [String] = [], excluded: [String] = [], onlyMarked: Bool = false) {
    self.names = names
    self.excluded = excluded
    self.onlyMarked = onlyMarked
  }
}
