import DeclarationModel

/// Which protocols are mocked.
package struct ProtocolSelection: Sendable, Hashable, Codable {
  /// Globs (`*`, `?`) for protocol names, plain or qualified (`Outer.Delegate`); empty for all.
  package var names: [String]
  /// Globs for protocols that are left out; they win over `names`, and lose to nothing.
  package var excluded: [String]
  /// Whether only marked protocols are mocked.
  package var onlyMarked: Bool
  /// Who must see a protocol for it to be mocked: whoever may see its mock.
  package var access: AccessLevel = .internal

  /// Describes a selection; all protocols unless told otherwise.
  package init(names: [String] = [], excluded: [String] = [], onlyMarked: Bool = false) {
    self.names = names
    self.excluded = excluded
    self.onlyMarked = onlyMarked
  }
}
