import Kagemusha

/// Matches dictionaries that have at least one of the pairs.
///
///     verify(tracker).count(containsAnyOf(["user": 7]))
public func containsAnyOf<Key, Value: Equatable>(_ pairs: [Key: Value]) -> ParameterMatcher<
  [Key: Value]
> {
  containsAnyOf(pairs, where: ==)
}

/// Matches dictionaries that have at least one of the pairs, for values that are not `Equatable`.
///
///     verify(tracker).greet(containsAnyOf(["user": user], where: { $0.id == $1.id }))
public func containsAnyOf<Key, Value>(
  _ pairs: [Key: Value], where equality: @escaping (Value, Value) -> Bool
) -> ParameterMatcher<[Key: Value]> {
  ParameterMatcher("containsAnyOf(\(ArgumentText.describe(pairs)))") {
    SequenceMatching.hasAny(of: pairs, in: $0, equality)
  }
}

/// Matches dictionaries that have all the pairs.
///
///     verify(tracker).count(containsAllOf(["user": 7]))
public func containsAllOf<Key, Value: Equatable>(_ pairs: [Key: Value]) -> ParameterMatcher<
  [Key: Value]
> {
  containsAllOf(pairs, where: ==)
}

/// Matches dictionaries that have all the pairs, for values that are not `Equatable`.
///
///     verify(tracker).greet(containsAllOf(["user": user], where: { $0.id == $1.id }))
public func containsAllOf<Key, Value>(
  _ pairs: [Key: Value], where equality: @escaping (Value, Value) -> Bool
) -> ParameterMatcher<[Key: Value]> {
  ParameterMatcher("containsAllOf(\(ArgumentText.describe(pairs)))") {
    SequenceMatching.hasAll(of: pairs, in: $0, equality)
  }
}

/// Matches dictionaries that have none of the pairs.
///
///     verify(tracker).count(containsNoneOf(["user": 7]))
public func containsNoneOf<Key, Value: Equatable>(_ pairs: [Key: Value]) -> ParameterMatcher<
  [Key: Value]
> {
  containsNoneOf(pairs, where: ==)
}

/// Matches dictionaries that have none of the pairs, for values that are not `Equatable`.
///
///     verify(tracker).greet(containsNoneOf(["user": user], where: { $0.id == $1.id }))
public func containsNoneOf<Key, Value>(
  _ pairs: [Key: Value], where equality: @escaping (Value, Value) -> Bool
) -> ParameterMatcher<[Key: Value]> {
  ParameterMatcher("containsNoneOf(\(ArgumentText.describe(pairs)))") {
    !SequenceMatching.hasAny(of: pairs, in: $0, equality)
  }
}

/// Matches dictionaries that have at least one of the keys.
///
///     verify(tracker).count(containsAnyKeysOf(values: "user", "at"))
public func containsAnyKeysOf<Key, Value>(values keys: Key...) -> ParameterMatcher<[Key: Value]> {
  containsAnyKeysOf(keys)
}

/// Matches dictionaries that have at least one of the keys.
///
///     verify(tracker).count(containsAnyKeysOf(["user", "at"]))
public func containsAnyKeysOf<Keys: Sequence, Value>(
  _ keys: Keys
) -> ParameterMatcher<[Keys.Element: Value]> {
  let matcher: ParameterMatcher<[Keys.Element]> = containsAnyOf(keys)
  return ParameterMatcher(matcher.text()) { matcher.matches(Array($0.keys)) }
}

/// Matches dictionaries that have all the keys.
///
///     verify(tracker).count(containsAllKeysOf(values: "user", "at"))
public func containsAllKeysOf<Key, Value>(values keys: Key...) -> ParameterMatcher<[Key: Value]> {
  containsAllKeysOf(keys)
}

/// Matches dictionaries that have all the keys.
///
///     verify(tracker).count(containsAllKeysOf(["user", "at"]))
public func containsAllKeysOf<Keys: Sequence, Value>(
  _ keys: Keys
) -> ParameterMatcher<[Keys.Element: Value]> {
  let matcher: ParameterMatcher<[Keys.Element]> = containsAllOf(keys)
  return ParameterMatcher(matcher.text()) { matcher.matches(Array($0.keys)) }
}

/// Matches dictionaries that have none of the keys.
///
///     verify(tracker).count(containsNoKeysOf(values: "user", "at"))
public func containsNoKeysOf<Key, Value>(values keys: Key...) -> ParameterMatcher<[Key: Value]> {
  containsNoKeysOf(keys)
}

/// Matches dictionaries that have none of the keys.
///
///     verify(tracker).count(containsNoKeysOf(["user", "at"]))
public func containsNoKeysOf<Keys: Sequence, Value>(
  _ keys: Keys
) -> ParameterMatcher<[Keys.Element: Value]> {
  let matcher: ParameterMatcher<[Keys.Element]> = containsNoneOf(keys)
  return ParameterMatcher(matcher.text()) { matcher.matches(Array($0.keys)) }
}
