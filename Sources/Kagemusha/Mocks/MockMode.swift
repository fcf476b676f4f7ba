/// The behavior of a mock at a call that no stub matches, and at one that several stubs match.
///
///     let lenient = MockRepository(.lenient)
public enum MockMode: Sendable, Hashable {
  /// A call that no stub matches is a test failure; of several stubs that match, the latest answers.
  case strict
  /// A call that no stub matches returns the default value of its type, if there is one.
  case lenient
  /// Strict, and the order of stubs has no meaning: of several stubs that match, the most specific one
  /// answers; if none is the most specific, that is a test failure.
  ///
  /// A plain value is more specific than a condition such as `matching { … }`, and a condition is more specific than `any()`.
  case unambiguous

  /// The mode of a mock that is made without a mode: strict, unless the trait `.mocks(…)` or `withMocks` sets another one.
  ///
  ///     withMocks(.lenient) { #expect(MockMode.standard == .lenient) }
  public static var standard: MockMode { MockScope.current?.rules.mode ?? .strict }
}
