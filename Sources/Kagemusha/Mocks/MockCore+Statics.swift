extension MockCore {
  private static let statics = Locked<[ObjectIdentifier: MockCore]>([:])

  /// The core of the static side of a mock: one for each type, also of a generic mock.
  ///
  /// `MockedStatics` says which.
  ///
  /// - Parameters:
  ///   - type: The mock.
  ///   - file: The path of the generated file.
  ///   - line: The line of the generated file.
  ///   - handler: Hands failures to the test framework that is running.
  ///   - mode: What an unstubbed call does.
  public static func _statics(
    of type: Any.Type, file: StaticString = #filePath, line: UInt = #line,
    _ handler: @escaping MockFailureHandler, _ mode: MockMode = .standard
  ) -> MockCore {
    let key = ObjectIdentifier(type)
    let place = SourcePlace(file: file, line: line)
    func make() -> MockCore {
      MockCore("\(type).statics", mode, at: place, isStatic: true, handler: handler)
    }
    if let scope = MockScope.current { return scope.statics(of: key, make: make) }
    let scoped = MockScope.statics(of: key)
    if scoped.count == 1 { return scoped[0] }
    if let core = statics.with({ $0[key] }) { return core }
    let made = make()
    return statics.with { statics in
      if let core = statics[key] { return core }
      statics[key] = made
      return made
    }
  }
}
