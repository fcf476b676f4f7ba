/// The effects of a call: suspending and throwing.
package struct Effects: Sendable, Hashable {
  /// The errors that a call may throw.
  package enum Throwing: Sendable, Hashable {
    /// The call does not throw.
    case never
    /// `throws`.
    case any
    /// `throws(E)` (SE-0413).
    case typed(TypeReference)
    /// `rethrows`.
    case `rethrows`
  }

  /// Whether the call may suspend.
  package var isAsync: Bool
  /// The errors that the call may throw.
  package var throwing: Throwing

  /// Creates effects; by default, there are none.
  package init(isAsync: Bool = false, throwing: Throwing = .never) {
    self.isAsync = isAsync
    self.throwing = throwing
  }

  /// Returns whether these effects include all of `others`.
  package func cover(_ others: Effects) -> Bool {
    guard isAsync || !others.isAsync else { return false }
    return switch (throwing, others.throwing) {
    case (_, .never), (.any, _), (.rethrows, _): true
    case (.typed(let own), .typed(let other)): own == other
    case (.never, _), (.typed, _): false
    }
  }

  /// The effects as source, each with a leading space: ` async throws(E)`.
  package var text: String {
    let suspension = isAsync ? " async" : ""
    return switch throwing {
    case .never: suspension
    case .any: suspension + " throws"
    case .typed(let error): suspension + " throws(\(error.text))"
    case .rethrows: suspension + " rethrows"
    }
  }
}
