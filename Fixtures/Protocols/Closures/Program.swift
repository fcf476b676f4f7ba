import Kagemusha

@main struct Program {
  static func main() async throws { try await run() }

  nonisolated static func run() async throws {
    let mock = MockClosures()
    stub(mock) { stub in
      when(stub.escaping(anyClosure())).then { body in precondition(body(3) == "3") }
      when(stub.optional(isNil())).thenDoNothing()
      when(stub.optional(notNil())).then { body in precondition(body?(4) == "4") }
      when(stub.sendable(any())).then { $0() }
      when(stub.mainActor(any())).thenDoNothing()
      when(stub.local(any())).then { body in body(5) + "!" }
      when(stub.twoLocals(any(), second: any())).then { first, second in first() + second() }
      when(stub.throwing(any())).then { body in try body() + 1 }
      when(stub.waiting(any())).then { body in try await body(6) }
      when(stub.typed(any())).then { body throws(Failure) in
        guard body(1) > 0 else { throw .bad }
        return body(1)
      }
      when(stub.lazy(7)).thenReturn(70)
      when(stub.completion(id: any(), completion: any())).then { id, completion in
        completion(.success("\(id)"))
      }
      when(stub.handler.get).thenReturn { _ in }
      when(stub.handler.set(any())).thenDoNothing()
      when(stub.transform.get).thenReturn { $0 * 2 }
    }
    mock.escaping { "\($0)" }
    mock.optional(nil)
    mock.optional { "\($0)" }
    mock.sendable {}
    mock.mainActor { _ in }
    precondition(mock.local { "\($0)" } == "5!")
    precondition(mock.twoLocals({ 1 }, second: { 2 }) == 3)
    let thrown = try mock.throwing { 1 }
    precondition(thrown == 2)
    let waited = try await wait(mock)
    precondition(waited == 12)
    do throws(Failure) {
      _ = try mock.typed { _ in 0 }
      preconditionFailure("nothing was thrown")
    } catch { precondition(error == .bad) }
    precondition(mock.lazy(3 + 4) == 70)
    var result = ""
    mock.completion(id: 8) { result = (try? $0.get()) ?? "" }
    precondition(result == "8")
    mock.handler = mock.handler
    precondition(mock.transform(2) == 4)
    try await completions(mock)
    verify(mock).local(any())
    verify(mock).twoLocals(any(), second: any())
    verify(mock).lazy(7)
    verify(mock).handler.set(notNil())
    verify(mock, times(2)).optional(any())
    print("done")
  }

  nonisolated static func wait(_ mock: MockClosures) async throws -> Int {
    try await mock.waiting { $0 * 2 }
  }

  /// A handler of the main actor is called there, wherever the mock is called.
  nonisolated static func completions(_ mock: MockClosures) async throws {
    stub(mock).mainActor(any()).thenComplete(7)
    stub(mock).show(any(), then: any()).thenComplete(after: .milliseconds(1))
    stub(mock).save(any(), then: any()).thenComplete(Text(), nil, returning: true)
    mock.show(1, then: nil)
    // Of an alias, it is not known what the handler takes.
    stub(mock).fetch(1, handler: any()).thenComplete(\.handler, with: .success("a"))
    stub(mock).wait(any()).thenComplete(\.self, with: .success("b"))
    var texts: [String] = []
    mock.fetch(1) { texts += (try? $0.get()).map { [$0] } ?? [] }
    mock.wait { texts += (try? $0.get()).map { [$0] } ?? [] }
    precondition(texts == ["a", "b"])
    let number = await withCheckedContinuation { continuation in
      mock.mainActor { continuation.resume(returning: $0) }
    }
    precondition(number == 7)
    await withCheckedContinuation { continuation in
      mock.show(2) { continuation.resume() }
    }
    let text = await withCheckedContinuation { continuation in
      let isSaved = mock.save(3) { text, error in
        MainActor.assertIsolated()
        precondition(error == nil)
        continuation.resume(returning: text?.text)
      }
      precondition(isSaved)
    }
    precondition(text == "text")
  }
}
