import DeclarationModel

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
