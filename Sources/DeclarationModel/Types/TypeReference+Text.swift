extension TypeReference {
  /// The type as source, in one canonical spelling.
  package var text: String {
    // Most types are a name, which needs no copy.
    if case .named(let type) = self { return type.text }
    var text = ""
    write(to: &text)
    return text
  }

  /// The type as source where the grammar allows only a primary type, as before `?`: in parentheses
  /// if necessary.
  package var primaryText: String {
    if case .named(let type) = self { return type.text }
    var text = ""
    writePrimary(to: &text)
    return text
  }

  /// Writes the type as source.
  package func write(to text: inout String) {
    switch self {
    case .named(let type): type.write(to: &text)
    case .optional(let wrapped):
      wrapped.writePrimary(to: &text)
      text += "?"
    case .implicitlyUnwrapped(let wrapped):
      wrapped.writePrimary(to: &text)
      text += "!"
    case .array(let element):
      text += "["
      element.write(to: &text)
      text += "]"
    case .inlineArray(let count, let element):
      text += "["
      count.write(to: &text)
      text += " of "
      element.write(to: &text)
      text += "]"
    case .dictionary(let key, let value):
      text += "["
      key.write(to: &text)
      text += ": "
      value.write(to: &text)
      text += "]"
    case .tuple(let elements):
      text += "("
      text.append(list: elements) { $0.write(to: &$1) }
      text += ")"
    case .function(let type): type.write(to: &text)
    case .existential(let constraint):
      text += "any "
      constraint.write(to: &text)
    case .opaque(let constraint):
      text += "some "
      constraint.write(to: &text)
    case .composition(let parts):
      text.append(list: parts, separator: " & ") { part, text in
        part.write(to: &text, inParentheses: part.isCompound && !part.isPartOfComposition)
      }
    case .metatype(let type, let kind):
      type.writePrimary(to: &text)
      text += "."
      text += kind.rawValue
    case .member(let type, let member):
      type.writePrimary(to: &text)
      text += "."
      member.write(to: &text)
    case .suppressed(let type):
      text += "~"
      type.writePrimary(to: &text)
    case .packExpansion(let pattern):
      text += "repeat "
      pattern.write(to: &text)
    case .packElement(let pack):
      text += "each "
      pack.write(to: &text)
    case .specified(let specifiers, let attributes, let type):
      for specifier in specifiers { text += specifier.text + " " }
      for attribute in attributes { text += attribute.text + " " }
      type.write(to: &text)
    case .other(let written): text += written
    }
  }

  private func writePrimary(to text: inout String) {
    write(to: &text, inParentheses: isCompound)
  }

  private func write(to text: inout String, inParentheses: Bool) {
    if inParentheses { text += "(" }
    write(to: &text)
    if inParentheses { text += ")" }
  }

  /// Whether the type needs parentheses where only a primary type is allowed.
  private var isCompound: Bool {
    switch self {
    case .function, .existential, .opaque, .composition, .suppressed, .packExpansion, .packElement,
      .specified:
      true
    default: false
    }
  }

  /// Whether the type is a compound that needs no parentheses in a composition.
  private var isPartOfComposition: Bool {
    switch self {
    case .composition, .suppressed: true
    default: false
    }
  }
}

extension String {
  /// Appends the elements by `write`, with a separator between them.
  mutating func append<Element>(
    list: [Element], separator: String = ", ", _ write: (Element, inout String) -> Void
  ) {
    var isFirst = true
    for element in list {
      if !isFirst { self += separator }
      isFirst = false
      write(element, &self)
    }
  }
}
