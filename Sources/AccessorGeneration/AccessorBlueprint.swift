import DeclarationModel

/// The accessors that one type gets.
package struct AccessorBlueprint: Sendable, Hashable, Codable {
  /// The names of the types that it is nested in, and its own, without backticks.
  package var path: [String]
  /// Where the type is declared.
  package var position: SourcePosition
  /// The names of its generic parameters.
  package var generics: [String]
  /// Whether subclasses have the accessors, too: it is a class, and not final.
  package var isInheritable: Bool
  /// Whether it must be made to conform to `PrivatePropertyAccessible`; a subclass of a type that
  /// does must not.
  package var needsConformance: Bool
  /// `@available(…)`.
  package var availability: [Attribute]
  /// The `#if` clauses around it, outermost first.
  package var conditions: [ConditionalClause]
  /// The accessors, in the order of the properties.
  package var properties: [AccessorProperty]

  /// `Outer.Inner`.
  package var name: String { path.joined(separator: ".") }
}

/// The accessor of one stored property.
package struct AccessorProperty: Sendable, Hashable, Codable {
  /// What is known of a property's type.
  package enum Kind: Sendable, Hashable, Codable {
    /// It is declared, or evident, and tests can name it.
    case typed(TypeReference)
    /// The test must say what it is.
    case unknown
    /// It is this type, which tests cannot name.
    case unnameable(TypeReference)
  }

  /// The property's name, without backticks.
  package var name: String
  /// What is known of its type.
  package var kind: Kind
  /// The `#if` clauses around it inside the type, outermost first.
  package var conditions: [ConditionalClause]
}
