/// What no sensible template exceeds.
enum RenderLimits {
  /// Bytes of rendered text.
  static let size = 16 << 20
  /// Files that include each other.
  static let includeDepth = 16
  /// Macros that call each other.
  static let callDepth = 64
  /// Tags inside tags, and parentheses inside parentheses.
  static let nesting = 64
  /// Tags that are rendered, each time they are.
  static let steps = 20_000_000
  /// Elements of a range.
  static let range = 100_000
}
