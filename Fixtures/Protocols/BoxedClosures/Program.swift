import Kagemusha

@main struct Program {
  static func main() async throws {
    try await run()
  }

  nonisolated static func run() async throws {
    try parameters()
    try results()
    try await isolated()
    await onMain()
    await sent()
    await thrown()
    generic()
    try await lending()
    print("done")
  }

  nonisolated static func lending() async throws {
    let mock = MockLending()
    stub(mock) { stub in
      when(stub.withFile(at: any(), any(MockLending.WithFileBodyClosure<Int>.self))).then { path, body in
        try body(File(size: path.count))
      }
      when(stub.withPage(any(MockLending.WithPageBodyClosure<Int>.self), any())).then { body, start in
        body(Page(), start)
      }
      when(stub.later(any(MockLending.LaterBodyClosure<String>.self))).then { body in
        body(File()).count
      }
      when(stub.maybe(any(MockLending.MaybeBodyClosure<Int>?.self))).then { body in
        body?(File(size: 5)) ?? 0
      }
      when(stub.wait(any(MockLending.WaitBodyClosure<Int>.self))).then { body in
        try await body(File(size: 6))
      }
    }
    let lending: any Lending = mock
    let size = lending.withFile(at: "path") { $0.size }
    let number = lending.withPage({ $0.number + $1 }, 7)
    let later = lending.later { _ in "read" }
    let waited = await lending.wait { $0.size }
    precondition([size, number, later, lending.maybe { $0.size }, waited] == [4, 8, 4, 5, 6])
    verify(mock).withFile(at: "path", any(MockLending.WithFileBodyClosure<Int>.self))
    verify(mock, never()).withFile(at: any(), any(MockLending.WithFileBodyClosure<String>.self))
  }

  nonisolated static func parameters() throws {
    let mock = MockBoxedClosures { () throws(Refused) in 1 }
    verify(mock).initializer(anyClosure())

    // The error keeps its type.
    stub(mock).keep(any()).then { step in
      do throws(Refused) { return try step(1) } catch { return error.code }
    }
    precondition(mock.keep { $0 + 1 } == 2)
    precondition(mock.keep { _ throws(Refused) in throw Refused(code: 7) } == 7)

    let captor = ArgumentCaptor<MockBoxedClosures.KeepStepClosure>()
    verify(mock, times(2)).keep(captor.capture())
    let last: Step? = captor.value?.closure
    precondition(captor.allValues.count == 2 && last != nil)
    precondition((try? captor.allValues[0](4)) == 5 && (try? last?(4)) == nil)
    try require(calls(mock).keep(any())[0](5) == 6)

    stub(mock).lend(any()).then { step throws(Refused) in try step() + 1 }
    try require(mock.lend { 2 } == 3)
    stub(mock).generic(any(MockBoxedClosures.GenericStepClosure<Refused>.self)).then {
      (try? $0()) ?? 0
    }
    precondition(mock.generic { () throws(Refused) in 6 } == 6)
    stub(mock).rethrow(any()).then { try $0() * 2 }
    precondition(mock.rethrow { 4 } == 8)

    stub(mock).offer(any()).thenDoNothing()
    mock.offer(nil)
    mock.offer { $0 }
    verify(mock).offer(isNil())
    verify(mock).offer(notNil())

    stub(mock).change(any(), by: any()).then { arguments in
      arguments.number += 1
      arguments.step = .init { 9 }
    }
    stub(mock).replace(any()).then { $0 = .init { 8 } }
    var (step, number): (() throws(Refused) -> Int, Int) = ({ 1 }, 1)
    mock.change(&step, by: &number)
    try require(number == 2 && step() == 9)
    mock.replace(&step)
    try require(step() == 8)

    stub(mock).defer_(any()).then { (try? $0()) ?? 0 }
    precondition(mock.defer_(3) == 3)
    stub(mock).evaluate(5).thenReturn(6)
    try require(mock.evaluate(5) == 6)

    stub(mock).nested(any()).then { done in done { 5 } }
    nonisolated(unsafe) var received = 0
    mock.nested { received = (try? $0()) ?? 0 }
    precondition(received == 5)

    stub(mock).alias(any()).then { (try? $0(1)) ?? 0 }
    precondition(mock.alias { $0 + 2 } == 3)
    stub(mock).optionalAlias(any()).thenDoNothing()
    mock.optionalAlias(nil)
    verify(mock).optionalAlias(isNil())
    stub(mock).genericAlias(any()).then { (try? $0.closure(1)) ?? 0 }
    precondition(mock.genericAlias { $0 + 3 } == 4)
    stub(mock).part(any()).then { (try? $0.closure(1)) ?? 0 }
    precondition(mock.part { $0 + 4 } == 5)

    stub(mock).overload(any(MockBoxedClosures.OverloadStepClosure.self)).thenDoNothing()
    mock.overload { () throws(Refused) -> Int in 1 }
    verify(mock, never()).overload(any(MockBoxedClosures.OverloadStepClosure2.self))
    stub(MockBoxedClosures.statics).shared(any()).then { (try? $0()) ?? 0 }
    precondition(MockBoxedClosures.shared { 3 } == 3)
  }

  nonisolated static func results() throws {
    let mock = MockBoxedClosures { () throws(Refused) in 1 }
    stub(mock).make().thenReturn(.init { $0 + 1 })
    stub(mock).makeMaybe().thenReturn(nil, .init { $0 + 2 })
    try require(mock.make()(1) == 2)
    precondition(mock.makeMaybe() == nil)
    try require(mock.makeMaybe()?(1) == 3)

    stub(mock).handler.get().thenReturn(.init { $0 * 2 })
    try require(mock.handler(2) == 4)
    stub(mock).handler.set(any()).thenDoNothing()
    mock.handler = { $0 * 3 }
    let handler = ArgumentCaptor<MockBoxedClosures.HandlerClosure>()
    verify(mock).handler.set(handler.capture())
    try require(handler.value?(2) == 6)
    stub(mock).optional.get().thenReturn(nil)
    stub(mock).optional.set(any()).thenDoNothing()
    precondition(mock.optional == nil)
    mock.optional = nil
    verify(mock).optional.set(isNil())

    stub(mock)["a"].get().thenReturn(.init { 4 })
    try require(mock["a"]() == 4)
    stub(mock)[any()].get().thenReturn(5)
    precondition(mock[{ 1 }] == 5)
  }

  nonisolated static func isolated() async throws {
    let mock = MockIsolatedClosures()
    stub(mock).start(any()).thenDoNothing()
    mock.start { @MainActor in 3 }
    let captor = ArgumentCaptor<MockIsolatedClosures.StartWorkClosure>()
    verify(mock).start(captor.capture())
    let value = await captor.value?()
    precondition(value == 3 && captor.value?.closure.isolation === MainActor.shared)
    stub(mock).run(any()).then { work in _ = try? await work(1) }
    await mock.run { $0 }
    stub(mock).work.get().thenReturn(.init { 2 })
    let work = await mock.work?()
    precondition(work == 2)

    let boxed = MockBoxedClosures { () throws(Refused) in 1 }
    stub(boxed).makeLater().thenReturn(.init { $0 + 1 })
    let later = try await boxed.makeLater()(1)
    precondition(later == 2)
  }

  @MainActor static func onMain() async {
    let mock = MockMainClosures()
    stub(mock).run(any()).then { step in MainActor.assumeIsolated { (try? step(1)) ?? 0 } }
    precondition(mock.run { $0 + 1 } == 2)
    stub(mock).later(any()).then { step in (try? await step(2)) ?? 0 }
    let later = await mock.later { $0 + 1 }
    precondition(later == 3)
  }

  nonisolated static func sent() async {
    let mock = MockSentArguments()
    stub(mock).edit(any()).then { step in (try? await step(Draft(), { _ in })) ?? 0 }
    let edited = await mock.edit { draft, tell in
      tell(draft.lines)
      return draft.lines + 4
    }
    precondition(edited == 4)
    stub(mock).send(any()).then { step in (try? await step(Draft())) ?? 0 }
    let sent = await mock.send { $0.lines + 5 }
    precondition(sent == 5)
    stub(mock).pass(any()).then { step in await step(Draft()) }
    let passed = await mock.pass { $0.lines + 6 }
    precondition(passed == 6)
    stub(mock).nested(any()).then { step in await step { $0 = true } }
    let nested = await mock.nested { set in
      var isSet = false
      try? set(&isSet)
      return isSet ? 7 : 0
    }
    precondition(nested == 7)
  }

  nonisolated static func thrown() async {
    let mock = MockThrownGenerics { 1 }
    stub(mock).with(any(MockThrownGenerics.WithBodyClosure<Int, Refused>.self)).then { body throws(Refused) in
      try body() + 1
    }
    let two: () throws(Refused) -> Int = { 2 }
    let number = try? mock.with(two)
    precondition(number == 3)
    let nested = MockNestedAliases()
    stub(nested).use(any()).then { middleware in (try? middleware { $0 + 1 }(1)) ?? 0 }
    let used = nested.use { step in { number throws(Refused) in try step(number) * 2 } }
    precondition(used == 4)
    let elsewhere = MockReturningElsewhere()
    stub(elsewhere).count(any()).then { work in await work() + 1 }
    let count = await elsewhere.count { 4 }
    precondition(count == 5)
    stub(elsewhere).run(any()).then { work in _ = work.closure }
    await elsewhere.run { Draft() }
  }

  nonisolated static func generic() {
    let mock = MockGenericClosures<Int, Refused>()
    stub(mock).each(any()).then { body throws(Refused) in try body(1) }
    stub(mock).map(any(MockGenericClosures<Int, Refused>.MapBodyClosure<String>.self)).then {
      (try? $0(2)) ?? ""
    }
    var seen = 0
    try? mock.each { seen = $0 }
    precondition(seen == 1 && mock.map { "\($0)" } == "2")
  }
}

/// Stops the program unless the condition holds.
nonisolated func require(_ condition: @autoclosure () throws -> Bool) rethrows {
  let holds = try condition()
  precondition(holds)
}
