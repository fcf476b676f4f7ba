/// Matches collections of so many elements.
///
///     verify(tracker).send(hasLength(exactly: 2))
public func hasLength<C: Collection>(exactly count: Int) -> ParameterMatcher<C> {
  ParameterMatcher("hasLength(exactly: \(count))") { $0.count == count }
}

/// Matches collections of so many elements, or more.
///
///     verify(tracker).send(hasLength(atLeast: 1))
///
/// - Parameters:
///   - count: The number.
///   - inclusive: Whether the number itself will do.
public func hasLength<C: Collection>(
  atLeast count: Int, inclusive: Bool = true
) -> ParameterMatcher<C> {
  ParameterMatcher("hasLength(atLeast: \(count))") {
    inclusive ? $0.count >= count : $0.count > count
  }
}

/// Matches collections of so many elements, or fewer.
///
///     verify(tracker).send(hasLength(atMost: 3))
///
/// - Parameters:
///   - count: The number.
///   - inclusive: Whether the number itself will do.
public func hasLength<C: Collection>(
  atMost count: Int, inclusive: Bool = true
) -> ParameterMatcher<C> {
  ParameterMatcher("hasLength(atMost: \(count))") {
    inclusive ? $0.count <= count : $0.count < count
  }
}

/// Matches collections whose number of elements is in the range, of which both ends count.
///
///     verify(tracker).send(hasLength(inRange: 1..<3))
///
/// - Parameters:
///   - range: The numbers.
///   - inclusive: Whether its ends will do.
public func hasLength<C: Collection>(
  inRange range: CountableRange<Int>, inclusive: Bool = true
) -> ParameterMatcher<C> {
  hasLength(atLeast: range.lowerBound, inclusive: inclusive)
    .and(hasLength(atMost: range.upperBound, inclusive: inclusive))
}
