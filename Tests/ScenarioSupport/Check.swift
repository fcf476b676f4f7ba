import Foundation

/// Notes what holds in a scenario, and what does not. It may be used from any thread.
public final class Check: Sendable {
  /// What did not hold.
  public struct Failure: Sendable {
    /// What was found, and what was wanted.
    public let text: String
    /// The path of the scenario's file.
    public let file: StaticString
    /// The line of the check.
    public let line: UInt
  }

  private struct Record {
    var count = 0
    var failures: [Failure] = []
  }

  private let record = Guarded(Record())

  /// How many checks there were.
  public var count: Int { record.with { $0.count } }

  /// Those that did not hold, oldest first.
  public var failures: [Failure] { record.with { $0.failures } }

  /// Checks that something is so.
  public func callAsFunction(
    _ holds: Bool, _ text: @autoclosure () -> String = "it is not so",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    let failure = holds ? nil : Failure(text: text(), file: file, line: line)
    record.with { record in
      record.count += 1
      if let failure { record.failures.append(failure) }
    }
  }

  /// Checks that a value is the wanted one.
  public func equal<Value: Equatable>(
    _ found: Value, _ wanted: Value, file: StaticString = #filePath, line: UInt = #line
  ) {
    self(found == wanted, "found \(found), wanted \(wanted)", file: file, line: line)
  }

  /// Checks that `body` throws an error.
  public func throwing<Problem: Error & Equatable, Result>(
    _ wanted: Problem, file: StaticString = #filePath, line: UInt = #line,
    _ body: () throws -> Result
  ) {
    do {
      let result = try body()
      self(false, "returned \(result), did not throw \(wanted)", file: file, line: line)
    } catch {
      self(error as? Problem == wanted, "threw \(error), not \(wanted)", file: file, line: line)
    }
  }

  /// Checks that `body` throws an error.
  public func throwing<Problem: Error & Equatable, Result>(
    _ wanted: Problem, file: StaticString = #filePath, line: UInt = #line,
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async {
    do {
      let result = try await body()
      self(false, "returned \(result), did not throw \(wanted)", file: file, line: line)
    } catch {
      self(error as? Problem == wanted, "threw \(error), not \(wanted)", file: file, line: line)
    }
  }
}
