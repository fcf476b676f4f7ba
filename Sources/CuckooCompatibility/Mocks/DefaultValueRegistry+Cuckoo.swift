import Kagemusha

extension DefaultValueRegistry {
  /// Returns the default value of `type`, which must have one.
  ///
  ///     DefaultValueRegistry.register(value: .anonymous, forType: User.self)
  ///     let user: User = DefaultValueRegistry.defaultValue(for: User.self)
  public static func defaultValue<T>(
    for type: T.Type, file: StaticString = #filePath, line: UInt = #line
  ) -> T {
    required(for: type, file, line)
  }
}
