import Kagemusha

extension DefaultValueRegistry {
  /// The default value of `type`, which must have one.
  ///
  ///     DefaultValueRegistry.register(value: .anonymous, forType: User.self)
  ///     let user: User = DefaultValueRegistry.defaultValue(for: User.self)
  public static func defaultValue<T>(for type: T.Type) -> T {
    if let value: T = registered(type) { return value }
    preconditionFailure(
      "'\(type)' has no default value; call DefaultValueRegistry.register(value:forType:) first")
  }

  private static func registered<T>(_ type: T.Type) -> T? {
    let value: T? = Kagemusha.DefaultValueRegistry.defaultValue(for: type)
    return value
  }

  /// The default value of a pair or a longer tuple: the registered one, else that of its elements.
  ///
  ///     let value = DefaultValueRegistry.defaultValue(for: (Int, Int).self)
  public static func defaultValue<P1, P2>(for type: (P1, P2).Type) -> (P1, P2) {
    if let value: (P1, P2) = registered(type) { return value }
    return (
      defaultValue(for: P1.self),
      defaultValue(for: P2.self)
    )
  }

  /// The default value of a pair or a longer tuple: the registered one, else that of its elements.
  ///
  ///     let value = DefaultValueRegistry.defaultValue(for: (Int, Int, Int).self)
  public static func defaultValue<P1, P2, P3>(for type: (P1, P2, P3).Type) -> (P1, P2, P3) {
    if let value: (P1, P2, P3) = registered(type) { return value }
    return (
      defaultValue(for: P1.self),
      defaultValue(for: P2.self),
      defaultValue(for: P3.self)
    )
  }

  /// The default value of a pair or a longer tuple: the registered one, else that of its elements.
  ///
  ///     let value = DefaultValueRegistry.defaultValue(for: (Int, Int, Int, Int).self)
  public static func defaultValue<P1, P2, P3, P4>(for type: (P1, P2, P3, P4).Type) -> (
    P1, P2, P3, P4
  ) {
    if let value: (P1, P2, P3, P4) = registered(type) { return value }
    return (
      defaultValue(for: P1.self),
      defaultValue(for: P2.self),
      defaultValue(for: P3.self),
      defaultValue(for: P4.self)
    )
  }

  /// The default value of a pair or a longer tuple: the registered one, else that of its elements.
  ///
  ///     let value = DefaultValueRegistry.defaultValue(for: (Int, Int, Int, Int, Int).self)
  public static func defaultValue<P1, P2, P3, P4, P5>(for type: (P1, P2, P3, P4, P5).Type) -> (
    P1, P2, P3, P4, P5
  ) {
    if let value: (P1, P2, P3, P4, P5) = registered(type) { return value }
    return (
      defaultValue(for: P1.self),
      defaultValue(for: P2.self),
      defaultValue(for: P3.self),
      defaultValue(for: P4.self),
      defaultValue(for: P5.self)
    )
  }

  /// The default value of a pair or a longer tuple: the registered one, else that of its elements.
  ///
  ///     let value = DefaultValueRegistry.defaultValue(for: (Int, Int, Int, Int, Int, Int).self)
  public static func defaultValue<P1, P2, P3, P4, P5, P6>(for type: (P1, P2, P3, P4, P5, P6).Type)
    -> (P1, P2, P3, P4, P5, P6)
  {
    if let value: (P1, P2, P3, P4, P5, P6) = registered(type) { return value }
    return (
      defaultValue(for: P1.self),
      defaultValue(for: P2.self),
      defaultValue(for: P3.self),
      defaultValue(for: P4.self),
      defaultValue(for: P5.self),
      defaultValue(for: P6.self)
    )
  }
}
