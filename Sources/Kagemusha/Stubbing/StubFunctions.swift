/// Tells a mock what to answer: in a block, as with Cuckoo, or in one line.
///
///     stub(repository) { stub in
///       when(stub.profile(id: any())).thenReturn(.tanaka)
///       when(stub.profile(id: 13)).thenThrow(NotFound())
///     }
///     stub(repository).profile(id: 7).thenReturn(.suzuki)
///
/// The latest stub that matches a call answers it.
@discardableResult
public func stub<Mock: StubVerifyMock>(
  _ mock: Mock, file: StaticString = #filePath, line: UInt = #line,
  _ body: (Mock.Stubs) throws -> Void = { _ in }
) rethrows -> Mock.Stubs {
  let stubs = Mock.Stubs(mock: MemberSelector(mock.mock, file, line))
  try body(stubs)
  return stubs
}

/// Names the requirement to stub, as Cuckoo and Mockito do, and keeps its line for messages.
public func when<Member: MockedMember>(
  _ member: Member, file: StaticString = #filePath, line: UInt = #line
) -> Member where Member.Use: StubbingUse {
  var reference = member.reference
  reference.context.place = SourcePlace(file: file, line: line)
  return Member(reference: reference)
}
