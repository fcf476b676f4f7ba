/// The choice of the stub that answers a call.
extension MockCore {
  /// Records a call and finds its answer: that of the latest stub that matches.
  ///
  /// - Complexity: Linear in the number of stubs of the requirement. The lock is taken once to
  ///   record, and once more to advance the stub.
  func answer<Arguments, Output, Failure>(
    _ name: MemberName, _ arguments: Arguments, unrecorded: Set<Int>,
    as type: Stub<Arguments, Output, Failure>.Type
  ) -> (call: Invocation, answer: Answer<Arguments, Output, Failure>?) {
    let types = CallTypes(Arguments.self, Output.self)
    var (call, stubs, asksForChoice) = record(
      name, arguments, as: types, unrecorded: unrecorded)
    while let stub = choose(among: stubs, for: call, asksForChoice: asksForChoice) {
      call.answeredBy = stub.place
      if let answer: Answer<Arguments, Output, Failure> = take(stub, for: call, arguments) {
        if stub.hasCaptors { stub.capture(call.arguments(count: stub.matchers.count)) }
        return (call, answer)
      }
      // Another thread took the stub's last answer meanwhile.
      call.answeredBy = nil
      stubs.removeAll { $0 === stub }
    }
    return (call, nil)
  }

  /// Returns the stub that answers a call, among those of its requirement.
  private func choose(
    among stubs: [AnyStub], for call: Invocation, asksForChoice: Bool
  ) -> AnyStub? {
    if asksForChoice {
      let typed = stubs.reversed().filter { $0.answers(call.types) }
      return choose(of: typed, for: call, asksForChoice: true, reporting: report)
    }
    // A loop over indices allocates nothing, unlike sequences: a call of a mock should cost little.
    var index = stubs.count
    while index > 0 {
      index -= 1
      let stub = stubs[index]
      if stub.answers(call.types), stub.accepts(call) { return stub }
    }
    return nil
  }

  /// Takes the next answer of a stub; nil if none is left.
  private func take<Arguments, Output, Failure>(
    _ stub: AnyStub, for call: Invocation, _ arguments: Arguments
  ) -> Answer<Arguments, Output, Failure>? {
    state.with { state in
      guard !stub.isSpent,
        let answer = stub.next(
          to: arguments, of: self, as: Answer<Arguments, Output, Failure>.self)
      else { return nil }
      state.note(call, answeredBy: stub.place)
      state.removeIfSpent(stub)
      return answer
    }
  }

  /// Whether the next answer of a stub is to call the real object, which is then taken; any other one is reserved for the call.
  func takesReal(_ stub: AnyStub, for call: Invocation) -> Bool {
    let isReserved = !call.unevaluatedPositions(of: stub.matchers.count).isEmpty
    return state.with { state in
      defer { state.removeIfSpent(stub) }
      return stub.takesReal(orReserved: isReserved)
    }
  }

  /// Returns the stub that answers a call: the latest that matches, or the only one if the choice has to be clear.
  ///
  /// - Parameters:
  ///   - candidates: The stubs of the call's types, the latest first.
  ///   - asksForChoice: Whether several matching stubs may be a failure.
  ///   - report: Reports several matching stubs, once it is certain that the stub answers.
  func choose<Candidates: Sequence>(
    of candidates: Candidates, for call: Invocation, asksForChoice: Bool,
    reporting report: (FailureFact) -> Void
  ) -> Candidates.Element? where Candidates.Element: AnyStub {
    guard asksForChoice else { return candidates.first { $0.accepts(call) } }
    return choose(among: candidates.filter { $0.accepts(call) }, for: call, reporting: report)
  }

  /// Returns the most specific of several stubs that match; if none is, the latest, with a failure.
  ///
  /// In a mock where order counts, the latest stub answers, and has to be the only one if it is strict.
  private func choose<Candidate: AnyStub>(
    among matching: [Candidate], for call: Invocation, reporting report: (FailureFact) -> Void
  ) -> Candidate? {
    guard let latest = matching.first else { return nil }
    let strictness = strictness(of: matching)
    let isOrdered = mode != .unambiguous
    if isOrdered, strictness.first != .strict { return latest }
    let firm = zip(matching, strictness).filter { $1 != .lenient }.map { $0.0 }
    let rivals = firm.isEmpty ? matching : firm
    let best = rivals.filter { stub in !rivals.contains { $0.isMoreSpecific(than: stub) } }
    let answering = isOrdered ? latest : best.first
    let isUnclear = best.count > 1 || !best.contains { $0 === answering }
    if let answering, isUnclear, !firm.isEmpty {
      report(.ambiguous(call, best, answered: answering))
    }
    return answering
  }
}
