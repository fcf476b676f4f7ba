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

/// A parameter of a factory.
package struct FactoryParameter: Sendable, Hashable {
  /// What it is for.
  package enum Kind: Sendable, Hashable {
    /// The mock of the protocol of that name.
    case mock(String)
    /// A value of a type that has a factory itself, of that name.
    case layer(String)
    /// Anything else.
    case value
  }

  /// The name, and label.
  package var name: String
  /// The type, as Swift.
  package var type: String
  /// The default, as Swift.
  package var value: String
  /// What it is for.
  package var kind: Kind
  /// The call that makes a layer out of the other parameters, if it needs them.
  package var layerCall: FactoryCall?

  /// What others ask for when they need the same.
  var key: String? {
    switch kind {
    case .mock(let name), .layer(let name): name
    case .value: nil
    }
  }
}

/// A line of a factory: `let deviceDispatcher = DeviceDispatcher()`.
package struct FactoryStep: Sendable, Hashable {
  /// The name of the constant.
  package var name: String
  /// What makes it.
  package var call: FactoryCall
}
