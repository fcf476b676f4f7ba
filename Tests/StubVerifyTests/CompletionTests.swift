import Kagemusha
import Testing

struct CompletionTests {
  private let kitchen = MockKitchen()
  private let soup = Recipe(id: 1, title: "味噌汁")

  @Test func theOnlyClosureIsCalled() throws {
    stub(kitchen).load(1, handler: any()).thenComplete(.success(soup))
    stub(kitchen).load(2, handler: any()).thenComplete(.failure(KitchenError.offline))
    var results: [Result<Recipe, any Error>] = []
    kitchen.load(1) { results.append($0) }
    kitchen.load(2) { results.append($0) }
    #expect(try results[0].get() == soup)
    #expect(throws: KitchenError.offline) { try results[1].get() }
  }

  @Test func answersFollowOneAnother() throws {
    stub(kitchen).load(any(), handler: any()).thenComplete(.success(soup))
      .thenComplete(.failure(KitchenError.offline))
    var results: [Bool] = []
    for _ in 1...3 {
      kitchen.load(1) {
        if case .success = $0 { results.append(true) } else { results.append(false) }
      }
    }
    #expect(results == [true, false, false])
  }

  @Test func anOptionalClosureIsCalledIfThereIsOne() {
    stub(kitchen).fetch(any(), then: any()).thenComplete(soup)
    var fetched: Recipe?
    kitchen.fetch(1) { fetched = $0 }
    kitchen.fetch(2, then: nil)
    #expect(fetched == soup)
  }

  @Test func closuresMayTakeNothingOrMore() async {
    stub(kitchen).close(any()).thenComplete()
    stub(kitchen).dataTask(any(), handler: any()).thenComplete([1], 200, nil)
    let token = Token()
    stub(kitchen).find(any(), handler: any()).thenComplete(nil, .offline, returning: token)
    var closed = 0
    kitchen.close { closed += 1 }
    #expect(closed == 1)
    var task: ([UInt8]?, Int)?
    kitchen.dataTask("a") { bytes, status, _ in task = (bytes, status) }
    #expect(task?.0 == [1])
    #expect(task?.1 == 200)
    await confirmation { found in
      let returned = kitchen.find(1) { recipe, error in
        #expect(recipe == nil)
        #expect(error == .offline)
        found()
      }
      #expect(returned === token)
    }
  }

  @Test func oneOfSeveralIsCalledByName() {
    var called: [String] = []
    func cook(_ id: Int) {
      kitchen.cook(
        id, progress: { called.append("\($0)") }, success: { _ in },
        failure: { called.append("\($0)") }, done: { called.append("done") })
    }
    stub(kitchen).cook(any(), progress: any(), success: any(), failure: any(), done: any())
      .thenComplete(\.failure, with: .offline)
      .thenComplete(\.progress, with: 0.5)
      .thenComplete(\.done)
      .thenComplete(\.success, with: soup)
    for id in 1...4 { cook(id) }
    #expect(called == ["offline", "0.5", "done"])
  }

  @Test func latencyIsSimulated() async throws {
    stub(kitchen).load(1, handler: any()).thenComplete(.success(soup), after: .milliseconds(50))
    let start = ContinuousClock.now
    let result = await withCheckedContinuation { continuation in
      kitchen.load(1) { continuation.resume(returning: $0) }
      #expect(ContinuousClock.now - start < .milliseconds(45))
    }
    #expect(ContinuousClock.now - start >= .milliseconds(50))
    #expect(try result.get() == soup)
  }

  @Test func callsAreListed() {
    stub(kitchen).load(any(), handler: any()).thenComplete(.success(soup))
    kitchen.load(7) { _ in }
    verify(kitchen).load(7, handler: any())
    #expect(calls(kitchen).load(any(), handler: any()).map(\.id) == [7])
  }
}
