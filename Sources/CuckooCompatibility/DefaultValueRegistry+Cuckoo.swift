import Kagemusha

extension DefaultValueRegistry {
  /// The default value of `type`, which must have one.
  ///
  ///     DefaultValueRegistry.register(value: .anonymous, forType: User.self)
  ///     let user: User = DefaultValueRegistry.defaultValue(for: User.self)
  public static func defaultValue<T>(
    for type: T.Type, file: StaticString = #filePath, line: UInt = #line
  ) -> T {
    required(for: type, file, line)
  }

  private static func registered<T>(_ type: T.Type) -> T? {
    let value: T? = Kagemusha.DefaultValueRegistry.defaultValue(for: type)
    return value
  }

  /// The default value of a pair or a longer tuple: the registered one, else that of its elements.
  ///
  ///     let value = DefaultValueRegistry.defaultValue(for: (Int, Int).self)
  public static func defaultValue<P1, P2>(
    for type: (P1, P2).Type, file: StaticString = #filePath, line: UInt = #line
  ) -> (P1, P2) {
    if let value: (P1, P2) = registered(type) { return value }
    return (
      required(for: P1.self, file, line),
      required(for: P2.self, file, line)
    )
  }

  /// The default value of a pair or a longer tuple: the registered one, else that of its elements.
  ///
  ///     let value = DefaultValueRegistry.defaultValue(for: (Int, Int, Int).self)
  public static func defaultValue<P1, P2, P3>(
    for type: (P1, P2, P3).Type, file: StaticString = #filePath, line: UInt = #line
  ) -> (P1, P2, P3) {
    if let value: (P1, P2, P3) = registered(type) { return value }
    return (
      required(for: P1.self, file, line),
      required(for: P2.self, file, line),
      required(for: P3.self, file, line)
    )
  }

  /// The default value of a pair or a longer tuple: the registered one, else that of its elements.
  ///
  ///     let value = DefaultValueRegistry.defaultValue(for: (Int, Int, Int, Int).self)
  public static func defaultValue<P1, P2, P3, P4>(
    for type: (P1, P2, P3, P4).Type, file: StaticString = #filePath, line: UInt = #line
  ) -> (P1, P2, P3, P4) {
    if let value: (P1, P2, P3, P4) = registered(type) { return value }
    return (
      required(for: P1.self, file, line),
      required(for: P2.self, file, line),
      required(for: P3.self, file, line),
      required(for: P4.self, file, line)
    )
  }

  /// The default value of a pair or a longer tuple: the registered one, else that of its elements.
  ///
  ///     let value = DefaultValueRegistry.defaultValue(for: (Int, Int, Int, Int, Int).self)
  public static func defaultValue<P1, P2, P3, P4, P5>(
    for type: (P1, P2, P3, P4, P5).Type, file: StaticString = #filePath, line: UInt = #line
  ) -> (P1, P2, P3, P4, P5) {
    if let value: (P1, P2, P3, P4, P5) = registered(type) { return value }
    return (
      required(for: P1.self, file, line),
      required(for: P2.self, file, line),
      required(for: P3.self, file, line),
      required(for: P4.self, file, line),
      required(for: P5.self, file, line)
    )
  }

  /// The default value of a pair or a longer tuple: the registered one, else that of its elements.
  ///
  ///     let value = DefaultValueRegistry.defaultValue(for: (Int, Int, Int, Int, Int, Int).self)
  public static func defaultValue<P1, P2, P3, P4, P5, P6>(
    for type: (P1, P2, P3, P4, P5, P6).Type, file: StaticString = #filePath, line: UInt = #line
  ) -> (P1, P2, P3, P4, P5, P6) {
    if let value: (P1, P2, P3, P4, P5, P6) = registered(type) { return value }
    return (
      required(for: P1.self, file, line),
      required(for: P2.self, file, line),
      required(for: P3.self, file, line),
      required(for: P4.self, file, line),
      required(for: P5.self, file, line),
      required(for: P6.self, file, line)
    )
  }
}
