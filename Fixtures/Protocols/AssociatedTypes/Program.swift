import Kagemusha

enum Lost: Error { case lost }

@main struct Program {
  static func main() async throws { try await run() }

  nonisolated static func run() async throws {
    let store = MockStore<String, Lost>()
    stub(store) { stub in
      when(stub.load(1)).thenReturn("one")
      when(stub.load(2)).thenThrow(.lost)
      when(stub.save(["a"], handler: any())).then { items, handler in
        handler(.success(items[0]))
        return store
      }
    }
    let one = try store.load(1)
    precondition(one == "one")
    do { _ = try store.load(2); preconditionFailure() } catch { precondition(error == .lost) }
    var saved = ""
    _ = store.save(["a"]) { saved = (try? $0.get()) ?? "" }
    precondition(saved == "a")
    stub(MockStore<String, Lost>.statics).empty().thenReturn(store)
    precondition(MockStore<String, Lost>.empty() === store)
    verify(MockStore<String, Lost>.statics).empty()
    let numbers = MockIntStore()
    stub(numbers).sum().thenReturn(3)
    stub(numbers).load(any()).thenReturn(4)
    precondition(numbers.sum() == 3 && numbers.load(1) == 4)
    let pipeline = MockPipeline<Int, [Int]>()
    stub(pipeline) { stub in
      when(stub.run(any())).then { [$0] }
      when(stub.same(as: sameInstance(as: pipeline))).thenReturn(true)
      when(stub.map(any(((Int) -> String).self))).then { transform in [transform(1)] }
    }
    let output = await pipeline.run(3)
    precondition(output == [3])
    precondition(pipeline.same(as: pipeline))
    precondition(pipeline.map { "\($0)" } == ["1"])
    print("done")
  }
}
