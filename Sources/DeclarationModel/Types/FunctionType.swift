/// `@Sendable (inout Int, String...) async throws -> Void`.
package struct FunctionType: Sendable, Hashable, Codable {
  /// A parameter of a function type: `_ name: inout String`, `@escaping () -> Void`.
  package struct Parameter: Sendable, Hashable, Codable {
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

    /// As source.
    package var text: String {
      let names = [label, name].compactMap { $0 }
      let before = names.isEmpty ? "" : names.joined(separator: " ") + ": "
      let words = specifiers.map(\.text) + attributes.map(\.text) + [type.text]
      return before + words.joined(separator: " ") + (isVariadic ? "..." : "")
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

  /// As source.
  package var text: String {
    let parameters = parameters.map(\.text).joined(separator: ", ")
    let signature = "(\(parameters))\(effects.text) -> \(result.text)"
    return (specifiers.map(\.text) + attributes.map(\.text) + [signature]).joined(separator: " ")
  }
}

/// An element of a tuple type.
package struct TupleElement: Sendable, Hashable, Codable {
  /// Its label.
  package var label: String?
  /// Its type.
  package var type: TypeReference

  /// Describes an element.
  package init(label: String? = nil, type: TypeReference) {
    self.label = label
    self.type = type
  }

  /// As source.
  package var text: String { (label.map { "\($0): " } ?? "") + type.text }
}
