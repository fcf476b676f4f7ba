extension MockCore {
  /// Creates the core of a mock that is stubbed before it is made.
  ///
  /// - Parameters:
  ///   - name: The mock's type, for messages.
  ///   - file: The path of the file that makes the mock.
  ///   - line: The line.
  package convenience init(preparing name: String, _ file: StaticString, _ line: UInt) {
    self.init(name, .strict, file, line, UnattributedFailures.latestHandler)
  }

  /// Runs the code that makes the mock: the mocks that are made meanwhile share the stubs and the calls of this one.
  package func prepare<Result>(_ make: () throws -> Result) rethrows -> Result {
    try MockCore.$prepared.withValue(self) { try make() }
  }
}
