/// `subscript(row row: Int, column: Int) -> Cell { get set }`.
package struct SubscriptDeclaration: Sendable, Hashable {
  /// Generic parameters.
  package var generics: [GenericParameter]
  /// Parameters. A subscript's `label` is nil unless it is written twice (`row row: Int`).
  package var parameters: [Parameter]
  /// The element.
  package var result: TypeReference
  /// The `where` clause.
  package var requirements: [GenericRequirement]
  /// Its accessors.
  package var accessors: Accessors

  /// Describes a subscript.
  package init(
    generics: [GenericParameter] = [], parameters: [Parameter], result: TypeReference,
    accessors: Accessors = Accessors()
  ) {
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.requirements = []
    self.accessors = accessors
  }
}
