import DeclarationModel
import MockResolver

/// The number of protocols without a mock, by reason.
package struct SkipCount: Sendable, Hashable {
  private let counts: [String: Int]

  /// Counts the protocols of a plan that no request mocks.
  package init(_ plan: Plan) {
    var kinds: [SourcePosition: String] = [:]
    let mocked = Set(plan.protocols.filter { $0.output != nil }.map(\.place))
    for found in plan.protocols where !mocked.contains(found.place) {
      // What was tried and failed says more than what was not tried.
      let issue = found.outcome.issues.first?.kind
      if let kind = issue ?? (kinds[found.place] == nil ? found.outcome.decision.kind : nil) {
        kinds[found.place] = kind
      }
    }
    for broken in plan.brokenProtocols { kinds[broken.position] = broken.kind }
    counts = kinds.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// `3 protocols skipped: 2 private, 1 excluded (…)`; nil if none is.
  package var text: String? {
    let total = counts.values.reduce(0, +)
    guard total > 0 else { return nil }
    let parts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    return "\(total) \(total == 1 ? "protocol" : "protocols") skipped: \(parts)"
      + " (see kagemusha explain NAME)"
  }
}
