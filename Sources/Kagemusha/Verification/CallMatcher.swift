/// How often a call is wanted.
public struct CallMatcher: Sendable, Hashable {
  let minimum: Int
  let maximum: Int?

  func accepts(_ count: Int) -> Bool {
    count >= minimum && maximum.map { count <= $0 } ?? true
  }

  static func times(_ count: Int) -> CallMatcher {
    CallMatcher(minimum: count, maximum: count)
  }
}

/// Exactly `count` times.
///
///     verify(repository, times(2)).profile(id: 7)
public func times(_ count: Int) -> CallMatcher { .times(count) }

/// Not once.
///
///     verify(repository, never()).profile(id: 7)
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
