/// The requirements of a mocked protocol, spelled so that arguments may be matchers.
///
/// The generator writes one such type for each mock; `Use` says what naming a requirement does.
public protocol MockMembers<Use> {
  /// What naming a requirement does: stub it, verify it, list its calls.
  associatedtype Use: MockUse

  /// Makes the requirements of one mock.
  init(mock: MemberSelector<Use>)
}
