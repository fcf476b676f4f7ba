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
