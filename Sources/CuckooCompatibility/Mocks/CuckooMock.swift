import Kagemusha

/// A generated mock whose requirements take Cuckoo's matchers.
///
/// The key `cuckoo: true` of the configuration requests such mocks. In files that import Kagemusha,
/// they are ordinary mocks: `stub(mock)` and `verify(mock)` take plain values and Kagemusha's
/// matchers.
public protocol CuckooMock: StubVerifyMock {
  /// The requirements for `stub`.
  associatedtype CuckooStubs: _MockMembers where CuckooStubs.Use: StubbingUse
  /// The requirements for `verify`.
  associatedtype CuckooVerifies: _MockMembers<Verifying>
}

/// The constraint for generic functions of tests that take a mock.
///
///     func finish<M: Mock>(_ mock: M) { verifyNoMoreInteractions(mock) }
public typealias Mock = CuckooMock

/// The constraint for generic functions of tests that take the mock of a protocol.
///
///     func finish<M: ProtocolMock>(_ mock: M) { verifyNoMoreInteractions(mock) }
public typealias ProtocolMock = CuckooMock

extension ClassMock where Self: CuckooMock {
  /// Lets the class's own implementation answer the calls that no stub answers.
  ///
  ///     let mock = MockLegacyService().withEnabledSuperclassSpy()
  public func withEnabledSuperclassSpy(
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    forwardToSuper(file: file, line: line)
  }

  /// Lets the class's own implementation answer the calls that no stub answers.
  ///
  ///     MockLegacyService().enableSuperclassSpy()
  public func enableSuperclassSpy(file: StaticString = #filePath, line: UInt = #line) {
    forwardToSuper(file: file, line: line)
  }
}

/// A protocol or class of the app that a test has given its mock, for `createMock(for:)`.
///
///     extension LegacyService: Mocked {
///       typealias MockType = MockLegacyService
///     }
public protocol Mocked {
  /// The mock.
  associatedtype MockType: CuckooMock
}

/// The first argument of the closure of `createMock`, which configures a mock from its creation on.
public struct MockBuilder {
  let core: MockCore
}

/// Returns a mock that is stubbed before its initializer runs.
///
///     let mock = createMock(MockRepository.self) { builder, stub in
///       when(stub.isCached.get).thenReturn(true)
///       return MockRepository()
///     }
///
/// - Parameters:
///   - mockType: The mock.
///   - configuration: Stubs the mock that it creates afterwards, and returns it.
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

/// Returns a mock of a class that is stubbed before its initializer runs.
///
///     let mock = createMock(for: LegacyService.self) { builder, stub in
///       when(stub.isOnline.get).thenReturn(true)
///       return MockLegacyService()
///     }
///
/// - Parameters:
///   - mocked: The class, which names its mock.
///   - configuration: Stubs the mock that it creates afterwards, and returns it.
public func createMock<M: Mocked>(
  for mocked: M.Type, file: StaticString = #filePath, line: UInt = #line,
  configuration: (MockBuilder, M.MockType.CuckooStubs) throws -> M.MockType
) rethrows -> M.MockType {
  try createMock(M.MockType.self, file: file, line: line, configuration: configuration)
}
