/// Decides by a function whether calls are the wanted ones.
package final class CustomCallMatcher: Sendable, Hashable {
  /// How it shows in messages.
  let text: String
  private let predicate: Locked<([CallSummary]) -> Bool>

  /// - Parameters:
  ///   - text: How it shows in messages.
  ///   - accepts: What is true for the wanted calls; it runs where they are verified.
  package init(_ text: String, accepts: @escaping ([CallSummary]) -> Bool) {
    self.text = text
    predicate = Locked(accepts)
  }

  /// Whether the calls are the wanted ones.
  package func accepts(_ calls: [CallSummary]) -> Bool { predicate.with { $0 }(calls) }

  /// Whether both are one.
  package static func == (left: CustomCallMatcher, right: CustomCallMatcher) -> Bool {
    left === right
  }

  /// Feeds its identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
