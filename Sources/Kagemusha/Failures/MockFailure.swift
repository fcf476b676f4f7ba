/// A failure for the test framework.
public struct MockFailure: Sendable {
  /// The whole message.
  public let text: String
  /// The line that the failure belongs to: that of the `stub` or `verify`; that of the mock's creation for an unstubbed call.
  public let place: SourcePlace
  /// Whether `place` is only the line where the mock was made, because a call does not know its
  /// caller.
  public let isUnplaced: Bool

  init(_ text: String, at place: SourcePlace, isUnplaced: Bool = false) {
    self.text = text
    self.place = place
    self.isUnplaced = isUnplaced
  }

  private static let handler = Locked<MockFailureHandler>({
    fatalError($0.text, file: $0.place.file, line: $0.place.line)
  })

  /// Sets the handler of failures where no test framework runs, as in an app or a preview.
  ///
  ///     MockFailure.handleOutsideTests { print($0.text) }
  ///
  /// Without a handler, a failure stops the process, so that none is lost. The handler may be set on any thread.
  public static func handleOutsideTests(_ handle: @escaping MockFailureHandler) {
    handler.exchange(handle)
  }

  /// Gives the failure to the handler for where no test framework runs. Generated code calls it.
  public func reportOutsideTests() {
    MockFailure.handler.with { $0 }(self)
  }
}

/// Handles a failure of a mock.
public typealias MockFailureHandler = @Sendable (MockFailure) -> Void

/// A failure whose text is not written yet: an attempt of `eventually` may never need it.
struct PendingFailure {
  /// Whether the failure may disappear when other tasks go on.
  let mayPass: Bool
  /// Whether the failure may disappear without a call to a mock.
  var isOfTest = false
  let handler: MockFailureHandler
  let render: () -> MockFailure

  /// Returns the failure with the time that was waited for it to cease.
  func after(_ waiting: WaitingTime?) -> PendingFailure {
    guard let waiting else { return self }
    return PendingFailure(mayPass: mayPass, isOfTest: isOfTest, handler: handler) { [render] in
      WaitingTime.$current.withValue(waiting, operation: render)
    }
  }

  /// Passes the failure to the `eventually` that waits for it to cease, else to the handler of the mock.
  func report() {
    if EventuallyAttempt.current?.add(self) != true { deliver() }
  }

  /// Passes the failure to the handler of the mock.
  func deliver() { handler(render()) }
}

/// Reports failures that belong to no mock, such as a matcher that is made outside of its call.
///
/// Only generated code knows the test framework, and a matcher is made by a free function that knows no
/// mock. So every mock leaves its handler here, and the latest one is used. The state is global because
/// nothing can be passed to such a function. A failure before the first mock waits for it.
enum UnattributedFailures {
  private struct State {
    var handler: MockFailureHandler?
    var waiting: [MockFailure] = []
  }

  private static let state = Locked(State())

  static func use(_ handler: @escaping MockFailureHandler) {
    let old = state.exchange(State(handler: handler))
    for failure in old.waiting { handler(failure) }
  }

  /// The handler of the latest mock; before the first one, failures wait for it.
  static var latestHandler: MockFailureHandler {
    if let handler = state.with({ $0.handler }) { return handler }
    return { failure in
      state.with { (state: inout State) in state.waiting.append(failure) }
    }
  }

  static func report(_ failure: MockFailure) {
    let handler = state.with { state in
      if state.handler == nil { state.waiting.append(failure) }
      return state.handler
    }
    guard let handler else { return }
    PendingFailure(mayPass: false, handler: handler, render: { failure }).report()
  }

  /// Reports a failure after which a test cannot continue, and stops the process.
  static func stop(_ failure: MockFailure) -> Never {
    report(failure)
    EventuallyAttempt.flush()
    fatalError(failure.text, file: failure.place.file, line: failure.place.line)
  }
}
