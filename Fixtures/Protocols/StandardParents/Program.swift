import Foundation
import Kagemusha

@main struct Program {
  static func main() async throws { try await run() }

  nonisolated static func run() async throws {
    compare()
    try code()
    values()
    collections()
    try await asynchronous()
    aliases()
    redeclared()
    print("done")
  }

  nonisolated static func compare() {
    let (first, second) = (MockMoney(), MockMoney())
    precondition(first == first && first != second)
    let tokens: Set = [MockToken(.lenient), MockToken(.lenient)]
    precondition(tokens.count == 2)
    let workers: Set = [MockWorker()]
    precondition(workers.count == 1)
    precondition(Set([MockScreen(), MockScreen()]).count == 2)
    verifyNoMoreInteractions(first)
  }

  nonisolated static func code() throws {
    let model = MockModel()
    stub(model).name.get.thenReturn("Taro")
    stub(model).encode(to: any()).then { encoder in
      var container = encoder.singleValueContainer()
      try container.encode(model.name)
    }
    let data = try JSONEncoder().encode([model])
    precondition(String(decoding: data, as: UTF8.self) == "[\"Taro\"]")
    verify(model).encode(to: any())
    let decoded = try JSONDecoder().decode([MockModel].self, from: data)
    verify(decoded[0]).initializer(from: any())
  }

  nonisolated static func values() {
    let item = MockItem<Int>()
    stub(item).id.get.thenReturn(7)
    precondition(item.id == 7)
    let named = MockNamedItem()
    stub(named).id.get.thenReturn("x")
    precondition(named.id == "x")
    let described = MockDescribed()
    stub(described).description.get.thenReturn("text")
    stub(described).debugDescription.get.thenReturn("debug")
    precondition("\(described)" == "text" && String(reflecting: described) == "debug")
    let code = MockCode(rawValue: "a")
    verify(code!).initializer(rawValue: "a")
    stub(MockKind.statics).allCases.get.thenReturn([MockKind(), MockKind()])
    precondition(MockKind.allCases.count == 2)
    let copier = MockCopier()
    stub(copier).copy(with: any()).thenReturn(3)
    precondition(copier.copy(with: nil) as? Int == 3)
    let error = MockAppError()
    stub(error).code.get.thenReturn(404)
    precondition(error.code == 404 && error.errorDescription == nil)
    precondition(!(error as any Error).localizedDescription.isEmpty)
    let amount: MockAmount = 5
    verify(amount).initializer(integerLiteral: 5)
    let label: MockLabel = "hello"
    verify(label).initializer(stringLiteral: "hello")
    let path: MockPath = [1, 2]
    verify(path).initializer(arrayLiteral: [1, 2])
    let nothing: MockNothing = nil
    verify(nothing).initializer(nilLiteral: any())
    let stream = MockFileStream()
    stub(stream).read().thenReturn(1)
    precondition(stream.read() == 1)
  }

  nonisolated static func collections() {
    let feed = MockFeed<IndexingIterator<[Int]>>()
    stub(feed).makeIterator().then { [1, 2, 3].makeIterator() }
    precondition(feed.map { $0 * 2 } == [2, 4, 6] && feed.contains(2))
    verify(feed, times(2)).makeIterator()
    let cursor = MockCursor<String>()
    stub(cursor).next().thenReturn("a", "b", nil)
    var letters = ""
    while let letter = cursor.next() { letters += letter }
    precondition(letters == "ab")
    let shelf = MockShelf()
    stub(shelf).startIndex.get.thenReturn(0)
    stub(shelf).endIndex.get.thenReturn(2)
    stub(shelf).index(after: any()).then { $0 + 1 }
    stub(shelf)[any()].get.then { "book \($0)" }
    precondition(Array(shelf) == ["book 0", "book 1"] && shelf.count == 2)
    precondition(shelf.first == "book 0" && Array(shelf[1..<2]) == ["book 1"])
  }

  nonisolated static func asynchronous() async throws {
    let ticker = MockTicker()
    stub(ticker).next().thenReturn(1, 2, nil)
    var sum = 0
    while let tick = try await ticker.next() { sum += tick }
    precondition(sum == 3)
    let ticks = MockTicks<AsyncThrowingStream<Int, any Error>.Iterator>()
    stub(ticks).makeAsyncIterator().then {
      AsyncThrowingStream { continuation in
        continuation.yield(4)
        continuation.finish()
      }.makeAsyncIterator()
    }
    for try await tick in ticks { sum += tick }
    precondition(sum == 7)
    let token = MockToken()
    stub(token).refresh().thenReturn()
    await token.refresh()
    verify(token).refresh()
    let worker = MockWorker()
    stub(worker).work().thenReturn(2)
    let result = await worker.work()
    precondition(result == 2)
  }

  nonisolated static func aliases() {
    let combined = MockCombined()
    stub(combined).amount.get.thenReturn(3)
    stub(combined).description.get.thenReturn("three")
    stub(combined).both().thenReturn()
    combined.both()
    precondition(combined.amount == 3 && "\(combined)" == "three" && combined == combined)
    let alone = MockAlone()
    stub(alone).description.get.thenReturn("alone")
    precondition("\(alone)" == "alone")
    let diamond = MockDiamond(.lenient)
    precondition([diamond: 1][diamond] == 1)
    let restated = MockRestated()
    stub(restated).description.get.thenReturn("again")
    precondition("\(restated)" == "again")
  }

  nonisolated static func redeclared() {
    var dice = MockDice()
    stub(dice).next().thenReturn(1, UInt64.max)
    precondition(dice.next() == 1 && Int.random(in: 1...6, using: &dice) == 6)
    let entity = MockEntity()
    stub(entity).id.get.thenReturn("one")
    precondition(entity.id == "one")
    let countdown = MockCountdown()
    stub(countdown).next().thenReturn(1, nil)
    precondition(countdown.next() == 1 && countdown.next() == nil)
    let numbers = MockNumbers()
    stub(numbers).makeIterator().thenReturn([1, 2].makeIterator())
    precondition(numbers.reduce(0, +) == 3)
    let iterator = MockSelfIterator<Int>()
    stub(iterator).next().thenReturn(1, 2, nil)
    precondition(Array(iterator) == [1, 2])
    let indexed = MockIndexed<String>()
    stub(indexed).startIndex.get.thenReturn(0)
    stub(indexed).endIndex.get.thenReturn(1)
    stub(indexed).index(after: 0).thenReturn(1)
    stub(indexed)[0].get.thenReturn("a")
    precondition(Array(indexed) == ["a"])
    let sliced = MockSliced()
    stub(sliced)[any(Range<Int>.self)].get.thenReturn([3])
    precondition(sliced[0..<1] == [3])
    let (marker, other) = (MockMarker(), MockMarker())
    stub(marker).distance(to: sameInstance(as: other)).thenReturn(2)
    precondition(marker.distance(to: other) == 2)
    let rank = MockRank(.lenient)
    stub(rank).rawValue.get.thenReturn("a")
    precondition(rank.rawValue == "a")
    let hashing = MockHashing()
    stub(hashing).hash(into: any()).then { $0.combine(1) }
    precondition(Set([hashing]).count == 1)
    verify(hashing, atLeastOnce()).hash(into: any())
    stub(MockAlike.statics).operatorEqualEqual(any(), any()).thenReturn(true)
    precondition(MockAlike() == MockAlike())

    let uneven = MockUneven()
    stub(MockUneven.statics).operatorEqualEqual(3, any()).thenReturn(true)
    stub(uneven).hash(into: 4).thenReturn(5)
    precondition(3 == uneven && uneven == uneven && uneven != MockUneven())
    precondition(uneven.hash(into: 4) == 5 && Set([uneven, uneven]).count == 1)
  }
}
