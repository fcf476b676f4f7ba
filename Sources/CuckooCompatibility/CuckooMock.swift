import Kagemusha

/// A generated mock whose requirements take matchers as Cuckoo has them.
///
/// The key `cuckoo: true` of the configuration asks for it. The mock is an ordinary one besides: in
/// a file that imports Kagemusha, `stub(mock)` and `verify(mock)` take plain values and matchers of
/// Kagemusha.
public protocol CuckooMock: StubVerifyMock {
  /// The requirements, as `stub` sees them.
  associatedtype CuckooStubs: MockMembers where CuckooStubs.Use: StubbingUse
  /// The requirements, as `verify` sees them.
  associatedtype CuckooVerifies: MockMembers<Verifying>
}

/// What a generic function of a test says of a mock.
///
///     func finish<M: Mock>(_ mock: M) { verifyNoMoreInteractions(mock) }
public typealias Mock = CuckooMock

/// The same: mocks of classes there are not.
///
///     func finish<M: ProtocolMock>(_ mock: M) { verifyNoMoreInteractions(mock) }
public typealias ProtocolMock = CuckooMock
