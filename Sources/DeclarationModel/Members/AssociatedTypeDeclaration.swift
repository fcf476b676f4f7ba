/// `associatedtype Element: Hashable = String where Element.ID == Int`.
package struct AssociatedTypeDeclaration: Sendable, Hashable {
  /// The name, without backticks.
  package var name: String
  /// What follows the colon.
  package var inheritance: [TypeReference]
  /// The default.
  package var defaultType: TypeReference?
  /// The `where` clause.
  package var requirements: [GenericRequirement]

  /// Describes an associated type.
  package init(
    name: String, inheritance: [TypeReference] = [], defaultType: TypeReference? = nil,
    requirements: [GenericRequirement] = []
  ) {
    self.name = name
    self.inheritance = inheritance
    self.defaultType = defaultType
    self.requirements = requirements
  }
}

/// `typealias Handler = (Int) -> Void`.
package struct TypeAliasDeclaration: Sendable, Hashable {
  /// The name, without backticks.
  package var name: String
  /// Generic parameters.
  package var generics: [GenericParameter]
  /// What it stands for.
  package var type: TypeReference

  /// Describes an alias.
  package init(name: String, generics: [GenericParameter] = [], type: TypeReference) {
    self.name = name
    self.generics = generics
    self.type = type
  }
}

/// A type alias outside of types.
package struct GlobalTypeAlias: Sendable, Hashable {
  /// The alias.
  package var declaration: TypeAliasDeclaration
  /// Who may see it.
  package var access: AccessLevel
  /// The `#if` clauses around it, outermost first.
  package var conditions: [ConditionalClause] = []

  /// Describes an alias.
  package init(_ declaration: TypeAliasDeclaration, access: AccessLevel = .internal) {
    self.declaration = declaration
    self.access = access
  }
}
