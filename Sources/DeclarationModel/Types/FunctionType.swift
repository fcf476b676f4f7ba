/// `@Sendable (inout Int, String...) async throws -> Void`.
package struct FunctionType: Sendable, Hashable, Codable {
  /// A parameter of a function type.
  package struct Parameter: Sendable, Hashable, Codable {
    /// `inout`, `@escaping`, `sending`, `_ name:` as written, each followed by a space.
    package var prefix: String
    /// The type.
    package var type: TypeReference
    /// `T...`.
    package var isVariadic: Bool

    /// Describes a parameter.
    package init(prefix: String = "", type: TypeReference, isVariadic: Bool = false) {
      self.prefix = prefix
      self.type = type
      self.isVariadic = isVariadic
    }

    /// As source.
    package var text: String { prefix + type.text + (isVariadic ? "..." : "") }
  }

  /// What stands before the attributes: `nonisolated(nonsending)` (SE-0461).
  package var specifiers: [String]
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
    return (specifiers + attributes.map(\.text) + [signature]).joined(separator: " ")
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
