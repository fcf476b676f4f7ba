/// What becomes of something that may be wrong with the mocks of a test.
///
///     withMocks(.lenient, unusedStubs: MockCheck.ignore) { }
public enum MockCheck: Sendable, Hashable {
  /// Nothing.
  case ignore
  /// The test is told, and passes.
  case warn
  /// The test fails.
  case fail
}
