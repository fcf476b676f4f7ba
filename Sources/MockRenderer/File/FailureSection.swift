import MockResolver
import SourceWriting

/// The function that hands the failures of a file's mocks to the test framework that is running.
///
/// It stands in the generated file because the run-time library imports no test framework: a test
/// target knows both, an app's preview neither.
struct FailureSection {
  /// How types are spelled.
  var names = MockNames()
  /// Whether an app may link the mocks, too, for which a test framework is not there.
  var isShared = false

  func write(to source: inout SourceWriter) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      source.line(String(line))
    }
  }

  private var text: String { isShared ? sharedText : testText }

  private var sharedText: String {
    """
    // MARK: - Failures

    @Sendable
    nonisolated private func reportMockFailure(_ failure: \(names.spelled("MockFailure"))) {
      failure.reportToLinkedFramework()
    }
    """
  }

  private var testText: String {
    """
    // MARK: - Failures

    @Sendable
    nonisolated private func reportMockFailure(_ failure: \(names.spelled("MockFailure"))) {
      #if canImport(Testing)
        if Testing.Test.current != nil || \(names.spelled("TestProcess")).isSwiftTesting {
          let place = Testing.SourceLocation(
            fileID: failure.place.fileID, filePath: failure.place.filePath,
            line: failure.place.lineNumber, column: 1)
          let test = failure.isUnplaced ? Testing.Test.current : nil
          Testing.Issue.record(
            Testing.Comment(rawValue: failure.text), sourceLocation: test?.sourceLocation ?? place)
          return
        }
      #endif
      #if canImport(XCTest)
        if \(names.spelled("TestProcess")).isXCTest {
          XCTFail(failure.text, file: failure.place.file, line: failure.place.line)
          return
        }
      #endif
      failure.reportOutsideTests()
    }
    """
  }
}

extension SourceWriter {
  mutating func add(_ section: FailureSection) { section.write(to: &self) }
}
