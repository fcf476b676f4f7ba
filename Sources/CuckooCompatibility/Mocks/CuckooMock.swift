import Kagemusha

/// A generated mock whose requirements take matchers as Cuckoo has them.
///
/// The key `cuckoo: true` of the configuration asks for it. The mock is an ordinary one besides: in
/// a file that imports Kagemusha, `stub(mock)` and `verify(mock)` take plain values and matchers of
/// Kagemusha.
public protocol CuckooMock: StubVerifyMock {
  /// The requirements, as `stub` sees them.
  associatedtype CuckooStubs: _MockMembers where CuckooStubs.Use: StubbingUse
  /// The requirements, as `verify` sees them.
  associatedtype CuckooVerifies: _MockMembers<Verifying>
}

/// What a generic function of a test says of a mock.
///
///     func finish<M: Mock>(_ mock: M) { verifyNoMoreInteractions(mock) }
public typealias Mock = CuckooMock

/// The same: mocks of classes there are not.
///
///     func finish<M: ProtocolMock>(_ mock: M) { verifyNoMoreInteractions(mock) }
public typealias ProtocolMock = CuckooMock

/// Tells a mock what to do from the start, as `createMock` makes it.
public struct MockBuilder {
  let core: MockCore
}

/// Makes a mock that is stubbed before its initializer runs.
///
///     let mock = createMock(MockRepository.self) { builder, stub in
///       when(stub.isCached.get).thenReturn(true)
///       return MockRepository()
///     }
///
/// - Parameters:
///   - mockType: The mock.
///   - configuration: Stubs the mock that it is going to make, and makes it.
public func createMock<Mock: CuckooMock>(
  _ mockType: Mock.Type, file: StaticString = #filePath, line: UInt = #line,
  configuration: (MockBuilder, Mock.CuckooStubs) throws -> Mock
) rethrows -> Mock {
  let core = MockCore(preparing: "\(mockType)", file, line)
  return try core.prepare {
    try configuration(
      MockBuilder(core: core),
      Mock.CuckooStubs(mock: _MemberSelector(core, at: SourcePlace(file: file, line: line))))
  }
}
