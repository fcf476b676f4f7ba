extension TypeReference {
  /// The type as source, in one canonical spelling.
  package var text: String {
    switch self {
    case .named(let type): type.text
    case .optional(let wrapped): wrapped.primaryText + "?"
    case .implicitlyUnwrapped(let wrapped): wrapped.primaryText + "!"
    case .array(let element): "[\(element.text)]"
    case .inlineArray(let count, let element): "[\(count.text) of \(element.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .tuple(let elements): "(\(elements.map(\.text).joined(separator: ", ")))"
    case .function(let type): type.text
    case .existential(let constraint): "any \(constraint.text)"
    case .opaque(let constraint): "some \(constraint.text)"
    case .composition(let parts): parts.map(\.memberText).joined(separator: " & ")
    case .metatype(let type, let kind): "\(type.primaryText).\(kind.rawValue)"
    case .member(let type, let member): "\(type.primaryText).\(member.text)"
    case .suppressed(let type): "~\(type.primaryText)"
    case .packExpansion(let pattern): "repeat \(pattern.text)"
    case .packElement(let pack): "each \(pack.text)"
    case .specified(let specifiers, let attributes, let type):
      (specifiers.map(\.text) + attributes.map(\.text) + [type.text]).joined(separator: " ")
    case .other(let text): text
    }
  }

  /// The type as source where only a primary type may stand, as before `?`: in parentheses if need
  /// be.
  package var primaryText: String {
    switch self {
    case .function, .existential, .opaque, .composition, .suppressed, .packExpansion, .packElement,
      .specified:
      "(\(text))"
    default: text
    }
  }

  /// The type as source where it is part of a composition.
  private var memberText: String {
    switch self {
    case .function, .existential, .opaque, .packExpansion, .packElement, .specified: "(\(text))"
    default: text
    }
  }
}
