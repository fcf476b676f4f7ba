/// A generated mock, for the functions `stub`, `verify` and `calls`.
public protocol StubVerifyMock {
  /// The requirements for `stub`.
  associatedtype Stubs: _MockMembers where Stubs.Use: StubbingUse
  /// The requirements for `verify`.
  associatedtype Verifies: _MockMembers<Verifying>
  /// The requirements for `calls`.
  associatedtype Lists: _MockMembers<Listing>

  /// The stubs and the calls of the mock.
  nonisolated var mock: MockCore { get }
}

/// The requirements of a mocked protocol, spelled so that arguments may be matchers.
///
/// The generator writes one such type for each mock; `Use` is the purpose for which a requirement is named.
public protocol _MockMembers<Use> {
  /// The purpose for which a requirement is named: to stub it, to verify it, or to list its calls.
  associatedtype Use: _MockUse

  /// Creates the requirements of one mock.
  init(mock: _MemberSelector<Use>)
}
