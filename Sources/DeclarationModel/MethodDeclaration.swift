/// `func send<T: Request>(_ request: T) async throws -> T.Response`.
package struct MethodDeclaration: Sendable, Hashable, Codable {
  /// The base name, without backticks; an operator's characters for an operator.
  package var name: String
  /// Generic parameters.
  package var generics: [GenericParameter]
  /// Parameters.
  package var parameters: [Parameter]
  /// `async`, `throws`.
  package var effects: Effects
  /// The result; nil for none written.
  package var result: TypeReference?
  /// The `where` clause.
  package var requirements: [GenericRequirement]

  /// Describes a method.
  package init(
    name: String, generics: [GenericParameter] = [], parameters: [Parameter] = [],
    effects: Effects = Effects(), result: TypeReference? = nil
  ) {
    self.name = name
    self.generics = generics
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.requirements = []
  }

  /// Whether the name is made of operator characters.
  package var isOperator: Bool {
    name.first.map { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") } ?? false
  }
}
