/// A line of a difference.
package struct DiffLine: Sendable, Hashable {
  /// The side of a line.
  package enum Kind: Sendable, Hashable {
    /// The line is in both texts.
    case shared
    /// The line is only in the old text.
    case removed
    /// The line is only in the new text.
    case added
  }

  /// The side.
  package var kind: Kind
  /// The text, without the line break.
  package var text: String
  /// Whether the line is the last one, and has no line break.
  package var lacksNewline: Bool

  /// The line in a unified difference.
  package var unified: String {
    let sign =
      switch kind {
      case .shared: " "
      case .removed: "-"
      case .added: "+"
      }
    return sign + text + "\n" + (lacksNewline ? "\\ No newline at end of file\n" : "")
  }
}
