extension MockCore {
  private static let statics = Locked<[ObjectIdentifier: MockCore]>([:])

  /// Returns the core of the static side of a mock, as `MockedStatics.init` describes.
  ///
  /// - Parameters:
  ///   - type: The mock.
  ///   - file: The path of the generated file.
  ///   - line: The line of the generated file.
  ///   - reporter: Passes failures to the test framework that is running.
  ///   - mode: The mode of the static side, for unstubbed calls.
  public static func _statics(
    of type: Any.Type, file: StaticString = #filePath, line: UInt = #line,
    _ reporter: any _FailureReporting.Type, _ mode: MockMode = .standard
  ) -> MockCore {
    let place = SourcePlace(file: file, line: line)
    // A core that the tests of a process share may be made by a test of Swift Testing, and fail one of XCTest.
    if MockScope.current != nil {
      return statics(of: type, at: place, handler(of: reporter), mode)
    }
    return statics(
      of: type, at: place, { reporter.report($0, of: .other) }, mode,
      looksInRunningTests: !reporter.isInSwiftTest)
  }

  /// Returns the core of the static side of a mock, with another handler of its failures.
  ///
  /// - Parameter looksInRunningTests: Whether a caller without a scope may belong to a running test that has one, as a
  ///   queue may. A test without a scope does not: its calls and stubs would become part of another test.
  package static func statics(
    of type: Any.Type, at place: SourcePlace, _ handler: @escaping MockFailureHandler,
    _ mode: MockMode = .standard, looksInRunningTests: Bool = true
  ) -> MockCore {
    let key = ObjectIdentifier(type)
    func make() -> MockCore {
      MockCore("\(type).statics", mode, at: place, isStatic: true, handler: handler)
    }
    if let scope = MockScope.current { return scope.statics(of: key, make: make) }
    if looksInRunningTests {
      let scoped = MockScope.statics(of: key)
      if scoped.count == 1 { return scoped[0] }
    }
    if let core = statics.with({ $0[key] }) { return core }
    let made = make()
    return statics.with { statics in
      if let core = statics[key] { return core }
      statics[key] = made
      return made
    }
  }
}
