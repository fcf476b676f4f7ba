import DeclarationModel

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
