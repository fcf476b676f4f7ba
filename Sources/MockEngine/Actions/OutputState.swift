/// What an output is, compared with the plan.
package enum OutputState: Sendable, Hashable {
  /// It is as planned.
  case upToDate
  /// It is not there.
  case missing
  /// It was generated, of something else.
  case stale
  /// It cannot be written, or is not ours to write.
  case conflict(Problem.Fact)
  /// It was generated, and the plan does not have it.
  case orphaned

  /// The word for it; nothing if all is well.
  package var word: String? {
    switch self {
    case .upToDate: nil
    case .missing: "missing"
    case .stale: "stale"
    case .conflict: "conflict"
    case .orphaned: "orphaned"
    }
  }
}
