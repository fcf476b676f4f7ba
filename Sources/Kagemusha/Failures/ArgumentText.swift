/// How arguments show in messages.
package enum ArgumentText {
  /// Longer texts are cut.
  private static let limit = 400

  /// The value as a test would write it, as far as that can be known: strings in quotes, nil as
  /// `nil`.
  package static func describe(_ value: Any) -> String {
    if value is UnrecordedArgument { return "{ … }" }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let wrapped = mirror.children.first?.value else { return "nil" }
      let text = describe(wrapped)
      return nilDepth(wrapped) == nil ? text : ".some(\(text))"
    }
    if let text = value as? any StringProtocol { return cut(String(reflecting: String(text))) }
    if let character = value as? Character { return String(reflecting: character) }
    let text = String(describing: value)
    return text == "(Function)" ? "{ … }" : cut(text)
  }

  private static func cut(_ text: String) -> String {
    let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex)
    guard let end, end < text.endIndex else { return text }
    return text[..<end] + "…"
  }
}
