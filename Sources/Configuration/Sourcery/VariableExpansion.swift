import Basics

/// A text of Sourcery's configuration with an environment variable expanded.
///
/// As in Sourcery, only the variable of the first `${NAME}` is looked up, and a name has at least two characters.
struct VariableExpansion: Sendable, Hashable {
  /// The text with the value of the variable; empty if the variable is not set.
  let text: String
  /// The name of the variable, if it is not set.
  let missing: String?

  /// Expands a text.
  init(_ text: String, _ environment: [String: String]) {
    guard let name = Self.firstName(in: text) else {
      self.text = text
      missing = nil
      return
    }
    let value = environment[name]
    self.text = value.map { text.replacing("${\(name)}", with: $0) } ?? ""
    missing = value == nil ? name : nil
  }

  /// Returns the name of the first variable: any character, followed by letters, digits or `_`.
  private static func firstName(in text: String) -> String? {
    var rest = text[...]
    while let start = rest.firstRange(of: "${") {
      rest = rest[start.upperBound...]
      let end = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
      let name = rest[..<end.startIndex]
      if end.first == "}", name.count > 1, name.first?.isNewline == false { return String(name) }
    }
    return nil
  }
}
