/// How often a call is wanted.
///
///     verify(repository, times(1).or(times(3))).profile(id: 7)
///     verify(repository, atLeast(1).and(atMost(2))).profile(id: 7)
public struct CallMatcher: Sendable, Hashable {
  /// Numbers from one to another; to any if there is no other.
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
  /// What decides instead, for suites that come from another library.
  let custom: CustomCallMatcher?
  /// Why it is wanted, for the failure.
  private(set) var reason: String?

  init(minimum: Int, maximum: Int?) {
    // No count is negative, and none can be: what is wanted then just fails.
    self.init([Bounds(minimum: max(minimum, 0), maximum: maximum.map { max($0, -1) })])
  }

  /// Wants what `custom` says.
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

  /// The least wanted number.
  var minimum: Int { bounds.first?.minimum ?? 0 }

  /// The greatest wanted number; nil if there is none.
  var maximum: Int? { bounds.last.map(\.maximum) ?? 0 }

  /// Whether every number will do, so that it verifies nothing.
  var acceptsEverything: Bool {
    custom == nil && bounds.first.map { $0.minimum == 0 && $0.maximum == nil } == true
  }

  /// Whether it may hold before any call has come, so that nothing can be waited for.
  var holdsFromTheStart: Bool { custom == nil && accepts(0) }

  /// Whether these calls, of which each is the wanted one, are as many as are wanted.
  func accepts(_ calls: [Invocation]) -> Bool {
    if let custom { return custom.accepts(calls.map(CallSummary.init)) }
    return accepts(calls.count)
  }

  /// Whether calls are as many as are wanted.
  package func accepts(_ count: Int) -> Bool { bounds.contains { $0.contains(count) } }

  /// Whether it makes no difference how many of some more calls are the wanted ones.
  func isDecided(by calls: [Invocation], _ undecided: [Invocation]) -> Bool {
    if custom != nil { return undecided.isEmpty }
    let accepts = accepts(calls)
    return (calls.count...calls.count + undecided.count).allSatisfy { self.accepts($0) == accepts }
  }

  /// What decides, if numbers do not.
  package var customMatcher: CustomCallMatcher? { custom }

  static func times(_ count: Int) -> CallMatcher {
    CallMatcher(minimum: count, maximum: count)
  }
}

extension CallMatcher {
  /// Says why the number is wanted; a failure shows it.
  ///
  ///     verify(repository, times(1).because("the second profile comes from the cache")).profile(id: 7)
  public func because(_ reason: String) -> CallMatcher {
    var matcher = self
    matcher.reason = reason
    return matcher
  }

  /// As often as this or the other one wants it.
  ///
  ///     verify(session, never().or(times(2))).close()
  public func or(_ other: CallMatcher) -> CallMatcher {
    if custom != nil || other.custom != nil {
      return CallMatcher(
        CustomCallMatcher("\(text) or \(other.text)") { accepts($0) || other.accepts($0) })
    }
    return CallMatcher(bounds + other.bounds)
  }

  /// As often as both this and the other one want it.
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

/// Exactly `count` times.
///
///     verify(repository, times(2)).profile(id: any())
public func times(_ count: Int) -> CallMatcher { .times(count) }

/// Not once.
///
///     verify(repository, never()).profile(id: 13)
public func never() -> CallMatcher { .times(0) }

/// Once or more.
///
///     verify(repository, atLeastOnce()).profile(id: 7)
public func atLeastOnce() -> CallMatcher { atLeast(1) }

/// `count` times or more.
///
///     verify(repository, atLeast(2)).profile(id: any())
public func atLeast(_ count: Int) -> CallMatcher { CallMatcher(minimum: count, maximum: nil) }

/// `count` times or fewer.
///
///     verify(repository, atMost(2)).profile(id: any())
public func atMost(_ count: Int) -> CallMatcher { CallMatcher(minimum: 0, maximum: count) }

/// A number of times within the range.
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

/// A call, as a function that decides on calls sees it.
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
