/// A subscript, such as `subscript(row row: Int, column: Int) -> Cell { get set }`.
package struct SubscriptDeclaration: Sendable, Hashable {
  /// The generic parameters.
  package var generics: [GenericParameter]
  /// The parameters. A `label` is nil unless it is written in addition to the name (`row row:
  /// Int`).
  package var parameters: [Parameter]
  /// The type of the element.
  package var result: TypeReference
  /// The `where` clause.
  package var requirements: [GenericRequirement]
  /// The accessors.
  package var accessors: Accessors

  /// Creates a subscript.
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
