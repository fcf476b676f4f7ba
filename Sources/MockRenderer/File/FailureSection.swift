import MockResolver
import SourceWriting

/// Writes the type that reports the failures of a file's mocks to the running test framework.
///
///     nonisolated private enum MockFailureReporter: _FailureReporting {
///       #if canImport(Testing)
///         static var isInSwiftTest: Bool { Testing.Test.current != nil }
///         …
///       #endif
///     }
///
/// The type is generated because the run-time library imports no test framework: the test target
/// knows which frameworks there are, and previews of an app have none.
struct FailureSection {
  /// The name of the type.
  private static let typeName = "MockFailureReporter"
  /// The type as an argument of a mock's initializer.
  static let reporter = "\(typeName).self"

  /// The spellings of types.
  var names = MockNames()
  /// Whether apps may link the mocks, too, where there is no test framework.
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

    private typealias \(Self.typeName) = \(names.spelled("_LinkedFramework"))
    """
  }

  private var testText: String {
    let failure = names.spelled("MockFailure")
    return """
      // MARK: - Failures

      nonisolated private enum \(Self.typeName): \(names.spelled("_FailureReporting")) {
        #if canImport(Testing)
          static var isInSwiftTest: \(names.spelled("Bool")) { Testing.Test.current != nil }

          static func record(_ failure: \(failure)) {
            let place = Testing.SourceLocation(
              fileID: failure.place.fileID, filePath: failure.place.filePath,
              line: failure.place.lineNumber, column: 1)
            let test = failure.isUnplaced ? Testing.Test.current : nil
            Testing.Issue.record("\\(failure.text)", sourceLocation: test?.sourceLocation ?? place)
          }
        #endif
        #if canImport(XCTest)
          static func fail(_ failure: \(failure)) {
            XCTFail(failure.text, file: failure.place.file, line: failure.place.line)
          }
        #endif
      }
      """
  }
}

extension SourceWriter {
  mutating func add(_ section: FailureSection) { section.write(to: &self) }
}
