/// Finds the smallest case with the same kind of failure.
struct Shrinking {
  let failure: Campaign.Failure

  /// Returns the smallest case: all cases with one part removed are tested together, repeatedly,
  /// until none of them fails.
  func smallest() async throws -> Campaign.Failure {
    let outcome = failure.outcome
    var best = failure
    while true {
      let candidates = best.random.reductions.enumerated().map { $0.element.numbered($0.offset) }
      guard !candidates.isEmpty else { return best }
      var isRun = false
      if case .misused = outcome { isRun = true }
      var batch = try Batch(
        candidates, as: failure.form, layout: failure.layout, isRun: isRun)
      batch.stopsEarly = true
      switch outcome {
      case .failed(let mode, _): batch.modes = [mode]
      case .misused: batch.modes = ["-swift-version 5"]
      case .passed, .badInput, .refused: break
      }
      do { try await batch.test() } catch { return best }
      let smaller = batch.legal.sorted { $0.size < $1.size }.lazy.compactMap {
        candidate -> Campaign.Failure? in
        guard let found = batch.outcomes[candidate.number], found.isLike(outcome) else {
          return nil
        }
        var smaller = failure
        (smaller.random, smaller.outcome) = (candidate, found)
        return smaller
      }.first
      guard let smaller, smaller.random.size < best.random.size else { return best }
      best = smaller
    }
  }
}
