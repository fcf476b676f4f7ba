/// A type alias outside of types.
package struct GlobalTypeAlias: Sendable, Hashable, Codable {
  /// The alias.
  package var declaration: TypeAliasDeclaration
  /// Who may see it.
  package var access: AccessLevel

  /// Describes an alias.
  package init(_ declaration: TypeAliasDeclaration, access: AccessLevel = .internal) {
    self.declaration = declaration
    self.access = access
  }
}
