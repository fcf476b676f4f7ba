/// The calls that each verification of an `inOrder` stands for: all that one of them matches, in order.
struct OrderAssignment {
  /// The calls of each verification.
  let calls: [[Invocation]]

  /// The places of all calls among those of all mocks.
  var orders: Set<UInt64> { Set(calls.joined().map(\.order)) }

  /// A verification, and how many calls it has been given.
  private struct State: Hashable {
    let step: Int
    let count: Int
  }

  /// Finds the calls of each verification; nil if some are left over.
  ///
  /// It keeps all ways to give the calls so far to the verifications, as one matches a regular expression.
  ///
  /// - Complexity: Linear in the number of calls, times the wanted numbers.
  init?(of steps: [OrderStep]) {
    let log = OrderLog(of: steps)
    // For each call the states that it leads to, each with the one before it.
    var ways: [[State: State]] = []
    var states: Set<State> = [State(step: 0, count: 0)]
    for matching in log.steps {
      var next: [State: State] = [:]
      for state in states.sorted(by: { ($0.step, $0.count) < ($1.step, $1.count) }) {
        for step in matching where step >= state.step {
          guard OrderAssignment.mayGo(from: state, to: step, steps) else { continue }
          let count = (step == state.step ? state.count : 0) + 1
          guard let kept = steps[step].count.bounded(count) else { continue }
          let reached = State(step: step, count: kept)
          if next[reached] == nil { next[reached] = state }
        }
      }
      if next.isEmpty { return nil }
      ways.append(next)
      states = Set(next.keys)
    }
    let ends = states.filter { state in
      steps[state.step].count.accepts(state.count)
        && steps[(state.step + 1)...].allSatisfy { $0.count.accepts(0) }
    }
    guard var state = ends.min(by: { ($0.step, $0.count) < ($1.step, $1.count) }) else {
      return nil
    }
    var calls = [[Invocation]](repeating: [], count: steps.count)
    for (call, way) in zip(log.calls, ways).reversed() {
      calls[state.step].append(call)
      guard let before = way[state] else { break }
      state = before
    }
    self.calls = calls.map { $0.reversed() }
  }

  /// Whether a verification may get its first call, or another one, when those before it have got theirs.
  private static func mayGo(from state: State, to step: Int, _ steps: [OrderStep]) -> Bool {
    if step == state.step { return true }
    return steps[state.step].count.accepts(state.count)
      && steps[(state.step + 1)..<step].allSatisfy { $0.count.accepts(0) }
  }
}

/// The calls that one of the verifications of an `inOrder` wants, oldest first.
private struct OrderLog {
  private(set) var calls: [Invocation] = []
  /// The verifications that match each call.
  private(set) var steps: [[Int]] = []

  init(of steps: [OrderStep]) {
    var found: [UInt64: (call: Invocation, steps: [Int])] = [:]
    for (index, step) in steps.enumerated() where step.count.maximum != 0 {
      for call in step.matching { found[call.order, default: (call, [])].steps.append(index) }
    }
    for entry in found.values.sorted(by: { $0.call.order < $1.call.order }) {
      calls.append(entry.call)
      self.steps.append(entry.steps)
    }
  }
}

/// A call that a verification of an `inOrder` matches, and that is none of those that the block asks for.
struct OrderSurplus {
  /// The reason why it is none of them.
  enum Reason {
    case early, late, excessive
  }

  /// The verification that it would best belong to.
  let step: OrderStep
  let call: Invocation
  let reason: Reason
  /// The calls that the verification matches, without those that others need.
  let received: [Invocation]
  /// The mocks of the block.
  let mocks: [MockCore]

  /// Finds the first such call of verifications that do not account for all calls.
  init?(of steps: [OrderStep], mocks: [MockCore]) {
    let log = OrderLog(of: steps)
    let needed = Set(steps.flatMap { $0.taken.map(\.order) })
    var counts = steps.map(\.taken.count)
    var suspect: (index: Int, call: Invocation)?
    for (call, matching) in zip(log.calls, log.steps) where !needed.contains(call.order) {
      let home = matching.first { index in
        OrderSurplus.reason(against: call, in: index, of: steps) == nil
          && steps[index].count.bounded(counts[index] + 1) != nil
      }
      let earlier = matching.last { steps[$0].position.order < call.order }
      suspect = (home ?? earlier ?? matching[0], call)
      guard let home else { break }
      counts[home] += 1
    }
    guard let suspect else { return nil }
    step = steps[suspect.index]
    call = suspect.call
    reason = OrderSurplus.reason(against: call, in: suspect.index, of: steps) ?? .excessive
    let others = needed.subtracting(step.taken.map(\.order))
    received = step.matching.filter { !others.contains($0.order) }
    self.mocks = mocks
  }

  /// Returns the reason why a call cannot belong to a verification, whatever the number of its calls.
  private static func reason(
    against call: Invocation, in index: Int, of steps: [OrderStep]
  ) -> Reason? {
    if call.order <= steps[index].position.order { return .early }
    let end = steps[(index + 1)...].lazy.compactMap(\.taken.first).first
    return end.map { call.order > $0.order } == true ? .late : nil
  }
}

extension CallMatcher {
  /// The number of calls that is as good as `count`, if more may come; nil if they are too many.
  fileprivate func bounded(_ count: Int) -> Int? {
    guard let last = bounds.last else { return nil }
    if let maximum = last.maximum { return count <= maximum ? count : nil }
    return min(count, max(last.minimum, 1))
  }
}
