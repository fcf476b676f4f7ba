/// Reports what belongs to no mock: a matcher that is made outside the call it is for.
///
/// Only generated code knows the test framework, and a matcher is made by a free function that
/// knows no mock. So every mock leaves its handler here, and the latest one is used; this is global
/// for want of anything that such a function could be given. A failure before the first mock waits
/// for it.
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

  /// Reports a failure that leaves nothing to go on with, and stops the process.
  static func stop(_ failure: MockFailure) -> Never {
    report(failure)
    EventuallyAttempt.flush()
    fatalError(failure.text, file: failure.place.file, line: failure.place.line)
  }
}
