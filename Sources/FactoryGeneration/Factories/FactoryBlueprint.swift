import DeclarationModel

/// The factory of one type.
package struct FactoryBlueprint: Sendable, Hashable {
  /// The names of the types that it is nested in, and its own.
  package var path: [String]
  /// Where the type is declared.
  package var position: SourcePosition
  /// The parameters, in the order in which they are first needed.
  package var parameters: [FactoryParameter] = []
  /// The layers that are made of other parameters if they are not passed, in order.
  package var layerOrder: [FactoryParameter] = []
  /// What is made before, in order.
  package var steps: [FactoryStep] = []
  /// The call that makes the value.
  package var result = FactoryCall(callee: "", arguments: [], effects: Effects())
  /// What a call of it may do besides.
  package var effects = Effects()
  /// The global actor that it runs on.
  package var isolation: Attribute?
  /// `@available(…)` of the type and those around it, for the extension.
  package var outerAvailability: [Attribute] = []
  /// `@available(…)` of what it is made of.
  package var availability: [Attribute] = []
  /// The `#if` clauses around the type, outermost first.
  package var conditions: [ConditionalClause] = []
  /// Who may call it.
  package var access = AccessLevel.internal
  /// The files that its types come from, sorted.
  package var sources: [String] = []
  /// The classes of which it makes one of its own.
  var ownInstances: Set<String> = []

  /// `Environment.Flux`.
  package var name: String { path.joined(separator: ".") }
}
