import Kagemusha

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import func XCTest.XCTFail
#endif

/// Hands the failures of mocks that import no test framework to the one that runs.
///
/// `LinkedFramework` finds it by its name.
enum FailureReporter: MockFailureReporter {
  static var isInSwiftTest: Bool {
    #if canImport(Testing)
      Test.current != nil
    #else
      false
    #endif
  }

  static func report(_ failure: MockFailure) -> Bool {
    #if canImport(Testing)
      if Test.current != nil || _TestProcess.isSwiftTesting {
        let place = SourceLocation(
          fileID: failure.place.fileID, filePath: failure.place.filePath,
          line: failure.place.lineNumber, column: 1)
        let test = failure.isUnplaced ? Test.current : nil
        Issue.record(
          Comment(rawValue: failure.text), sourceLocation: test?.sourceLocation ?? place)
        return true
      }
    #endif
    #if canImport(XCTest)
      if _TestProcess.isXCTest {
        XCTFail(failure.text, file: failure.place.file, line: failure.place.line)
        return true
      }
    #endif
    return false
  }
}
