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
      failure._reportToLinkedFramework()
    }
    """
  }

  private var testText: String {
    """
    // MARK: - Failures

    @Sendable
    nonisolated private func reportMockFailure(_ failure: \(names.spelled("MockFailure"))) {
      #if canImport(Testing)
        if Testing.Test.current != nil || \(names.spelled("_TestProcess")).isSwiftTesting {
          let (id, path, line) = failure._location
          let place = Testing.SourceLocation(fileID: id, filePath: path, line: line, column: 1)
          let test = failure.isUnplaced ? Testing.Test.current?.sourceLocation : nil
          Testing.Issue.record(.init(rawValue: failure.text), sourceLocation: test ?? place)
          return
        }
      #endif
      #if canImport(XCTest)
        if \(names.spelled("_TestProcess")).isXCTest {
          return XCTFail(failure.text, file: failure.place.file, line: failure.place.line)
        }
      #endif
      failure._reportOutsideTests()
    }
    """
  }
}

extension SourceWriter {
  mutating func add(_ section: FailureSection) { section.write(to: &self) }
}
