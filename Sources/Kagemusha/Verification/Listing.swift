/// `calls(mock)`: naming a requirement lists its calls.
public enum Listing: _MockUse {
  /// Finds the matching calls.
  public static func use(_ reference: _MemberReference) -> _MemberReference {
    var reference = reference
    let calls = reference.mock.calls
    reference.calls = reference.matching(calls)
    let candidates = reference.calls + reference.undecided(among: calls)
    if candidates.contains(where: \.hasUnknown) {
      reference.context.pending?.end()
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
  let place = SourcePlace(file: file, line: line, fileID: fileID)
  return Mock.Lists(mock: _MemberSelector(listing: mock.mock, at: place))
}

/// The calls of one requirement, as a collection of their arguments.
public protocol CallHistory: MockedMember, RandomAccessCollection, CustomStringConvertible
where Use == Listing, Element == Arguments, Index == Int {}

extension CallHistory {
  /// The position of the oldest call.
  ///
  ///     let history = calls(repository).profile(id: any())
  ///     #expect(history[history.startIndex] == 7)
  public var startIndex: Int { 0 }

  /// The position after the latest call.
  ///
  ///     let history = calls(repository).profile(id: any())
  ///     #expect(history.endIndex == 1)
  public var endIndex: Int { recorded.count }

  /// The arguments of one call.
  ///
  ///     #expect(calls(repository).profile(id: any())[0] == 7)
  public subscript(position: Int) -> Arguments { recorded[position] }

  /// The text of the arguments, as failures show them: `[7, 13]`.
  ///
  ///     print(calls(repository).profile(id: any()))
  public var description: String { ArgumentText.describe(recorded) }

  /// Returns an iterator over the calls, oldest first.
  ///
  ///     for id in calls(repository).profile(id: any()) { print(id) }
  public func makeIterator() -> IndexingIterator<[Arguments]> { recorded.makeIterator() }

  private var recorded: [Arguments] {
    _reference.context.pending?.end()
    return _reference.history as? [Arguments] ?? []
  }
}

extension CallHistory where Arguments: Equatable {
  /// Returns whether the calls had these arguments, in this order.
  ///
  ///     #expect(calls(repository).profile(id: any()) == [7, 13])
  public static func == (history: Self, arguments: [Arguments]) -> Bool {
    history.elementsEqual(arguments)
  }
}

extension MockedMethod: Sequence, Collection, BidirectionalCollection, RandomAccessCollection,
  CustomStringConvertible, CallHistory
where Use == Listing {
  /// The arguments of a call.
  public typealias Element = Arguments
}

extension MockedAsyncMethod: Sequence, Collection, BidirectionalCollection,
  RandomAccessCollection, CustomStringConvertible, CallHistory
where Use == Listing {
  /// The arguments of a call.
  public typealias Element = Arguments
}

extension MockedInoutMethod: Sequence, Collection, BidirectionalCollection,
  RandomAccessCollection, CustomStringConvertible, CallHistory
where Use == Listing {
  /// The arguments of a call, before the stub changed them.
  public typealias Element = Arguments
}

extension MockedAsyncInoutMethod: Sequence, Collection, BidirectionalCollection,
  RandomAccessCollection, CustomStringConvertible, CallHistory
where Use == Listing {
  /// The arguments of a call, before the stub changed them.
  public typealias Element = Arguments
}

/// Describes the calls of mocks and their child mocks in the order in which they came, one a line.
///
///     print(timeline(session, repository))
///
/// A mock is shown with a number where several are of one type.
public func timeline(_ mock: any StubVerifyMock, _ others: any StubVerifyMock...) -> String {
  FailureText.timeline(of: MockCore.families(of: [mock] + others))
}
