import Kagemusha

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
      MockBuilder(core: core), Mock.CuckooStubs(mock: MemberSelector(core, file, line)))
  }
}
