import Basics

/// Text in HTML.
enum HTMLText {
  /// Returns a text in which no character has a meaning of its own.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
