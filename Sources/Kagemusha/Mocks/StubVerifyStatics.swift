/// A generated mock with static requirements.
///
/// Beside each such mock the generator writes its own `stub`, `verify` and `calls`, which take the
/// type. Generic ones here would spoil the compiler's message for a misspelled member of any mock.
public protocol StubVerifyStatics {
  /// What the type was told and what it has seen.
  nonisolated static var mock: MockCore { get }
}
