import DeclarationModel

/// The factory of one type.
package struct FactoryBlueprint: Sendable, Hashable {
  /// The names of the enclosing types and of the type.
  package var path: [String]
  /// The position of the declaration of the type.
  package var position: SourcePosition
  /// The parameters, in the order of their first use.
  package var parameters: [FactoryParameter] = []
  /// The layers that are made from other parameters if they are not passed, in order.
  package var layerOrder: [FactoryParameter] = []
  /// The constants that are declared before the result, in order.
  package var steps: [FactoryStep] = []
  /// The call that makes the value.
  package var result = FactoryCall(callee: "", arguments: [], effects: Effects())
  /// The effects of a call of the factory.
  package var effects = Effects()
  /// The global actor that the factory is isolated to.
  package var isolation: Attribute?
  /// The `@available(…)` attributes of the type and the types around it, for the extension.
  package var outerAvailability: [Attribute] = []
  /// The `@available(…)` attributes of the types that the factory uses.
  package var availability: [Attribute] = []
  /// The `#if` clauses around the type, outermost first.
  package var conditions: [ConditionalClause] = []
  /// The access level of the factory.
  package var access = AccessLevel.internal
  /// The files that declare its types, sorted.
  package var sources: [String] = []
  /// The classes of which the factory creates an instance.
  var ownInstances: Set<String> = []

  /// The qualified name, such as `Environment.Flux`.
  package var name: String { path.joined(separator: ".") }
}

/// A parameter of a factory.
package struct FactoryParameter: Sendable, Hashable {
  /// The purpose of a parameter.
  package enum Kind: Sendable, Hashable {
    /// The mock of a protocol, by the protocol's name.
    case mock(String)
    /// A value of a type with a factory, by the type's name.
    case layer(String)
    /// Any other value.
    case value
  }

  /// The name, which is also the label.
  package var name: String
  /// The type as source.
  package var type: String
  /// The default value as source.
  package var value: String
  /// The purpose.
  package var kind: Kind
  /// The call that makes a layer from other parameters, if it needs them.
  package var layerCall: FactoryCall?

  /// The key by which factories recognize a common dependency; nil if the parameter is not shared.
  var key: String? {
    switch kind {
    case .mock(let name), .layer(let name): name
    case .value: nil
    }
  }
}

/// A constant in a factory, such as `let deviceDispatcher = DeviceDispatcher()`.
package struct FactoryStep: Sendable, Hashable {
  /// The name of the constant.
  package var name: String
  /// The call that makes its value.
  package var call: FactoryCall
}
