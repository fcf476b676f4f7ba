/// A generated mock, of which `stub`, `verify` and `calls` take hold.
public protocol StubVerifyMock {
  /// The requirements, as `stub` sees them.
  associatedtype Stubs: _MockMembers where Stubs.Use: StubbingUse
  /// The requirements, as `verify` sees them.
  associatedtype Verifies: _MockMembers<Verifying>
  /// The requirements, as `calls` sees them.
  associatedtype Lists: _MockMembers<Listing>

  /// What the mock was told and what it has seen.
  nonisolated var mock: MockCore { get }
}

/// The requirements of a mocked protocol, spelled so that arguments may be matchers.
///
/// The generator writes one such type for each mock; `Use` says what naming a requirement does.
public protocol _MockMembers<Use> {
  /// What naming a requirement does: stub it, verify it, list its calls.
  associatedtype Use: _MockUse

  /// Makes the requirements of one mock.
  init(mock: _MemberSelector<Use>)
}
