/// A function type, such as `@Sendable (inout Int, String...) async throws -> Void`.
package struct FunctionType: Sendable, Hashable {
  /// A parameter of a function type: `_ name: inout String`, `@escaping () -> Void`.
  package struct Parameter: Sendable, Hashable {
    /// The label as written, which may be `_`; nil for none.
    package var label: String?
    /// The name after the label.
    package var name: String?
    /// The specifiers before the attributes, such as `inout` and `sending`.
    package var specifiers: [TypeSpecifier]
    /// The attributes of the parameter, such as `escaping` and `autoclosure`; all others belong to
    /// the type.
    package var attributes: [Attribute]
    /// The type.
    package var type: TypeReference
    /// Whether the parameter is variadic: `T...`.
    package var isVariadic: Bool

    /// Creates a parameter without a name.
    package init(
      specifiers: [TypeSpecifier] = [], attributes: [Attribute] = [], type: TypeReference,
      isVariadic: Bool = false
    ) {
      self.label = nil
      self.name = nil
      self.specifiers = specifiers
      self.attributes = attributes
      self.type = type
      self.isVariadic = isVariadic
    }

    /// Whether the parameter is `inout`.
    package var isInout: Bool { specifiers.contains(.inout) }

    /// The parameter as source.
    package var text: String {
      var text = ""
      write(to: &text)
      return text
    }

    /// Whether the parameter is a type called `Void`, and nothing else.
    fileprivate var isPlainVoid: Bool {
      label == nil && name == nil && specifiers.isEmpty && attributes.isEmpty && !isVariadic
        && type.namesVoid
    }

    /// Writes the parameter as source.
    fileprivate func write(to text: inout String) {
      if let label { text += label }
      if let name { text += label == nil ? name : " " + name }
      if label != nil || name != nil { text += ": " }
      for specifier in specifiers { text += specifier.text + " " }
      for attribute in attributes { text += attribute.text + " " }
      type.write(to: &text)
      if isVariadic { text += "..." }
    }
  }

  /// The specifiers before the attributes: `nonisolated(nonsending)` (SE-0461).
  package var specifiers: [TypeSpecifier]
  /// The attributes, such as `@Sendable`, `@MainActor` and `@convention(c)`.
  package var attributes: [Attribute]
  /// The parameters.
  package var parameters: [Parameter]
  /// The effects.
  package var effects: Effects
  /// The type of the result.
  package var result: TypeReference

  /// Creates a function type.
  package init(
    attributes: [Attribute] = [], parameters: [Parameter], effects: Effects = Effects(),
    result: TypeReference
  ) {
    self.specifiers = []
    self.attributes = attributes
    self.parameters = parameters
    self.effects = effects
    self.result = result
  }

  /// Writes the type as source.
  func write(to text: inout String) {
    for specifier in specifiers { text += specifier.text + " " }
    for attribute in attributes { text += attribute.text + " " }
    // With a lone `Void`, the compiler assumes no parameter, and warns.
    let isLoneVoid = parameters.count == 1 && parameters[0].isPlainVoid
    text += isLoneVoid ? "((" : "("
    text.append(list: parameters) { $0.write(to: &$1) }
    text += isLoneVoid ? "))" : ")"
    text += effects.text
    text += " -> "
    result.write(to: &text)
  }
}

/// An element of a tuple type.
package struct TupleElement: Sendable, Hashable {
  /// The label.
  package var label: String?
  /// The type.
  package var type: TypeReference

  /// Creates an element.
  package init(label: String? = nil, type: TypeReference) {
    self.label = label
    self.type = type
  }

  /// Writes the element as source.
  func write(to text: inout String) {
    if let label {
      text += label
      text += ": "
    }
    type.write(to: &text)
  }
}
