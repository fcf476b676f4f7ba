/// A generated mock, of which `stub`, `verify` and `calls` take hold.
public protocol StubVerifyMock {
  /// The requirements, as `stub` sees them.
  associatedtype Stubs: MockMembers where Stubs.Use: StubbingUse
  /// The requirements, as `verify` sees them.
  associatedtype Verifies: MockMembers<Verifying>
  /// The requirements, as `calls` sees them.
  associatedtype Lists: MockMembers<Listing>

  /// What the mock was told and what it has seen.
  nonisolated var mock: MockCore { get }
}

/// A generated mock with static requirements.
///
/// Beside each such mock the generator writes its own `stub`, `verify` and `calls`, which take the
/// type. Generic ones here would spoil the compiler's message for a misspelled member of any mock.
public protocol StubVerifyStatics {
  /// What the type was told and what it has seen.
  nonisolated static var mock: MockCore { get }
}

/// The requirements of a mocked protocol, spelled so that arguments may be matchers.
///
/// The generator writes one such type for each mock; `Use` says what naming a requirement does.
public protocol MockMembers<Use> {
  /// What naming a requirement does: stub it, verify it, list its calls.
  associatedtype Use: MockUse

  /// Makes the requirements of one mock.
  init(mock: MemberSelector<Use>)
}
