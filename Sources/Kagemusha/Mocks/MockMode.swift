/// What a mock does with a call that no stub matches.
public enum MockMode: Sendable, Hashable {
  /// It is a test failure.
  case strict
  /// It returns the default value of its type, if there is one.
  case lenient
}
