/// `typealias Handler = (Int) -> Void`.
package struct TypeAliasDeclaration: Sendable, Hashable, Codable {
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
