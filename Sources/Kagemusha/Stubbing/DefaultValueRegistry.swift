/// The values that unstubbed calls return, by type.
///
/// Numbers, strings, collections, optionals and `Void` have one; register others for your tests:
///
///     DefaultValueRegistry.register(value: User.anonymous, forType: User.self)
///
/// It may be used from any thread, and is shared by all tests of a process.
public enum DefaultValueRegistry {
  private static let registered = Locked<[ObjectIdentifier: Any]>([:])

  /// Makes `value` what unstubbed calls return for `type`.
  public static func register<Value: Sendable>(value: Value, forType type: Value.Type) {
    _ = registered.with { $0.updateValue(value, forKey: ObjectIdentifier(type)) }
  }

  /// Forgets what was registered.
  public static func reset() {
    registered.exchange([:])
  }

  /// The default value of `type`: the registered one, else the built-in one.
  public static func defaultValue<Value>(for type: Value.Type) -> Value? {
    if let value = registered.with({ $0[ObjectIdentifier(type)] }) as? Value { return value }
    if let value = () as? Value { return value }
    return (type as? any DefaultValueProviding.Type)?.defaultValue as? Value
  }
}
