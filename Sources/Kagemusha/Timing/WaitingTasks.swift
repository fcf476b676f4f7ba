/// The tasks that wait for a test, oldest first, and the state that decides which tasks have to wait.
///
/// It may be used from any thread.
final class WaitingTasks<State, Key, Value: Sendable>: Sendable {
  /// The decision about a task that is about to wait.
  enum Start {
    /// The task continues at once with a value.
    case goesOn(Value)
    /// The task waits under a key.
    case waits(Key)
  }

  private typealias Continuation = CheckedContinuation<Value, Never>

  private struct Content {
    var state: State
    var lastTicket = 0
    /// The tasks that have yet to begin to wait, and whether they are canceled.
    var beginning: [Int: Bool] = [:]
    var waiting: [(ticket: Int, key: Key, continuation: Continuation)] = []
  }

  private let content: Locked<Content>

  init(_ state: State) { content = Locked(Content(state: state)) }

  /// The number of tasks that wait.
  var count: Int { content.with { $0.waiting.count } }

  /// Reads or changes the state.
  func with<Result>(_ body: (inout State) -> Result) -> Result {
    content.with { body(&$0.state) }
  }

  /// Suspends the current task until it gets a value.
  ///
  /// - Parameters:
  ///   - cancel: Notes that the task is canceled; returns the value with which it continues, or nil if it goes on waiting.
  ///   - begin: Decides whether the task has to wait, given whether it is canceled.
  func wait(
    onCancel cancel: @escaping @Sendable (inout State) -> Value?,
    _ begin: (inout State, _ isCanceled: Bool) -> Start
  ) async -> Value {
    let ticket = content.with { content in
      content.lastTicket += 1
      content.beginning[content.lastTicket] = false
      return content.lastTicket
    }
    let value = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let value: Value? = content.with { content in
          let isCanceled = content.beginning.removeValue(forKey: ticket) ?? false
          switch begin(&content.state, isCanceled) {
          case .goesOn(let value): return value
          case .waits(let key):
            content.waiting.append((ticket, key, continuation))
            return nil
          }
        }
        if let value { continuation.resume(returning: value) } else { InvocationNotifier.send() }
      }
    } onCancel: {
      let resumed: (continuation: Continuation, value: Value)? = content.with { content in
        if content.beginning[ticket] != nil {
          content.beginning[ticket] = true
          _ = cancel(&content.state)
          return nil
        }
        guard let index = content.waiting.firstIndex(where: { $0.ticket == ticket }),
          let value = cancel(&content.state)
        else { return nil }
        return (content.waiting.remove(at: index).continuation, value)
      }
      if let resumed { resumed.continuation.resume(returning: resumed.value) }
      InvocationNotifier.send()
    }
    // A continuation may be resumed before its task has suspended. The thread sanitizer does not see that the task then comes
    // after that, unless both have had a lock.
    content.with { _ in }
    return value
  }

  /// Changes the state, and resumes tasks.
  ///
  /// - Parameter choose: Gets the keys of the waiting tasks, oldest first; returns the positions of
  ///   those to resume, in that order, and the value that they get.
  func resume(_ choose: (inout State, _ keys: [Key]) -> (positions: [Int], value: Value)?) {
    let resumed: (continuations: [Continuation], value: Value)? = content.with { content in
      let choice = choose(&content.state, content.waiting.map(\.key))
      guard let choice else { return nil }
      let continuations = choice.positions.map { content.waiting[$0].continuation }
      for position in choice.positions.sorted(by: >) { content.waiting.remove(at: position) }
      return (continuations, choice.value)
    }
    guard let resumed else { return }
    for continuation in resumed.continuations { continuation.resume(returning: resumed.value) }
  }
}
