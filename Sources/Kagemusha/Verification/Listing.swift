/// `calls(mock)`: naming a requirement lists its calls.
public enum Listing: _MockUse {
  /// Finds the matching calls.
  public static func use(_ reference: MemberReference) -> MemberReference {
    var reference = reference
    reference.calls = reference.matching(reference.mock.calls)
    if reference.calls.contains(where: { $0.arguments == nil }) {
      reference.mock.report(.unlisted(reference))
    }
    return reference
  }
}

/// Lists the calls that a mock received, oldest first, with the types of their arguments.
///
///     let history = calls(repository).profile(id: any())      // a collection of `Int`
///     for (user, _) in calls(repository).save(any(), completion: any()) { print(user) }
public func calls<Mock: StubVerifyMock>(
  _ mock: Mock, file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID
) -> Mock.Lists {
  Mock.Lists(mock: _MemberSelector(mock.mock, at: SourcePlace(file: file, line: line, fileID: fileID)))
}
