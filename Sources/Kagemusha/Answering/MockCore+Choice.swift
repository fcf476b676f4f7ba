extension MockCore {
  /// The stub that answers a call: the latest that matches, or the one that must be the only one.
  ///
  /// - Parameters:
  ///   - candidates: The stubs of the call's types, the latest first.
  ///   - asksForChoice: Whether it matters that several match.
  ///   - report: Reports that several do, once it is sure that the stub answers.
  func choose<Candidates: Sequence>(
    of candidates: Candidates, for call: Invocation, asksForChoice: Bool,
    reporting report: (FailureFact) -> Void
  ) -> Candidates.Element? where Candidates.Element: AnyStub {
    guard asksForChoice else { return candidates.first { $0.accepts(call) } }
    return choose(among: candidates.filter { $0.accepts(call) }, for: call, reporting: report)
  }

  /// Of stubs that all match, the most specific one, else the latest, with a failure.
  ///
  /// In a mock where order counts, the latest answers, and must be the only one if it says so.
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
