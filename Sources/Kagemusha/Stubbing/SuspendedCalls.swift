/// The calls of a stub that wait until the test lets them go on.
///
///     let suspended = stub(uploader).upload(any()).thenSuspend()
///     let upload = Task { [uploader] in await uploader.upload("a.txt") }
///     await eventually(suspended.waitingCount == 1)
///     suspended.resume(returning: 5)
///     #expect(await upload.value == 5)
///
/// The object may be used from any thread. When the stub is forgotten, the calls that still wait throw a `CancellationError`, or
/// return the default value of their type; without either, they wait on.
public final class SuspendedCalls<Output, Failure: Error>: Sendable {
  private typealias Continuation = CheckedContinuation<Locked<Result<Output, Failure>>, Never>

  private struct State {
    var lastTicket = 0
    /// The calls without a result.
    var open: Set<Int> = []
    /// The calls that wait, oldest first.
    var waiting: [(ticket: Int, continuation: Continuation)] = []
    /// The results for calls that are still to come.
    var prepared: [Result<Output, Failure>] = []
    var canceled: Set<Int> = []
    var isOver = false
  }

  private let state = Locked(State())

  init() {}

  /// The number of calls that wait.
  ///
  ///     let suspended = stub(repository).profile(id: any()).thenSuspend()
  ///     await eventually(suspended.waitingCount == 0)
  public var waitingCount: Int { state.with { $0.waiting.count } }

  /// The number of calls whose tasks were canceled while they waited.
  ///
  ///     let suspended = stub(uploader).upload(any()).thenSuspend()
  ///     let upload = Task { [uploader] in await uploader.upload("a.txt") }
  ///     await eventually(suspended.waitingCount == 1)
  ///     upload.cancel()
  ///     await eventually(suspended.canceledCount == 1)
  ///
  /// A canceled call throws a `CancellationError` at once if the requirement can throw one; otherwise, it goes on waiting.
  public var canceledCount: Int { state.with { $0.canceled.count } }

  /// Lets the call that has waited longest return a value, or the next one if none waits.
  ///
  ///     let suspended = stub(repository).profile(id: any()).thenSuspend()
  ///     suspended.resume(returning: .tanaka)
  public func resume(returning value: Output) { resume(with: .success(value)) }

  /// Lets the call that has waited longest throw an error, or the next one if none waits.
  ///
  ///     let suspended = stub(repository).profile(id: any()).thenSuspend()
  ///     suspended.resume(throwing: LoadError.offline)
  public func resume(throwing error: Failure) { resume(with: .failure(error)) }

  private func resume(with result: Result<Output, Failure>) {
    let first = state.with { state -> Continuation? in
      guard !state.waiting.isEmpty else {
        state.prepared.append(result)
        return nil
      }
      let (ticket, continuation) = state.waiting.removeFirst()
      state.open.remove(ticket)
      return continuation
    }
    first?.resume(returning: Locked(result))
  }

  /// Waits for the result of a call.
  func result() async -> Result<Output, Failure> {
    let ticket = state.with { state in
      state.lastTicket += 1
      state.open.insert(state.lastTicket)
      return state.lastTicket
    }
    let result: Locked<Result<Output, Failure>> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if let result = wait(ticket, continuation) {
          continuation.resume(returning: Locked(result))
        } else {
          InvocationNotifier.send()
        }
      }
    } onCancel: {
      cancel(ticket)
    }
    return result.with { $0 }
  }

  /// Lets a call wait, unless its result is there.
  private func wait(_ ticket: Int, _ continuation: Continuation) -> Result<Output, Failure>? {
    let (cancellation, ending) = (cancellation, ending)
    return state.with { state in
      if state.canceled.contains(ticket), let cancellation {
        state.open.remove(ticket)
        return cancellation
      }
      if !state.prepared.isEmpty {
        state.open.remove(ticket)
        return state.prepared.removeFirst()
      }
      if state.isOver, let ending {
        state.open.remove(ticket)
        return ending
      }
      state.waiting.append((ticket, continuation))
      return nil
    }
  }

  /// Notes that the task of a call is canceled.
  private func cancel(_ ticket: Int) {
    let cancellation = cancellation
    let waiting = state.with { state -> Continuation? in
      guard state.open.contains(ticket) else { return nil }
      state.canceled.insert(ticket)
      guard cancellation != nil,
        let index = state.waiting.firstIndex(where: { $0.ticket == ticket })
      else { return nil }
      state.open.remove(ticket)
      return state.waiting.remove(at: index).continuation
    }
    if let cancellation { waiting?.resume(returning: Locked(cancellation)) }
    InvocationNotifier.send()
  }

  /// Lets all calls go on, because the stub is forgotten.
  func end() {
    let ending = ending
    let waiting = state.with { state -> [Continuation] in
      state.isOver = true
      guard ending != nil else { return [] }
      defer { state.waiting = [] }
      for call in state.waiting { state.open.remove(call.ticket) }
      return state.waiting.map(\.continuation)
    }
    guard let ending else { return }
    for continuation in waiting { continuation.resume(returning: Locked(ending)) }
  }

  /// The result of canceled calls; nil if the requirement cannot throw it.
  private var cancellation: Result<Output, Failure>? {
    (CancellationError() as? Failure).map { .failure($0) }
  }

  /// The result of calls that nobody lets go on any more.
  private var ending: Result<Output, Failure>? {
    cancellation ?? DefaultValueRegistry.defaultValue(for: Output.self).map { .success($0) }
  }
}

extension SuspendedCalls where Output == Void {
  /// Lets the call that has waited longest return, or the next one if none waits.
  ///
  ///     let suspended = stub(importer).run().thenSuspend()
  ///     suspended.resume()
  public func resume() { resume(returning: ()) }
}

extension AsynchronousMember where Use: StubbingUse {
  /// Lets calls wait until the test gives them a result.
  ///
  ///     let suspended = stub(repository).profile(id: 7).thenSuspend()
  ///     suspended.resume(returning: .suzuki)
  ///
  /// - Returns: The calls, oldest first.
  @discardableResult
  public func thenSuspend() -> SuspendedCalls<Output, Failure> { suspending() }
}

extension MockedAsyncInoutMethod where Use: StubbingUse {
  /// Lets calls wait until the test gives them a result; their arguments stay as they are.
  ///
  ///     let suspended = stub(asyncFormatter).trim(any()).thenSuspend()
  ///     suspended.resume()
  ///
  /// - Returns: The calls, oldest first.
  @discardableResult
  public func thenSuspend() -> SuspendedCalls<Output, Failure> { suspending() }
}

extension MockedMember where Use: StubbingUse {
  fileprivate func suspending() -> SuspendedCalls<Output, Failure> {
    let calls = SuspendedCalls<Output, Failure>()
    let answer = Answer<Arguments, Output, Failure>.asyncBody { _ async throws(Failure) in
      try await calls.result().get()
    }
    add(answer, ending: { calls.end() })
    return calls
  }
}
