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

/// Matches sequences that have all the elements, each as often as it is given.
///
///     verify(tracker).send(containsAllOf(values: "login", "logout"))
public func containsAllOf<T: Equatable, S: Sequence<T>>(values elements: T...) -> ParameterMatcher<
  S
> {
  containsAllOf(elements, where: ==)
}

/// Matches sequences that have all the elements, each as often as it is given.
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
