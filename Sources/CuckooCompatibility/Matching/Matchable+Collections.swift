import Kagemusha

extension Array: Matchable where Element: Matchable, Element.MatchedType == Element {
  /// Matches arrays whose elements match these, one by one.
  ///
  ///     #expect(["login", "logout"].matcher.matches(["login", "logout"]))
  public var matcher: ParameterMatcher<[Element]> {
    ParameterMatcher(ArgumentText.describe(self)) { other in
      count == other.count && zip(self, other).allSatisfy { $0.matcher.matches($1) }
    }
  }
}

extension Set: Matchable where Element: Matchable, Element.MatchedType == Element {
  /// Matches the same set.
  ///
  ///     #expect(Set([1, 2]).matcher.matches([2, 1]))
  public var matcher: ParameterMatcher<Set<Element>> {
    ParameterMatcher(ArgumentText.describe(self)) { $0 == self }
  }
}

extension Dictionary: Matchable where Value: Matchable, Value.MatchedType == Value {
  /// Matches dictionaries of the same keys, whose values match these.
  ///
  ///     #expect(["user": 7].matcher.matches(["user": 7]))
  public var matcher: ParameterMatcher<[Key: Value]> {
    ParameterMatcher(ArgumentText.describe(self)) { other in
      count == other.count
        && allSatisfy { key, value in other[key].map(value.matcher.matches) ?? false }
    }
  }
}

extension Optional: Matchable where Wrapped: Matchable, Wrapped.MatchedType == Wrapped {
  /// Matches nil for nil, and what the value matches.
  ///
  ///     let selection: String? = nil
  ///     #expect(selection.matcher.matches(nil))
  public var matcher: ParameterMatcher<Wrapped?> {
    ParameterMatcher(ArgumentText.describe(self as Any)) { other in
      guard let self else { return other == nil }
      return other.map(self.matcher.matches) ?? false
    }
  }
}

extension Optional: OptionalMatchable
where Wrapped: OptionalMatchable, Wrapped.OptionalMatchedType == Wrapped {
  /// What the optional holds.
  public typealias OptionalMatchedType = Wrapped

  /// Matches nil for nil, and what the value matches.
  ///
  ///     let selection: Int? = 7
  ///     #expect(!selection.optionalMatcher.matches(nil))
  public var optionalMatcher: ParameterMatcher<Wrapped?> {
    ParameterMatcher(ArgumentText.describe(self as Any)) { other in
      guard let self else { return other == nil }
      return self.optionalMatcher.matches(other)
    }
  }
}
