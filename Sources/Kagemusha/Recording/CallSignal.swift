/// Wakes those who wait for a mock to be called.
enum CallSignal {
  private struct State {
    var count: UInt64 = 0
    var waiting: [UInt64: CheckedContinuation<Bool, Never>] = [:]
    var lastTicket: UInt64 = 0
  }

  private static let state = Locked(State())

  /// The number of calls that all mocks have received.
  static var count: UInt64 { state.with { $0.count } }

  /// Says that a mock was called.
  static func send() {
    let waiting = state.with { state in
      state.count += 1
      defer { state.waiting = [:] }
      return state.waiting.values.map { $0 }
    }
    for continuation in waiting { continuation.resume(returning: true) }
  }

  /// Waits until a mock has been called after call number `seen`.
  ///
  /// - Returns: Whether one was, in time and before the task was cancelled.
  static func wait(after seen: UInt64, until deadline: ContinuousClock.Instant) async -> Bool {
    let ticket = state.with { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    let alarm = Task {
      try? await Task.sleep(until: deadline, clock: .continuous)
      state.with { $0.waiting.removeValue(forKey: ticket) }?.resume(returning: false)
    }
    defer { alarm.cancel() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let outcome: Bool? = state.with { state in
          if state.count > seen { return true }
          if ContinuousClock.now >= deadline || Task.isCancelled { return false }
          state.waiting[ticket] = continuation
          return nil
        }
        if let outcome { continuation.resume(returning: outcome) }
      }
    } onCancel: {
      state.with { $0.waiting.removeValue(forKey: ticket) }?.resume(returning: false)
    }
  }
}
