import Kagemusha

/// Matches sequences that have at least one of the elements.
///
///     verify(tracker).send(containsAnyOf(values: "login", "logout"))
public func containsAnyOf<T: Equatable, S: Sequence<T>>(values elements: T...) -> ParameterMatcher<
  S
> {
  containsAnyOf(elements, where: ==)
}

/// Matches sequences that have at least one of the elements.
///
///     verify(tracker).send(containsAnyOf(["login", "logout"]))
public func containsAnyOf<Input: Sequence, Output: Sequence<Input.Element>>(
  _ elements: Input
) -> ParameterMatcher<Output> where Input.Element: Equatable {
  containsAnyOf(elements, where: ==)
}

/// Matches sequences that have at least one of the elements, for elements that are not `Equatable`.
///
///     verify(tracker).record(containsAnyOf(values: login, logout, where: { $0.name == $1.name }))
public func containsAnyOf<T, S: Sequence<T>>(
  values elements: T..., where equality: @escaping (T, T) -> Bool
) -> ParameterMatcher<S> {
  containsAnyOf(elements, where: equality)
}

/// Matches sequences that have at least one of the elements, for elements that are not `Equatable`.
///
///     verify(tracker).record(containsAnyOf(events, where: { $0.name == $1.name }))
public func containsAnyOf<Input: Sequence, Output: Sequence<Input.Element>>(
  _ elements: Input, where equality: @escaping (Input.Element, Input.Element) -> Bool
) -> ParameterMatcher<Output> {
  let wanted = Array(elements)
  return ParameterMatcher("containsAnyOf(\(ArgumentText.describe(wanted)))") { sequence in
    SequenceMatching.hasAny(of: wanted, in: sequence, equality)
  }
}

/// Matches sequences that have all the elements, each at least as often as it is given.
///
///     verify(tracker).send(containsAllOf(values: "login", "logout"))
public func containsAllOf<T: Equatable, S: Sequence<T>>(values elements: T...) -> ParameterMatcher<
  S
> {
  containsAllOf(elements, where: ==)
}

/// Matches sequences that have all the elements, each at least as often as it is given.
///
///     verify(tracker).send(containsAllOf(["login", "logout"]))
public func containsAllOf<Input: Sequence, Output: Sequence<Input.Element>>(
  _ elements: Input
) -> ParameterMatcher<Output> where Input.Element: Equatable {
  containsAllOf(elements, where: ==)
}

/// Matches sequences that have all the elements, for elements that are not `Equatable`.
///
///     verify(tracker).record(containsAllOf(values: login, logout, where: { $0.name == $1.name }))
public func containsAllOf<T, S: Sequence<T>>(
  values elements: T..., where equality: @escaping (T, T) -> Bool
) -> ParameterMatcher<S> {
  containsAllOf(elements, where: equality)
}

/// Matches sequences that have all the elements, for elements that are not `Equatable`.
///
///     verify(tracker).record(containsAllOf(events, where: { $0.name == $1.name }))
public func containsAllOf<Input: Sequence, Output: Sequence<Input.Element>>(
  _ elements: Input, where equality: @escaping (Input.Element, Input.Element) -> Bool
) -> ParameterMatcher<Output> {
  let wanted = Array(elements)
  return ParameterMatcher("containsAllOf(\(ArgumentText.describe(wanted)))") { sequence in
    SequenceMatching.hasAll(of: wanted, in: sequence, equality)
  }
}

/// Matches sequences that have none of the elements.
///
///     verify(tracker).send(containsNoneOf(values: "login", "logout"))
public func containsNoneOf<T: Equatable, S: Sequence<T>>(values elements: T...) -> ParameterMatcher<
  S
> {
  containsNoneOf(elements, where: ==)
}

/// Matches sequences that have none of the elements.
///
///     verify(tracker).send(containsNoneOf(["login", "logout"]))
public func containsNoneOf<Input: Sequence, Output: Sequence<Input.Element>>(
  _ elements: Input
) -> ParameterMatcher<Output> where Input.Element: Equatable {
  containsNoneOf(elements, where: ==)
}

/// Matches sequences that have none of the elements, for elements that are not `Equatable`.
///
///     verify(tracker).record(containsNoneOf(values: login, logout, where: { $0.name == $1.name }))
public func containsNoneOf<T, S: Sequence<T>>(
  values elements: T..., where equality: @escaping (T, T) -> Bool
) -> ParameterMatcher<S> {
  containsNoneOf(elements, where: equality)
}

/// Matches sequences that have none of the elements, for elements that are not `Equatable`.
///
///     verify(tracker).record(containsNoneOf(events, where: { $0.name == $1.name }))
public func containsNoneOf<Input: Sequence, Output: Sequence<Input.Element>>(
  _ elements: Input, where equality: @escaping (Input.Element, Input.Element) -> Bool
) -> ParameterMatcher<Output> {
  let wanted = Array(elements)
  return ParameterMatcher("containsNoneOf(\(ArgumentText.describe(wanted)))") { sequence in
    !SequenceMatching.hasAny(of: wanted, in: sequence, equality)
  }
}

/// Matches collections with exactly `count` elements.
///
///     verify(tracker).send(hasLength(exactly: 2))
public func hasLength<C: Collection>(exactly count: Int) -> ParameterMatcher<C> {
  ParameterMatcher("hasLength(exactly: \(count))") { $0.count == count }
}

/// Matches collections with at least `count` elements.
///
///     verify(tracker).send(hasLength(atLeast: 1))
///
/// - Parameters:
///   - count: The number.
///   - inclusive: Whether `count` itself matches.
public func hasLength<C: Collection>(
  atLeast count: Int, inclusive: Bool = true
) -> ParameterMatcher<C> {
  ParameterMatcher("hasLength(atLeast: \(count))") {
    inclusive ? $0.count >= count : $0.count > count
  }
}

/// Matches collections with at most `count` elements.
///
///     verify(tracker).send(hasLength(atMost: 3))
///
/// - Parameters:
///   - count: The number.
///   - inclusive: Whether `count` itself matches.
public func hasLength<C: Collection>(
  atMost count: Int, inclusive: Bool = true
) -> ParameterMatcher<C> {
  ParameterMatcher("hasLength(atMost: \(count))") {
    inclusive ? $0.count <= count : $0.count < count
  }
}

/// Matches collections whose number of elements is in a range.
///
///     verify(tracker).send(hasLength(inRange: 1..<3))
///
/// - Parameters:
///   - range: The range, of which both bounds count as ends.
///   - inclusive: Whether the bounds themselves match.
public func hasLength<C: Collection>(
  inRange range: CountableRange<Int>, inclusive: Bool = true
) -> ParameterMatcher<C> {
  hasLength(atLeast: range.lowerBound, inclusive: inclusive)
    .and(hasLength(atMost: range.upperBound, inclusive: inclusive))
}
