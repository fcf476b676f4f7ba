/// Finds the smallest case with the same kind of failure.
struct Shrinking {
  let layout: Batch.Layout
  let outcome: Outcome

  /// Returns the smallest case: all cases with one part removed are tested together, repeatedly,
  /// until none of them fails.
  func smallest(_ random: RandomCase) async throws -> Campaign.Failure {
    var best = Campaign.Failure(random: random, outcome: outcome, layout: layout)
    while true {
      let candidates = best.random.reductions.enumerated().map { $0.element.numbered($0.offset) }
      guard !candidates.isEmpty else { return best }
      var isRun = false
      if case .misused = outcome { isRun = true }
      var batch = try Batch(candidates, layout: layout, isRun: isRun)
      batch.stopsEarly = true
      switch outcome {
      case .failed(let mode, _): batch.modes = [mode]
      case .misused: batch.modes = ["-swift-version 5"]
      case .passed, .badInput, .refused: break
      }
      do { try await batch.test() } catch { return best }
      let smaller = batch.legal.sorted { $0.size < $1.size }.lazy.compactMap { candidate in
        batch.outcomes[candidate.number].flatMap { outcome in
          outcome.isLike(self.outcome)
            ? Campaign.Failure(random: candidate, outcome: outcome, layout: layout) : nil
        }
      }.first
      guard let smaller, smaller.random.size < best.random.size else { return best }
      best = smaller
    }
  }
}
