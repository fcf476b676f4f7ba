#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Which test framework runs this process, as far as it can be told without one.
public enum TestProcess {
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
