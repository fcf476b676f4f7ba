/// An associated type, such as `associatedtype Element: Hashable = String where Element.ID == Int`.
package struct AssociatedTypeDeclaration: Sendable, Hashable {
  /// The name, without backticks.
  package var name: String
  /// The types after the colon.
  package var inheritance: [TypeReference]
  /// The default type.
  package var defaultType: TypeReference?
  /// The `where` clause.
  package var requirements: [GenericRequirement]

  /// Creates an associated type.
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

/// A type alias, such as `typealias Handler = (Int) -> Void`.
package struct TypeAliasDeclaration: Sendable, Hashable {
  /// The name, without backticks.
  package var name: String
  /// The generic parameters.
  package var generics: [GenericParameter]
  /// The underlying type.
  package var type: TypeReference
  /// The annotations for tools in the comments before the alias.
  package var comments = ToolComments()
  /// The lines of the documentation comment, without `///`.
  package var documentation: [String] = []

  /// Creates an alias.
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
  /// The access level.
  package var access: AccessLevel
  /// The `#if` clauses around the alias, outermost first.
  package var conditions: [ConditionalClause] = []

  /// Creates an alias.
  package init(_ declaration: TypeAliasDeclaration, access: AccessLevel = .internal) {
    self.declaration = declaration
    self.access = access
  }
}
