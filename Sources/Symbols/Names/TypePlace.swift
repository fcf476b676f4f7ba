import DeclarationModel

/// A place where types are written, for which they are compared.
package struct TypePlace: Sendable {
  /// The scopes in which names are looked up; the first that knows a name counts.
  package var scopes: [NameScope]
  /// The types in place of associated types: `Item`, and what it is bound to.
  package var associatedTypes: [String: TypeReference]
  /// The modules whose names may stand before those of types that no file declares.
  package var modules: Set<String>

  /// Creates a place.
  package init(
    scopes: [NameScope], associatedTypes: [String: TypeReference] = [:],
    modules: Set<String> = []
  ) {
    self.scopes = scopes
    self.associatedTypes = associatedTypes
    self.modules = modules
  }
}
