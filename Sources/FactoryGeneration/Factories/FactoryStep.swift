/// A line of a factory: `let deviceDispatcher = DeviceDispatcher()`.
package struct FactoryStep: Sendable, Hashable {
  /// The name of the constant.
  package var name: String
  /// What makes it.
  package var call: FactoryCall
}
