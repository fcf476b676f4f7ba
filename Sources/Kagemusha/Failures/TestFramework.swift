#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Which test framework runs this process, as far as it can be told without one.
public enum _TestProcess {
  /// Whether a mock that a test of Swift Testing made reports a failure: one process may run tests of both frameworks.
  @TaskLocal static var isKnownAsSwiftTesting = false

  /// Whether Swift Testing runs it.
  ///
  /// Detached tasks and dispatch queues do not know `Test.current`; the arguments tell them, or the mock.
  public static var isSwiftTesting: Bool {
    if isKnownAsSwiftTesting { return true }
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }

  /// Whether XCTest runs it: the runner's name says so, or the environment that Xcode sets.
  ///
  /// Outside a test `XCTFail` does nothing at all, so a failure would be lost.
  public static var isXCTest: Bool {
    if CommandLine.arguments.first?.hasSuffix("xctest") == true { return true }
    let variables = [
      "XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier",
    ]
    return variables.contains { getenv($0) != nil }
  }
}

/// Hands failures to a test framework.
///
/// `KagemushaTesting` has the one type that does. Mocks in a module that an app links as well cannot
/// import a test framework themselves.
package protocol MockFailureReporter: Sendable {
  /// Reports a failure, if a test runs.
  ///
  /// - Returns: Whether it was reported.
  static func report(_ failure: MockFailure) -> Bool

  /// Whether the task belongs to a test of Swift Testing.
  static var isInSwiftTest: Bool { get }
}

/// The test framework of this process, as far as `KagemushaTesting` brought it along.
enum LinkedFramework {
  /// Found by its mangled name: this module may not depend on the one that has it, and nothing in a
  /// test target runs before its tests, to say where it is.
  static let reporter =
    _typeByName("16KagemushaTesting15FailureReporterO") as? any MockFailureReporter.Type
}

extension MockFailure {
  /// Gives the failure to the test framework that runs, where the test target links
  /// `KagemushaTesting`; where no test runs, to the handler for that.
  ///
  /// It is what mocks do that say `access: public`. Generated code calls it.
  public func _reportToLinkedFramework() {
    if let reporter = LinkedFramework.reporter {
      return reporter.report(self) ? () : _reportOutsideTests()
    }
    guard _TestProcess.isSwiftTesting || _TestProcess.isXCTest else { return _reportOutsideTests() }
    MockFailure(FailureText.noFramework(text), at: place, isUnplaced: isUnplaced)
      ._reportOutsideTests()
  }
}
