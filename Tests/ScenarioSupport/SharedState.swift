/// What all tests of a process share and the library keeps for them: registered default values, and
/// the handler of failures outside of tests.
public enum SharedState {
  private static let turn = Guarded(())

  /// Runs what sets or forgets it, while no other test does.
  public static func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    try turn.with { _ in try body() }
  }
}
