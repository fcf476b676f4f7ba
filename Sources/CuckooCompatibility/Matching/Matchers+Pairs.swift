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
