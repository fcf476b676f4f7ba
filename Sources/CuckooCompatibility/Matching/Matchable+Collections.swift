import Kagemusha

extension Array: Matchable where Element: Matchable, Element.MatchedType == Element {
  /// A matcher for arrays whose elements match the elements of this array, one by one.
  ///
  ///     #expect(["login", "logout"].matcher.matches(["login", "logout"]))
  public var matcher: ParameterMatcher<[Element]> {
    ParameterMatcher(ArgumentText.describe(self)) { other in
      count == other.count && zip(self, other).allSatisfy { $0.matcher.matches($1) }
    }
  }
}

extension Set: Matchable where Element: Matchable, Element.MatchedType == Element {
  /// A matcher for sets that are equal to this set.
  ///
  ///     #expect(Set([1, 2]).matcher.matches([2, 1]))
  public var matcher: ParameterMatcher<Set<Element>> {
    ParameterMatcher(ArgumentText.describe(self)) { $0 == self }
  }
}

extension Dictionary: Matchable where Value: Matchable, Value.MatchedType == Value {
  /// A matcher for dictionaries with the same keys, whose values match the values of this
  /// dictionary.
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
  /// A matcher for nil if the optional is nil, or else for the values that its value matches.
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
  /// The type inside the optional.
  public typealias OptionalMatchedType = Wrapped

  /// A matcher for nil if the optional is nil, or else for the values that its value matches.
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
