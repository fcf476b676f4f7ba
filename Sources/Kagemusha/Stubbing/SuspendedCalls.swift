/// The calls of a stub that wait until the test lets them go on.
///
///     let suspended = stub(uploader).upload(any()).thenSuspend()
///     let upload = Task { [uploader] in await uploader.upload("a.txt") }
///     await eventually(suspended.waitingCount == 1)
///     suspended.resume(returning: 5)
///     #expect(await upload.value == 5)
///
/// The object may be used from any thread. When the stub is removed, the calls that still wait throw a
/// `CancellationError`, or return the default value of their type; if neither is possible, they go on
/// waiting.
public final class SuspendedCalls<Output, Failure: Error>: Sendable {
  private struct State {
    /// The results for later calls.
    var prepared: [Result<Output, Failure>] = []
    var canceledCount = 0
    var isOver = false
  }

  private let calls = WaitingTasks<State, Void, Locked<Result<Output, Failure>>>(State())

  init() {}

  /// The number of calls that wait.
  ///
  ///     let suspended = stub(repository).profile(id: any()).thenSuspend()
  ///     await eventually(suspended.waitingCount == 0)
  public var waitingCount: Int { calls.count }

  /// The number of calls whose tasks were canceled while they waited.
  ///
  ///     let suspended = stub(uploader).upload(any()).thenSuspend()
  ///     let upload = Task { [uploader] in await uploader.upload("a.txt") }
  ///     await eventually(suspended.waitingCount == 1)
  ///     upload.cancel()
  ///     await eventually(suspended.canceledCount == 1)
  ///
  /// A canceled call throws a `CancellationError` at once if the requirement can throw one; otherwise, it goes on waiting.
  public var canceledCount: Int { calls.with { $0.canceledCount } }

  /// Makes the call that has waited longest return a value, or the next call if none waits.
  ///
  ///     let suspended = stub(repository).profile(id: any()).thenSuspend()
  ///     suspended.resume(returning: .tanaka)
  public func resume(returning value: Output) { resume(with: .success(value)) }

  /// Makes the call that has waited longest throw an error, or the next call if none waits.
  ///
  ///     let suspended = stub(repository).profile(id: any()).thenSuspend()
  ///     suspended.resume(throwing: LoadError.offline)
  public func resume(throwing error: Failure) { resume(with: .failure(error)) }

  private func resume(with result: Result<Output, Failure>) {
    calls.resume { state, waiting in
      if !waiting.isEmpty { return ([0], Locked(result)) }
      state.prepared.append(result)
      return nil
    }
  }

  /// Waits for the result of a call.
  func result() async -> Result<Output, Failure> {
    let (cancellation, ending) = (Locked(cancellation), ending)
    let result = await calls.wait { state in
      state.canceledCount += 1
      return cancellation.with { $0 }.map { Locked($0) }
    } _: { state, isCanceled in
      if isCanceled, let result = cancellation.with({ $0 }) { return .goesOn(Locked(result)) }
      if !state.prepared.isEmpty { return .goesOn(Locked(state.prepared.removeFirst())) }
      if state.isOver, let ending { return .goesOn(Locked(ending)) }
      return .waits(())
    }
    return result.with { $0 }
  }

  /// Resumes all calls, because the stub is removed.
  func end() {
    let ending = ending
    calls.resume { state, waiting in
      state.isOver = true
      return ending.map { (Array(waiting.indices), Locked($0)) }
    }
  }

  /// The result of canceled calls; nil if the requirement cannot throw a `CancellationError`.
  private var cancellation: Result<Output, Failure>? {
    (CancellationError() as? Failure).map { .failure($0) }
  }

  /// The result of calls that wait when the stub is removed; nil if there is none.
  private var ending: Result<Output, Failure>? {
    cancellation ?? DefaultValueRegistry.defaultValue(for: Output.self).map { .success($0) }
  }
}

extension SuspendedCalls where Output == Void {
  /// Makes the call that has waited longest return, or the next call if none waits.
  ///
  ///     let suspended = stub(importer).run().thenSuspend()
  ///     suspended.resume()
  public func resume() { resume(returning: ()) }
}

extension AsynchronousMember where Use: StubbingUse {
  /// Suspends calls until the test gives them a result.
  ///
  ///     let suspended = stub(repository).profile(id: 7).thenSuspend()
  ///     suspended.resume(returning: .suzuki)
  ///
  /// - Returns: The calls, oldest first.
  @discardableResult
  public func thenSuspend() -> SuspendedCalls<Output, Failure> { suspending() }
}

extension MockedAsyncInoutMethod where Use: StubbingUse {
  /// Suspends calls until the test gives them a result; their arguments stay as they are.
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
