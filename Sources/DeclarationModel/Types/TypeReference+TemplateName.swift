extension TypeReference {
  /// The name of the type in Sourcery: without attributes, and with parentheses inside `?` only
  /// around functions and compositions.
  package var templateName: String {
    switch self {
    case .optional(let wrapped): wrapped.wrappedName + "?"
    case .implicitlyUnwrapped(let wrapped): wrapped.wrappedName + "!"
    case .function(let function): function.templateName
    case .specified(_, _, let type): type.templateName
    default: text
    }
  }

  /// The name of the type inside `?`.
  package var wrappedName: String {
    switch self {
    case .function, .composition: "(\(templateSource))"
    default: templateName
    }
  }

  /// The attributes in front of the type.
  package var ownAttributes: [Attribute] {
    switch self {
    case .function(let function): function.attributes
    case .specified(_, let attributes, let type): attributes + type.ownAttributes
    default: []
    }
  }
}

extension FunctionType {
  /// The type without its attributes, and with Sourcery's names for its parts.
  fileprivate var templateName: String {
    let list = parameters.map(\.templateName).joined(separator: ", ")
    let mapped = effects.mappingTypes { .name($0.templateName) }
    return "(\(list))\(mapped.text) -> \(result.templateSource)"
  }
}

extension FunctionType.Parameter {
  /// The parameter, with Sourcery's name for its type.
  package var templateName: String {
    let names = [label, name].compactMap { $0 }.joined(separator: " ")
    let words = specifiers.map(\.text) + attributes.map(\.text) + [type.templateSource]
    return (names.isEmpty ? "" : "\(names): ") + words.joined(separator: " ")
      + (isVariadic ? "..." : "")
  }
}

extension TypeReference {
  /// The name with the attributes in front.
  package var templateSource: String {
    ownAttributes.map { "\($0.text) " }.joined() + templateName
  }
}
