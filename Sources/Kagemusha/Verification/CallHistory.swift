/// The calls of one requirement, as a collection of their arguments.
public protocol CallHistory: MockedMember, RandomAccessCollection
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

  /// Walks through the calls, oldest first.
  ///
  ///     for id in calls(repository).profile(id: any()) { print(id) }
  public func makeIterator() -> IndexingIterator<[Arguments]> { recorded.makeIterator() }

  private var recorded: [Arguments] { reference.history as? [Arguments] ?? [] }
}

extension CallHistory where Arguments: Equatable {
  /// Whether the calls had these arguments, in this order.
  ///
  ///     #expect(calls(repository).profile(id: any()) == [7, 13])
  public static func == (history: Self, arguments: [Arguments]) -> Bool {
    history.elementsEqual(arguments)
  }
}

extension MockedMethod: Sequence, Collection, BidirectionalCollection, RandomAccessCollection,
  CallHistory
where Use == Listing {
  /// The arguments of a call.
  public typealias Element = Arguments
}

extension MockedAsyncMethod: Sequence, Collection, BidirectionalCollection,
  RandomAccessCollection, CallHistory
where Use == Listing {
  /// The arguments of a call.
  public typealias Element = Arguments
}

extension MockedInoutMethod: Sequence, Collection, BidirectionalCollection,
  RandomAccessCollection, CallHistory
where Use == Listing {
  /// The arguments of a call, before it changed them.
  public typealias Element = Arguments
}

extension MockedAsyncInoutMethod: Sequence, Collection, BidirectionalCollection,
  RandomAccessCollection, CallHistory
where Use == Listing {
  /// The arguments of a call, before it changed them.
  public typealias Element = Arguments
}
