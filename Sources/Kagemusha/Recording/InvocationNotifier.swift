/// Wakes those who wait for a mock to be called.
enum InvocationNotifier {
  private struct State {
    var count: UInt64 = 0
    var waiting: [UInt64: CheckedContinuation<Void, Never>] = [:]
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
    for continuation in waiting { continuation.resume() }
  }

  /// Waits until a mock has been called after call number `seen`, until the deadline or until the
  /// task is cancelled, whichever comes first.
  static func wait(after seen: UInt64, until deadline: ContinuousClock.Instant) async {
    if count > seen {
      // Many calls at once are looked at together, and other work on this actor gets its turn.
      try? await Task.sleep(for: .milliseconds(1))
      return
    }
    let ticket = state.with { state in
      state.lastTicket += 1
      return state.lastTicket
    }
    let alarm = Task {
      try? await Task.sleep(until: deadline, clock: .continuous)
      state.with { $0.waiting.removeValue(forKey: ticket) }?.resume()
    }
    defer { alarm.cancel() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.with { state in
          if ContinuousClock.now >= deadline || Task.isCancelled || state.count > seen {
            return true
          }
          state.waiting[ticket] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      state.with { $0.waiting.removeValue(forKey: ticket) }?.resume()
    }
  }
}

extension Duration {
  /// The duration, but none below zero, and none so long that a clock overflows: a century.
  var bounded: Duration { min(max(self, .zero), .seconds(100 * 365 * 24 * 60 * 60)) }
}
