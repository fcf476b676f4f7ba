/// The wanted number of calls.
///
///     verify(repository, times(1).or(times(3))).profile(id: 7)
///     verify(repository, atLeast(1).and(atMost(2))).profile(id: 7)
public struct CallMatcher: Sendable, Hashable {
  /// The numbers from a minimum to a maximum; without a maximum, all from the minimum on.
  struct Bounds: Sendable, Hashable {
    let minimum: Int
    let maximum: Int?

    func contains(_ count: Int) -> Bool {
      count >= minimum && maximum.map { count <= $0 } ?? true
    }

    /// The numbers in both, if there are any.
    func intersection(_ other: Bounds) -> Bounds? {
      let minimum = max(minimum, other.minimum)
      let maximum = [maximum, other.maximum].compactMap { $0 }.min()
      if let maximum, maximum < minimum { return nil }
      return Bounds(minimum: minimum, maximum: maximum)
    }

    /// The numbers in either, if no other number is between them.
    func union(_ later: Bounds) -> Bounds? {
      guard let maximum else { return self }
      guard later.minimum - 1 <= maximum else { return nil }
      return Bounds(minimum: minimum, maximum: later.maximum.map { max($0, maximum) })
    }
  }

  /// The wanted numbers, ascending, with gaps between them; none if no number will do.
  let bounds: [Bounds]
  /// The function that decides instead of the numbers, for suites that were written for another library.
  let custom: CustomCallMatcher?
  /// The reason why the number is wanted, for the failure.
  private(set) var reason: String?

  init(minimum: Int, maximum: Int?) {
    // No number of calls is negative, so a negative number is allowed and just fails.
    self.init([Bounds(minimum: max(minimum, 0), maximum: maximum.map { max($0, -1) })])
  }

  /// Creates a matcher that leaves the decision to `custom`.
  package init(_ custom: CustomCallMatcher) {
    bounds = [Bounds(minimum: 0, maximum: nil)]
    self.custom = custom
  }

  private init(_ bounds: [Bounds]) {
    var merged: [Bounds] = []
    for next in bounds.sorted(by: { $0.minimum < $1.minimum }) {
      if let last = merged.last, let union = last.union(next) {
        merged[merged.count - 1] = union
      } else {
        merged.append(next)
      }
    }
    self.bounds = merged
    custom = nil
  }

  /// The smallest wanted number.
  var minimum: Int { bounds.first?.minimum ?? 0 }

  /// The largest wanted number; nil if there is none.
  var maximum: Int? { bounds.last.map(\.maximum) ?? 0 }

  /// Whether every number is accepted, so that nothing is verified.
  var acceptsEverything: Bool {
    custom == nil && bounds.first.map { $0.minimum == 0 && $0.maximum == nil } == true
  }

  /// Whether the matcher accepts zero calls; `eventually` need not wait for a call then.
  var holdsFromTheStart: Bool { custom == nil && accepts(0) }

  /// Returns whether these calls, which all match, are accepted.
  func accepts(_ calls: [Invocation]) -> Bool {
    if let custom { return custom.accepts(calls.map(CallSummary.init)) }
    return accepts(calls.count)
  }

  /// Returns whether a number of calls is accepted.
  package func accepts(_ count: Int) -> Bool { bounds.contains { $0.contains(count) } }

  /// Returns whether the result is the same for any number of further calls among the undecided ones.
  func isDecided(by calls: [Invocation], _ undecided: [Invocation]) -> Bool {
    if custom != nil { return undecided.isEmpty }
    let accepts = accepts(calls)
    return (calls.count...calls.count + undecided.count).allSatisfy { self.accepts($0) == accepts }
  }

  /// The function that decides instead of the numbers, if there is one.
  package var customMatcher: CustomCallMatcher? { custom }

  static func times(_ count: Int) -> CallMatcher {
    CallMatcher(minimum: count, maximum: count)
  }
}

extension CallMatcher {
  /// Adds the reason why the number is wanted; a failure shows it.
  ///
  ///     verify(repository, times(1).because("the second profile comes from the cache")).profile(id: 7)
  public func because(_ reason: String) -> CallMatcher {
    var matcher = self
    matcher.reason = reason
    return matcher
  }

  /// Returns a matcher of the numbers that either matcher accepts.
  ///
  ///     verify(session, never().or(times(2))).close()
  public func or(_ other: CallMatcher) -> CallMatcher {
    if custom != nil || other.custom != nil {
      return CallMatcher(
        CustomCallMatcher("\(text) or \(other.text)") { accepts($0) || other.accepts($0) })
    }
    return CallMatcher(bounds + other.bounds)
  }

  /// Returns a matcher of the numbers that both matchers accept.
  ///
  ///     verify(session, atLeast(1).and(atMost(2))).close()
  public func and(_ other: CallMatcher) -> CallMatcher {
    if custom != nil || other.custom != nil {
      return CallMatcher(
        CustomCallMatcher("\(text) and \(other.text)") { accepts($0) && other.accepts($0) })
    }
    return CallMatcher(bounds.flatMap { left in other.bounds.compactMap(left.intersection) })
  }

  private func accepts(_ calls: [CallSummary]) -> Bool {
    custom?.accepts(calls) ?? accepts(calls.count)
  }
}

/// Returns a matcher of exactly `count` calls.
///
///     verify(repository, times(2)).profile(id: any())
public func times(_ count: Int) -> CallMatcher { .times(count) }

/// Returns a matcher of no calls.
///
///     verify(repository, never()).profile(id: 13)
public func never() -> CallMatcher { .times(0) }

/// Returns a matcher of at least one call.
///
///     verify(repository, atLeastOnce()).profile(id: 7)
public func atLeastOnce() -> CallMatcher { atLeast(1) }

/// Returns a matcher of at least `count` calls.
///
///     verify(repository, atLeast(2)).profile(id: any())
public func atLeast(_ count: Int) -> CallMatcher { CallMatcher(minimum: count, maximum: nil) }

/// Returns a matcher of at most `count` calls.
///
///     verify(repository, atMost(2)).profile(id: any())
public func atMost(_ count: Int) -> CallMatcher { CallMatcher(minimum: 0, maximum: count) }

/// Returns a matcher of a number of calls in the range.
///
///     verify(repository, between(1...3)).profile(id: any())
public func between(_ range: ClosedRange<Int>) -> CallMatcher {
  CallMatcher(minimum: range.lowerBound, maximum: range.upperBound)
}

/// Decides by a function whether calls are the wanted ones.
package final class CustomCallMatcher: Sendable, Hashable {
  /// The text in messages.
  let text: String
  private let predicate: Locked<([CallSummary]) -> Bool>

  /// - Parameters:
  ///   - text: The text of the matcher in messages.
  ///   - accepts: Returns whether the calls are the wanted ones; it runs where they are verified.
  package init(_ text: String, accepts: @escaping ([CallSummary]) -> Bool) {
    self.text = text
    predicate = Locked(accepts)
  }

  /// Whether the calls are the wanted ones.
  package func accepts(_ calls: [CallSummary]) -> Bool { predicate.with { $0 }(calls) }

  /// Returns whether both are the same instance.
  package static func == (left: CustomCallMatcher, right: CustomCallMatcher) -> Bool {
    left === right
  }

  /// Hashes the identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A call, as the function of a `CustomCallMatcher` sees it.
package struct CallSummary {
  /// The requirement: `save(_:completion:)`.
  package let name: String
  /// The arguments: `("a", 1)`.
  package let arguments: String

  /// Describes a call.
  package init(name: String, arguments: String) {
    self.name = name
    self.arguments = arguments
  }

  init(_ call: Invocation) {
    let count = call.name.argumentNames.count
    let arguments = call.arguments(count: count).map { ArgumentText.describe($0) }
    self.init(name: call.name.identifier, arguments: "(\(arguments.joined(separator: ", ")))")
  }
}
