/// What a mock does with a call that no stub matches, and with one that several match.
///
///     let lenient = MockRepository(.lenient)
public enum MockMode: Sendable, Hashable {
  /// A call that no stub matches is a test failure; of several stubs that match, the latest answers.
  case strict
  /// A call that no stub matches returns the default value of its type, if there is one.
  case lenient
  /// Strict, and the order of stubs means nothing: of several that match, the most specific one
  /// answers, and if there is none, that is a test failure.
  ///
  /// A plain value is more specific than a condition such as `matching { … }`, and that than
  /// `any()`.
  case unambiguous

  /// The mode of a mock that is made without one: strict, unless the trait `.mocks(…)` or
  /// `withMocks` says otherwise.
  ///
  ///     withMocks(.lenient) { #expect(MockMode.standard == .lenient) }
  public static var standard: MockMode { MockScope.current?.rules.mode ?? .strict }
}
