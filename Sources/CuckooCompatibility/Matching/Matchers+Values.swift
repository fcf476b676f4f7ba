/// Matches dictionaries that have at least one of the values.
///
///     verify(tracker).count(containsAnyValuesOf(values: 7, 8))
public func containsAnyValuesOf<Key, Value: Equatable>(values: Value...) -> ParameterMatcher<
  [Key: Value]
> {
  containsAnyValuesOf(values, where: ==)
}

/// Matches dictionaries that have at least one of the values.
///
///     verify(tracker).count(containsAnyValuesOf([7, 8]))
public func containsAnyValuesOf<Key, Values: Sequence>(
  _ values: Values
) -> ParameterMatcher<[Key: Values.Element]> where Values.Element: Equatable {
  containsAnyValuesOf(values, where: ==)
}

/// Matches dictionaries that have at least one of the values, for values that are not `Equatable`.
///
///     verify(tracker).greet(containsAnyValuesOf(values: user, where: { $0.id == $1.id }))
public func containsAnyValuesOf<Key, Value>(
  values: Value..., where equality: @escaping (Value, Value) -> Bool
) -> ParameterMatcher<[Key: Value]> {
  containsAnyValuesOf(values, where: equality)
}

/// Matches dictionaries that have at least one of the values, for values that are not `Equatable`.
///
///     verify(tracker).greet(containsAnyValuesOf(users, where: { $0.id == $1.id }))
public func containsAnyValuesOf<Key, Values: Sequence>(
  _ values: Values, where equality: @escaping (Values.Element, Values.Element) -> Bool
) -> ParameterMatcher<[Key: Values.Element]> {
  let matcher: ParameterMatcher<[Values.Element]> = containsAnyOf(values, where: equality)
  return ParameterMatcher(matcher.text()) { matcher.matches(Array($0.values)) }
}

/// Matches dictionaries that have all the values.
///
///     verify(tracker).count(containsAllValuesOf(values: 7, 8))
public func containsAllValuesOf<Key, Value: Equatable>(values: Value...) -> ParameterMatcher<
  [Key: Value]
> {
  containsAllValuesOf(values, where: ==)
}

/// Matches dictionaries that have all the values.
///
///     verify(tracker).count(containsAllValuesOf([7, 8]))
public func containsAllValuesOf<Key, Values: Sequence>(
  _ values: Values
) -> ParameterMatcher<[Key: Values.Element]> where Values.Element: Equatable {
  containsAllValuesOf(values, where: ==)
}

/// Matches dictionaries that have all the values, for values that are not `Equatable`.
///
///     verify(tracker).greet(containsAllValuesOf(values: user, where: { $0.id == $1.id }))
public func containsAllValuesOf<Key, Value>(
  values: Value..., where equality: @escaping (Value, Value) -> Bool
) -> ParameterMatcher<[Key: Value]> {
  containsAllValuesOf(values, where: equality)
}

/// Matches dictionaries that have all the values, for values that are not `Equatable`.
///
///     verify(tracker).greet(containsAllValuesOf(users, where: { $0.id == $1.id }))
public func containsAllValuesOf<Key, Values: Sequence>(
  _ values: Values, where equality: @escaping (Values.Element, Values.Element) -> Bool
) -> ParameterMatcher<[Key: Values.Element]> {
  let matcher: ParameterMatcher<[Values.Element]> = containsAllOf(values, where: equality)
  return ParameterMatcher(matcher.text()) { matcher.matches(Array($0.values)) }
}

/// Matches dictionaries that have none of the values.
///
///     verify(tracker).count(containsNoValuesOf(values: 7, 8))
public func containsNoValuesOf<Key, Value: Equatable>(values: Value...) -> ParameterMatcher<
  [Key: Value]
> {
  containsNoValuesOf(values, where: ==)
}

/// Matches dictionaries that have none of the values.
///
///     verify(tracker).count(containsNoValuesOf([7, 8]))
public func containsNoValuesOf<Key, Values: Sequence>(
  _ values: Values
) -> ParameterMatcher<[Key: Values.Element]> where Values.Element: Equatable {
  containsNoValuesOf(values, where: ==)
}

/// Matches dictionaries that have none of the values, for values that are not `Equatable`.
///
///     verify(tracker).greet(containsNoValuesOf(values: user, where: { $0.id == $1.id }))
public func containsNoValuesOf<Key, Value>(
  values: Value..., where equality: @escaping (Value, Value) -> Bool
) -> ParameterMatcher<[Key: Value]> {
  containsNoValuesOf(values, where: equality)
}

/// Matches dictionaries that have none of the values, for values that are not `Equatable`.
///
///     verify(tracker).greet(containsNoValuesOf(users, where: { $0.id == $1.id }))
public func containsNoValuesOf<Key, Values: Sequence>(
  _ values: Values, where equality: @escaping (Values.Element, Values.Element) -> Bool
) -> ParameterMatcher<[Key: Values.Element]> {
  let matcher: ParameterMatcher<[Values.Element]> = containsNoneOf(values, where: equality)
  return ParameterMatcher(matcher.text()) { matcher.matches(Array($0.values)) }
}
