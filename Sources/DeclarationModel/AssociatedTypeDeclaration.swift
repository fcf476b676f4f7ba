/// `associatedtype Element: Hashable = String where Element.ID == Int`.
package struct AssociatedTypeDeclaration: Sendable, Hashable, Codable {
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
