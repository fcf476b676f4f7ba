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
