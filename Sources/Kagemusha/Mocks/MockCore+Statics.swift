extension MockCore {
  private static let statics = Locked<[ObjectIdentifier: MockCore]>([:])

  /// The core of the static side of a mock: one for each type, also of a generic mock.
  ///
  /// - Parameters:
  ///   - type: The mock.
  ///   - file: The path of the generated file.
  ///   - line: The line of the generated file.
  ///   - handler: Hands failures to the test framework that is running.
  public static func statics(
    of type: Any.Type, _ file: StaticString, _ line: UInt,
    _ handler: @escaping MockFailureHandler
  ) -> MockCore {
    let name = "\(type).self"
    return statics.with { statics in
      if let core = statics[ObjectIdentifier(type)] { return core }
      let core = MockCore(name, .strict, file, line, handler)
      statics[ObjectIdentifier(type)] = core
      return core
    }
  }
}
