import Kagemusha

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import func XCTest.XCTFail
#endif

/// Hands the failures of mocks that import no test framework to the one that runs.
///
/// `_LinkedFramework` finds it by its name.
enum FailureReporter: _FailureReporting {
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
}
