extension TypeReference {
  /// The type as source, in one canonical spelling.
  package var text: String {
    switch self {
    case .named(let type): type.text
    case .optional(let wrapped): wrapped.primaryText + "?"
    case .implicitlyUnwrapped(let wrapped): wrapped.primaryText + "!"
    case .array(let element): "[\(element.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .tuple(let elements): "(\(elements.map(\.text).joined(separator: ", ")))"
    case .function(let type): type.text
    case .existential(let constraint): "any \(constraint.text)"
    case .opaque(let constraint): "some \(constraint.text)"
    case .composition(let parts): parts.map(\.memberText).joined(separator: " & ")
    case .metatype(let type, let kind): "\(type.primaryText).\(kind)"
    case .suppressed(let type): "~\(type.primaryText)"
    case .pack(let keyword, let pattern): "\(keyword) \(pattern.text)"
    case .specified(let words, let type): (words + [type.text]).joined(separator: " ")
    case .other(let text): text
    }
  }

  /// The type as source where only a primary type may stand, as before `?`: in parentheses if need
  /// be.
  package var primaryText: String {
    switch self {
    case .function, .existential, .opaque, .composition, .suppressed, .pack, .specified:
      "(\(text))"
    default: text
    }
  }

  /// The type as source where it is part of a composition.
  private var memberText: String {
    switch self {
    case .function, .existential, .opaque, .pack, .specified: "(\(text))"
    default: text
    }
  }
}
