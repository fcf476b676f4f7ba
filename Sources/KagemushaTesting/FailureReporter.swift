import Kagemusha

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Passes the failures of mocks that import no test framework to the running one.
///
/// `_LinkedFramework` finds this type by its mangled name.
enum FailureReporter: _FailureReporting, TestObserving {
  #if canImport(Testing)
    static var isInSwiftTest: Bool { Test.current != nil }

    static func record(_ failure: MockFailure) {
      let place = SourceLocation(
        fileID: failure.place.fileID, filePath: failure.place.filePath,
        line: failure.place.lineNumber, column: 1)
      let test = failure.isUnplaced ? Test.current : nil
      Issue.record("\(failure.text)", sourceLocation: test?.sourceLocation ?? place)
    }
  #endif
  #if canImport(XCTest)
    static func fail(_ failure: MockFailure) {
      XCTFail(failure.text, file: failure.place.file, line: failure.place.line)
    }
  #endif

  static var current: TestRun? {
    #if canImport(Testing)
      if let test = Test.current {
        return TestRun(test.displayName ?? test.name, id: test.id)
      }
    #endif
    #if canImport(XCTest)
      if TestProcess.isXCTest, !TestProcess.isSwiftTesting { return RunningTest.observer.current }
    #endif
    return nil
  }
}

#if canImport(XCTest)
  /// Observes which test of XCTest is running; XCTest runs one at a time.
  final class RunningTest: NSObject, XCTestObservation, Sendable {
    /// The observer, which is registered when it is first used.
    static let observer: RunningTest = {
      let observer = RunningTest()
      XCTestObservationCenter.shared.addTestObserver(observer)
      return observer
    }()

    /// The running test, or the interval between two tests. The name of the first test is known only when it is over.
    private let running = Locked(TestRun())

    var current: TestRun { running.with { $0 } }

    func testCaseWillStart(_ testCase: XCTestCase) {
      let test = TestRun(testCase.name)
      running.with { $0 = test }
    }

    func testCaseDidFinish(_ testCase: XCTestCase) {
      current.end(testCase.name)
      let next = TestRun()
      running.with { $0 = next }
    }
  }
#endif
