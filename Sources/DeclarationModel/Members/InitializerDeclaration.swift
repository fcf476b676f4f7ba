/// An initializer, such as `init?(app: Application) throws`.
package struct InitializerDeclaration: Sendable, Hashable {
  /// The failability: `init`, `init?` or `init!`.
  package enum Failability: String, Sendable, Hashable {
    case none = "", optional = "?", implicitlyUnwrapped = "!"
  }

  /// The failability.
  package var failability: Failability
  /// The generic parameters.
  package var generics: [GenericParameter]
  /// The parameters.
  package var parameters: [Parameter]
  /// The effects: `async`, `throws`.
  package var effects: Effects
  /// The `where` clause.
  package var requirements: [GenericRequirement]

  /// Creates an initializer.
  package init(
    failability: Failability = .none, generics: [GenericParameter] = [],
    parameters: [Parameter] = [], effects: Effects = Effects()
  ) {
    self.failability = failability
    self.generics = generics
    self.parameters = parameters
    self.effects = effects
    self.requirements = []
  }
}
