#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The test framework that runs this process, as far as it can be told without importing one.
package enum TestProcess {
  /// Whether Swift Testing runs the process, as far as its arguments say so.
  ///
  /// Detached tasks and dispatch queues have no `Test.current`; there, these arguments decide, or the origin of the mock.
  package static var isSwiftTesting: Bool {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }

  /// Whether XCTest runs the process, by the runner's name or by the environment that Xcode sets.
  ///
  /// Outside a test `XCTFail` does nothing at all, so a failure would be lost.
  package static var isXCTest: Bool {
    CommandLine.arguments.first?.hasSuffix("xctest") == true || isOfXcode
  }

  /// Whether Xcode has started the process: its processes run the tests of both frameworks.
  static var isOfXcode: Bool {
    let variables = [
      "XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier",
    ]
    return variables.contains { getenv($0) != nil }
  }

  /// Whether this is the main thread, as far as that can be told without Foundation.
  static var isOnMainThread: Bool {
    #if canImport(Darwin)
      pthread_main_np() != 0
    #else
      false
    #endif
  }
}

/// The test framework of the test that made a mock.
enum TestOrigin: Sendable {
  /// A test of Swift Testing, which was running when the mock was made.
  case swiftTesting
  /// No test of Swift Testing.
  case other
  /// Unknown: the thread that made the mock belongs to no test.
  case unknown

  /// Finds the framework of the running test.
  init(_ reporter: any _FailureReporting.Type) {
    self =
      reporter.isInSwiftTest ? .swiftTesting : TestProcess.isOnMainThread ? .other : .unknown
  }
}

/// Passes failures to the test frameworks that a file imports.
///
/// A generated file has one for its mocks, since this module imports no test framework.
public protocol _FailureReporting: Sendable {
  /// Whether the task belongs to a test of Swift Testing.
  static var isInSwiftTest: Bool { get }
  /// Records a failure as an issue of Swift Testing.
  static func record(_ failure: MockFailure)
  /// Fails the running test of XCTest.
  static func fail(_ failure: MockFailure)
}

/// The defaults for a framework that cannot be imported.
extension _FailureReporting {
  /// Returns false: no test of Swift Testing runs.
  public static var isInSwiftTest: Bool { false }
  /// Gives the failure to the handler for where no test framework runs.
  public static func record(_ failure: MockFailure) { failure.reportOutsideTests() }
  /// Gives the failure to the handler for where no test framework runs.
  public static func fail(_ failure: MockFailure) { failure.reportOutsideTests() }

  /// Reports a failure to the framework that runs the test.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - origin: The framework of the test that made the mock. A detached task or a dispatch queue
  ///     knows no test, a process of Xcode runs tests of both frameworks, and XCTest takes no failure
  ///     while none of its own tests runs.
  static func report(_ failure: MockFailure, of origin: TestOrigin) {
    if origin == .swiftTesting || isInSwiftTest || TestProcess.isSwiftTesting {
      record(failure)
    } else if TestProcess.isXCTest {
      if origin == .unknown, TestProcess.isOfXcode {
        StandardError.write(FailureText.unattributed(failure) + "\n")
      }
      fail(failure)
    } else {
      failure.reportOutsideTests()
    }
  }
}

/// The test framework of this process, if `KagemushaTesting` is linked.
///
/// Mocks with `access: public` use it: a module that an app links as well cannot import a test framework.
public enum _LinkedFramework: _FailureReporting {
  /// The reporter is found by its mangled name: this module may not depend on the one that declares it,
  /// and nothing in a test target runs before its tests to register it.
  static let reporter =
    _typeByName("16KagemushaTesting15FailureReporterO") as? any _FailureReporting.Type

  private static let observer = reporter as? any TestObserving.Type

  /// The running test, if an observer knows it.
  static var runningTest: TestRun? { observer?.current }

  /// Whether the task belongs to a test of Swift Testing.
  public static var isInSwiftTest: Bool { reporter?.isInSwiftTest ?? false }

  /// Records a failure as an issue of Swift Testing.
  public static func record(_ failure: MockFailure) {
    if let reporter { reporter.record(failure) } else { reportUnheard(failure) }
  }

  /// Fails the running test of XCTest.
  public static func fail(_ failure: MockFailure) {
    if let reporter { reporter.fail(failure) } else { reportUnheard(failure) }
  }

  private static func reportUnheard(_ failure: MockFailure) {
    MockFailure(
      FailureText.noFramework(failure.text), at: failure.place, isUnplaced: failure.isUnplaced
    ).reportOutsideTests()
  }
}

/// Writes warnings that no test framework takes to standard error.
enum StandardError {
  /// Writes a text as a whole, so that texts of several threads do not mingle.
  static func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(2, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
          Glibc.write(2, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.write(2, bytes.baseAddress, bytes.count)
        #else
          bytes.count
        #endif
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
