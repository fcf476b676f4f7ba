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
public func times(_ count: Int) -> CallMatcher { .times(count) }

/// Not once.
public func never() -> CallMatcher { .times(0) }

/// Once or more.
public func atLeastOnce() -> CallMatcher { atLeast(1) }

/// `count` times or more.
public func atLeast(_ count: Int) -> CallMatcher { CallMatcher(minimum: count, maximum: nil) }

/// `count` times or fewer.
public func atMost(_ count: Int) -> CallMatcher { CallMatcher(minimum: 0, maximum: count) }

/// A number of times within the range.
public func between(_ range: ClosedRange<Int>) -> CallMatcher {
  CallMatcher(minimum: range.lowerBound, maximum: range.upperBound)
}
