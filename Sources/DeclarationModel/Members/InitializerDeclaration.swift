/// `init?(app: Application) throws`.
package struct InitializerDeclaration: Sendable, Hashable {
  /// `init`, `init?`, `init!`.
  package enum Failability: String, Sendable, Hashable {
    case none = "", optional = "?", implicitlyUnwrapped = "!"
  }

  /// `init`, `init?`, `init!`.
  package var failability: Failability
  /// Generic parameters.
  package var generics: [GenericParameter]
  /// Parameters.
  package var parameters: [Parameter]
  /// `async`, `throws`.
  package var effects: Effects
  /// The `where` clause.
  package var requirements: [GenericRequirement]

  /// Describes an initializer.
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
