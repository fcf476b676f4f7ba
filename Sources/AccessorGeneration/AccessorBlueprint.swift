import DeclarationModel

/// The accessors of one type.
package struct AccessorBlueprint: Sendable, Hashable {
  /// The names of the enclosing types and of the type, without backticks.
  package var path: [String]
  /// The position of the declaration of the type.
  package var position: SourcePosition
  /// The names of the generic parameters.
  package var generics: [String]
  /// Whether subclasses have the accessors, too: the type is a class that is not final.
  package var isInheritable: Bool
  /// Whether the type needs a conformance to `PrivatePropertyAccessible`; a subclass of a type with
  /// the conformance must not repeat it.
  package var needsConformance: Bool
  /// The `@available(…)` attributes.
  package var availability: [Attribute]
  /// The `#if` clauses around the type, outermost first.
  package var conditions: [ConditionalClause]
  /// The accessors, in the order of the properties.
  package var properties: [AccessorProperty]

  /// The qualified name, such as `Outer.Inner`.
  package var name: String { path.joined(separator: ".") }
}

/// The accessor of one stored property.
package struct AccessorProperty: Sendable, Hashable {
  /// The type of a property, as far as it is known.
  package enum Kind: Sendable, Hashable {
    /// The type is declared or inferred, and tests can name it.
    case typed(TypeReference)
    /// The type is unknown; the test must specify it.
    case unknown
    /// The type is known, but tests cannot name it.
    case unnameable(TypeReference)
  }

  /// The name of the property, without backticks.
  package var name: String
  /// The type of the property.
  package var kind: Kind
  /// The `#if` clauses around the property inside the type, outermost first.
  package var conditions: [ConditionalClause]
}
