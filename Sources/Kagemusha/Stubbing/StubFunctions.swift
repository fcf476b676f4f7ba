/// Tells a mock what to answer, in Cuckoo's form.
///
///     stub(repository) { stub in
///       when(stub.profile(id: any())).thenReturn(.tanaka)
///       when(stub.profile(id: 13)).thenThrow(NotFound())
///     }
///
/// The latest stub that matches a call answers it.
public func stub<Mock: StubVerifyMock>(
  _ mock: Mock, file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID,
  _ body: (Mock.Stubs) throws -> Void
) rethrows {
  try body(stub(mock, file: file, line: line, fileID: fileID))
}

/// Tells a mock what to answer, in one line.
///
///     stub(repository).profile(id: 7).thenReturn(.suzuki)
public func stub<Mock: StubVerifyMock>(
  _ mock: Mock, file: StaticString = #filePath, line: UInt = #line, fileID: StaticString = #fileID
) -> Mock.Stubs {
  Mock.Stubs(
    mock: _MemberSelector(mock.mock, at: SourcePlace(file: file, line: line, fileID: fileID)))
}

/// Tells a mock what to return from calls of one type that no stub answers, in this mock only.
///
///     stub(repository, returning: User.tanaka)
///
/// Such calls are no failure in a strict mock either.
@_disfavoredOverload  // The compiler has less to try where `stub` has a closure.
public func stub<Mock: StubVerifyMock, Value>(_ mock: Mock, returning value: Value) {
  mock.mock.setDefault(value)
}

/// Names the requirement to stub, as Cuckoo and Mockito do, and keeps its line for messages.
///
///     stub(repository) { stub in when(stub.limit.get).thenReturn(3) }
public func when<Member: MockedMember>(
  _ member: Member, file: StaticString = #filePath, line: UInt = #line,
  fileID: StaticString = #fileID
) -> Member where Member.Use: StubbingUse {
  var reference = member._reference
  reference.context.place = SourcePlace(file: file, line: line, fileID: fileID)
  reference.pending?.move(to: reference.context.place)
  return Member(_reference: reference)
}
