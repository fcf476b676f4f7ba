extension MockCore {
  /// Finds the stub that answers a call where it must be the only one: of all that match the most
  /// specific one, else the latest, with a failure.
  ///
  /// In a mock where order counts, the latest answers, and must be the only one if it says so.
  ///
  /// - Parameter candidates: The stubs of the call's types, the latest first.
  func choose<Arguments, Output, Failure>(
    of candidates: [Stub<Arguments, Output, Failure>], for call: RecordedCall
  ) -> Stub<Arguments, Output, Failure>? {
    let matching = candidates.filter { $0.accepts(call) }
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
