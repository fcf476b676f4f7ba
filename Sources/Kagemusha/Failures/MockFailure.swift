/// A failure that a test framework must hear of.
public struct MockFailure: Sendable {
  /// The whole message.
  public let text: String
  /// The line it belongs to: of the `stub` or `verify`; of the mock's creation for an unstubbed call.
  public let place: SourcePlace
  /// Whether `place` is only the line where the mock was made, because a call does not know its caller.
  public let isUnplaced: Bool

  init(_ text: String, at place: SourcePlace, isUnplaced: Bool = false) {
    self.text = text
    self.place = place
    self.isUnplaced = isUnplaced
  }

  /// Whether Swift Testing runs this process, as far as its arguments tell.
  ///
  /// Tasks that a test detached, and dispatch queues, do not know `Test.current`; this tells them.
  public static var isUnderSwiftTesting: Bool {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
    return arguments.dropFirst(option + 1).first == "swift-testing"
  }
}

/// What a mock does with its failures.
public typealias MockFailureHandler = @Sendable (MockFailure) -> Void
