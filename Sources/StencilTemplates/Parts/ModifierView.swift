import DeclarationModel

/// A modifier: `{% for modifier in method.modifiers %}`.
struct ModifierView: TemplateView {
  static let noun = "modifier"

  let text: String
  let session: RenderSession
  var description: String { text }

  /// The word before the parentheses.
  private var name: String { String(text.prefix { $0 != "(" }) }

  /// The text between the parentheses; nil if there is none.
  private var detail: String? {
    text.hasSuffix(")") ? String(text.dropFirst(name.count + 1).dropLast()) : nil
  }

  static let properties: [String: @Sendable (ModifierView) -> any TemplateConvertible] = [
    "name": { $0.name },
    "detail": { $0.detail },
    "asSource": { $0.text },
  ]

  /// Returns the modifiers as templates see them.
  static func list(_ modifiers: [Modifier], _ session: RenderSession) -> [ModifierView] {
    modifiers.map { ModifierView(text: $0.text, session: session) }
  }
}
