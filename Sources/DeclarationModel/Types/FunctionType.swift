/// `@Sendable (inout Int, String...) async throws -> Void`.
package struct FunctionType: Sendable, Hashable {
  /// A parameter of a function type: `_ name: inout String`, `@escaping () -> Void`.
  package struct Parameter: Sendable, Hashable {
    /// The label, as written: `_` alone, where Swift accepts the type; nil for none.
    package var label: String?
    /// The name after the label.
    package var name: String?
    /// `inout`, `sending`; they stand before the attributes.
    package var specifiers: [TypeSpecifier]
    /// Attributes of the parameter: `escaping`, `autoclosure`; all others are the type's.
    package var attributes: [Attribute]
    /// The type.
    package var type: TypeReference
    /// `T...`.
    package var isVariadic: Bool

    /// Describes a parameter without a name.
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

    /// Whether it is passed as `inout`.
    package var isInout: Bool { specifiers.contains(.inout) }

    /// The parameter as source.
    package var text: String {
      var text = ""
      write(to: &text)
      return text
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

  /// What stands before the attributes: `nonisolated(nonsending)` (SE-0461).
  package var specifiers: [TypeSpecifier]
  /// `@Sendable`, `@MainActor`, `@convention(c)`.
  package var attributes: [Attribute]
  /// Parameters.
  package var parameters: [Parameter]
  /// Effects.
  package var effects: Effects
  /// The result.
  package var result: TypeReference

  /// Describes a function type.
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
    text += "("
    text.append(list: parameters) { $0.write(to: &$1) }
    text += ")"
    text += effects.text
    text += " -> "
    result.write(to: &text)
  }
}

/// An element of a tuple type.
package struct TupleElement: Sendable, Hashable {
  /// Its label.
  package var label: String?
  /// Its type.
  package var type: TypeReference

  /// Describes an element.
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
