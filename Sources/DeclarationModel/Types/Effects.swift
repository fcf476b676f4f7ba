/// What a call may do besides returning.
package struct Effects: Sendable, Hashable {
  /// What it may throw.
  package enum Throwing: Sendable, Hashable {
    /// Nothing.
    case never
    /// `throws`.
    case any
    /// `throws(E)` (SE-0413).
    case typed(TypeReference)
    /// `rethrows`.
    case `rethrows`
  }

  /// Whether it may suspend.
  package var isAsync: Bool
  /// What it may throw.
  package var throwing: Throwing

  /// Describes effects; none unless given.
  package init(isAsync: Bool = false, throwing: Throwing = .never) {
    self.isAsync = isAsync
    self.throwing = throwing
  }

  /// Whether a call with these effects may do whatever one with `others` does.
  package func cover(_ others: Effects) -> Bool {
    guard isAsync || !others.isAsync else { return false }
    return switch (throwing, others.throwing) {
    case (_, .never), (.any, _), (.rethrows, _): true
    case (.typed(let own), .typed(let other)): own == other
    case (.never, _), (.typed, _): false
    }
  }

  /// As source, with a leading space before each: ` async throws(E)`.
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
