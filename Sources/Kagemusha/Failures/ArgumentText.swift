/// How arguments show in messages.
enum ArgumentText {
  /// Longer texts are cut.
  private static let limit = 400

  /// The value as a test would write it, as far as that can be known: strings in quotes, nil as
  /// `nil`.
  static func describe(_ value: Any) -> String {
    if isNil(value) { return "nil" }
    if value is UnrecordedArgument { return "{ … }" }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional, let wrapped = mirror.children.first {
      return describe(wrapped.value)
    }
    if let text = value as? String { return cut(String(reflecting: text)) }
    let text = String(describing: value)
    return text == "(Function)" ? "{ … }" : cut(text)
  }

  private static func cut(_ text: String) -> String {
    text.count <= limit ? text : text.prefix(limit) + "…"
  }
}
