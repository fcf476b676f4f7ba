extension MockCore {
  private static let statics = Locked<[ObjectIdentifier: MockCore]>([:])

  /// The core of the static side of a mock: one for each type, also of a generic mock.
  ///
  /// - Parameters:
  ///   - type: The mock.
  ///   - file: The path of the generated file.
  ///   - line: The line of the generated file.
  ///   - handler: Hands failures to the test framework that is running.
  ///   - mode: What an unstubbed call does.
  public static func statics(
    of type: Any.Type, _ file: StaticString, _ line: UInt,
    _ handler: @escaping MockFailureHandler, _ mode: MockMode = .strict
  ) -> MockCore {
    let key = ObjectIdentifier(type)
    if let core = statics.with({ $0[key] }) { return core }
    let place = SourcePlace(file: file, line: line)
    let made = MockCore("\(type).self", mode, at: place, isStatic: true, handler: handler)
    return statics.with { statics in
      if let core = statics[key] { return core }
      statics[key] = made
      return made
    }
  }
}
