/// The assignment of calls to the verifications of an `inOrder`: each call that one of them matches goes to one, in order.
struct OrderAssignment {
  /// The calls of each verification.
  let calls: [[Invocation]]

  /// The numbers of these calls among the calls of all mocks.
  var orders: Set<UInt64> { Set(calls.joined().map(\.order)) }

  /// A verification, and the number of calls that are assigned to it.
  private struct State: Hashable {
    let step: Int
    let count: Int
  }

  /// Assigns the calls to the verifications; nil if some calls are left over.
  ///
  /// All ways to assign the calls so far are kept, as in matching a regular expression.
  ///
  /// - Complexity: Linear in the number of calls, times the wanted numbers.
  init?(of steps: [OrderStep]) {
    let log = OrderLog(of: steps)
    // For each call, the states that it leads to, with the state before each.
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

  /// Whether the next call may go to a verification, considering the calls that the earlier verifications have got.
  private static func mayGo(from state: State, to step: Int, _ steps: [OrderStep]) -> Bool {
    if step == state.step { return true }
    return steps[state.step].count.accepts(state.count)
      && steps[(state.step + 1)..<step].allSatisfy { $0.count.accepts(0) }
  }
}

/// The calls that at least one of the verifications of an `inOrder` matches, oldest first.
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

/// A call that a verification of an `inOrder` matches, but that the block does not want.
struct OrderSurplus {
  /// The reason why the block does not want the call.
  enum Reason {
    case early, late, excessive
  }

  /// The verification that the call fits best.
  let step: OrderStep
  let call: Invocation
  let reason: Reason
  /// The calls that the verification matches, without those that others need.
  let received: [Invocation]
  /// The mocks of the block.
  let mocks: [MockCore]

  /// Finds the first surplus call of verifications that do not account for all calls.
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

  /// Returns the reason why a call cannot belong to a verification, regardless of the number of its calls.
  private static func reason(
    against call: Invocation, in index: Int, of steps: [OrderStep]
  ) -> Reason? {
    if call.order <= steps[index].position.order { return .early }
    let end = steps[(index + 1)...].lazy.compactMap(\.taken.first).first
    return end.map { call.order > $0.order } == true ? .late : nil
  }
}

extension CallMatcher {
  /// Returns a number of calls that is equivalent to `count` for further calls; nil if `count` is too large.
  fileprivate func bounded(_ count: Int) -> Int? {
    guard let last = bounds.last else { return nil }
    if let maximum = last.maximum { return count <= maximum ? count : nil }
    return min(count, max(last.minimum, 1))
  }
}
