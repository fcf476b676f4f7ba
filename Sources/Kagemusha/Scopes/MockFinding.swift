/// Something that is wrong with a mock when its test is over.
package struct MockFinding: Sendable {
  /// Whether it is a failure or a warning.
  package let check: MockCheck
  /// What it is.
  package let failure: MockFailure
  let handler: MockFailureHandler

  /// Tells the test framework of a failure, and whoever reads the output of a warning.
  package func report() {
    switch check {
    case .fail: handler(failure)
    case .warn: StandardError.write(FailureText.warning(failure) + "\n")
    case .ignore: break
    }
  }
}
