/// What a test of the library does and checks, whichever framework runs it.
public struct Scenario: Sendable, CustomStringConvertible {
  /// What it shows, as a sentence.
  public let description: String
  private let body: @Sendable (Check) async throws -> Void

  /// Describes a scenario.
  ///
  /// - Parameters:
  ///   - description: What it shows.
  ///   - body: Does it, and says what to check.
  public init(_ description: String, _ body: @escaping @Sendable (Check) async throws -> Void) {
    self.description = description
    self.body = body
  }

  /// Runs it.
  ///
  /// - Returns: What did not hold. A scenario that checks nothing proves nothing, and fails.
  public func run(file: StaticString = #filePath, line: UInt = #line) async -> [Check.Failure] {
    let check = Check()
    do {
      try await body(check)
      if check.count == 0 { check(false, "nothing was checked", file: file, line: line) }
    } catch {
      check(false, "it threw \(error)", file: file, line: line)
    }
    return check.failures.map { failure in
      Check.Failure(
        text: "\(description): \(failure.text)", file: failure.file, line: failure.line)
    }
  }
}
