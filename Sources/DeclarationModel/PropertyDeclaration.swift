/// `var name: String { get async throws }`.
package struct PropertyDeclaration: Sendable, Hashable, Codable {
  /// The name, without backticks.
  package var name: String
  /// The type.
  package var type: TypeReference
  /// Its accessors.
  package var accessors: Accessors

  /// Describes a property.
  package init(name: String, type: TypeReference, accessors: Accessors = Accessors()) {
    self.name = name
    self.type = type
    self.accessors = accessors
  }
}
