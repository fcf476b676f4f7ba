/// A text of Sourcery's configuration with the value of the environment variable in it.
///
/// As with Sourcery, only the variable of the first `${NAME}` is looked up, and a name has at least two
/// characters.
struct VariableExpansion: Sendable, Hashable {
  /// The text with the value of the variable; empty if there is none.
  let text: String
  /// The name of the variable that is not set.
  let missing: String?

  /// Expands a text.
  init(_ text: String, _ environment: [String: String]) {
    guard let match = text.firstMatch(of: /\$\{(.\w+)\}/) else {
      self.text = text
      missing = nil
      return
    }
    let value = environment[String(match.1)]
    self.text = value.map { text.replacing(match.0, with: $0) } ?? ""
    missing = value == nil ? String(match.1) : nil
  }
}
