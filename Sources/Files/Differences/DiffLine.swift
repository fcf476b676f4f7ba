/// A line of a difference.
package struct DiffLine: Sendable, Hashable {
  /// The side of a line.
  package enum Kind: Sendable, Hashable {
    /// The line is in both texts.
    case shared
    /// The line is in the old text alone.
    case removed
    /// The line is in the new text alone.
    case added
  }

  /// The side.
  package var kind: Kind
  /// The text, without its end.
  package var text: String
  /// Whether it is a last line without an end.
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
