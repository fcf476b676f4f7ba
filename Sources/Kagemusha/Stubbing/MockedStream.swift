/// The asynchronous sequences that a stub returns, whose elements come from the test.
///
///     let levels = stub(sensor).levels().thenStream()
///     levels.yield(1, 2)
///     levels.finish()
///     for await level in sensor.levels() { print(level) }
///
/// Each call gets a sequence of its own, and each sequence gets all later elements. Elements that come
/// before the first call wait for it. When the stub is removed, the sequences end. The object may be
/// used from any thread.
public final class MockedStream<Element, Failure: Error>: Sendable {
  /// The functions that feed one sequence.
  struct Consumer {
    let yield: (Element) -> Void
    let finish: (Failure?) -> Void
  }

  private enum End {
    case finished, failed(Failure)
  }

  private struct State {
    var lastTicket = 0
    var consumers: [(ticket: Int, consumer: Consumer)] = []
    /// The elements that came before the first call.
    var early: [Element] = []
    var end: End?
    var canceledCount = 0
  }

  private let state = Locked(State())

  init() {}

  /// Creates a stream with these elements for a single sequence, which then ends.
  init(_ elements: [Element], throwing error: Failure? = nil) {
    state.with { state in
      state.early = elements
      state.end = error.map { .failed($0) } ?? .finished
    }
  }

  /// The number of sequences that have not ended, and that are still consumed.
  ///
  ///     let levels = stub(sensor).levels().thenStream()
  ///     await eventually(levels.openCount == 0)
  public var openCount: Int { state.with { $0.consumers.count } }

  /// The number of sequences whose consumers stopped before the end.
  ///
  ///     let levels = stub(sensor).levels().thenStream()
  ///     let reading = Task { [stream = sensor.levels()] in for await level in stream { print(level) } }
  ///     await eventually(levels.openCount == 1)
  ///     reading.cancel()
  ///     await eventually(levels.canceledCount == 1)
  public var canceledCount: Int { state.with { $0.canceledCount } }

  /// Adds elements to the sequences.
  ///
  ///     let levels = stub(sensor).levels().thenStream()
  ///     levels.yield(1, 2, 3)
  public func yield(_ elements: Element...) {
    let consumers = state.with { state -> [Consumer] in
      if state.lastTicket == 0 { state.early += elements }
      return state.consumers.map(\.consumer)
    }
    for consumer in consumers { elements.forEach(consumer.yield) }
  }

  /// Ends the sequences, also those of later calls.
  ///
  ///     let levels = stub(sensor).levels().thenStream()
  ///     levels.finish()
  public func finish() { finish(.finished, with: nil) }

  /// Ends the sequences, also those of later calls, with an error.
  ///
  ///     let readings = stub(sensor).readings().thenStream()
  ///     readings.finish(throwing: LoadError.offline)
  public func finish(throwing error: Failure) { finish(.failed(error), with: error) }

  private func finish(_ end: End, with error: Failure?) {
    let consumers = state.with { state -> [Consumer] in
      if state.end == nil { state.end = end }
      defer { state.consumers = [] }
      return state.consumers.map(\.consumer)
    }
    for consumer in consumers { consumer.finish(error) }
  }

  /// Adds a sequence.
  ///
  /// - Returns: A function to call when the consumer of the sequence has stopped.
  func add(_ consumer: Consumer) -> @Sendable () -> Void {
    let (ticket, end) = state.with { state in
      defer { state.early = [] }
      state.lastTicket += 1
      // These elements come before any later one: nobody reads the sequence yet, so no code of the test runs.
      state.early.forEach(consumer.yield)
      if state.end == nil { state.consumers.append((state.lastTicket, consumer)) }
      return (state.lastTicket, state.end)
    }
    switch end {
    case .finished: consumer.finish(nil)
    case .failed(let error): consumer.finish(error)
    case nil: InvocationNotifier.send()
    }
    return { [state] in
      state.discard { state -> Consumer? in
        guard let index = state.consumers.firstIndex(where: { $0.ticket == ticket }) else {
          return nil
        }
        state.canceledCount += 1
        return state.consumers.remove(at: index).consumer
      }
      InvocationNotifier.send()
    }
  }
}

extension MockedStream where Failure == Never {
  /// Returns a sequence for a call.
  func sequence() -> AsyncStream<Element> {
    AsyncStream { continuation in
      let cancel = add(
        Consumer(
          yield: { continuation.yield(Locked($0).with { $0 }) },
          finish: { _ in continuation.finish() }))
      continuation.onTermination = { if case .cancelled = $0 { cancel() } }
    }
  }
}

extension MockedStream where Failure == any Error {
  /// Returns a sequence for a call.
  func sequence() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream { continuation in
      let cancel = add(
        Consumer(
          yield: { continuation.yield(Locked($0).with { $0 }) },
          finish: { continuation.finish(throwing: $0) }))
      continuation.onTermination = { if case .cancelled = $0 { cancel() } }
    }
  }
}
