import Testing

@testable import Kagemusha

/// Texts that `FailureTextTests` does not have, whole.
struct MessageTests {
  @Test func aCallThatCameTwice() {
    let kitchen = MockKitchen(.lenient)
    _ = kitchen.find(1)
    _ = kitchen.find(1)
    let text = texts { verify(kitchen).find(1) }
    #expect(
      text == [
        """
        MockKitchen.find(_:): wanted 1 call, got 2
          wanted    find(1)   MessageTests.swift:\(#line - 1)
          calls     #1 find(1) ×2
          hint      verify(mock, times(2)) or atLeastOnce() accepts them
        """
      ])
  }

  @Test func aTypeThatNobodyCalled() {
    let core = MockCore.statics(
      of: Self.self, at: SourcePlace(file: #filePath, line: #line), { _ in })
    let selector = _MemberSelector<Verifying>(
      core, at: SourcePlace(file: "Tests/MessageTests.swift", line: 1))
    let text = texts {
      let _: MockedMethod<Verifying, Void, Void, Never> = selector._method(name: "a()")
    }
    #expect(
      text == [
        """
        MessageTests.statics.a(): wanted 1 call, got 0; nothing called the type
          wanted    a()   MessageTests.swift:1
          calls     none
          hint      await eventually { … } waits for calls of other tasks
        """
      ])
  }

  @Test func aCallThatMayNotComeAfterAnother() {
    let kitchen = MockKitchen(.lenient)
    _ = kitchen.find(1)
    _ = kitchen.find(2)
    let text = texts {
      inOrder {
        verify(kitchen).find(1)
        verify(kitchen, never()).find(any())
      }
    }
    #expect(
      text == [
        """
        MockKitchen.find(_:): wanted no call after call #1, got 1
          wanted    find(any())   MessageTests.swift:\(#line - 3)
          calls     #1 find(1)    verified
                    #2 find(2)
          hint      a breakpoint in MockKitchen.find shows the caller
        """
      ])
  }

  @Test func callsOfSeveralMocksInAnotherOrder() {
    let kitchen = MockKitchen(.lenient)
    let beacon = MockBeacon(.lenient)
    _ = beacon.ping(7)
    _ = kitchen.find(1)
    let text = texts {
      inOrder {
        verify(kitchen).find(1)
        verify(beacon).ping(7)
      }
    }
    #expect(
      text == [
        """
        MockBeacon.ping(_:): wanted 1 call after call #2, got 0; 1 came before it
          wanted    ping(7)                  MessageTests.swift:\(#line - 3)
          calls     #1 MockBeacon.ping(7)
                    #2 MockKitchen.find(1)   verified
          hint      if their order does not matter, verify it outside of inOrder
        """
      ])
  }

  @Test func aCallThatNeverCameInOrder() {
    let kitchen = MockKitchen(.lenient)
    let text = texts { inOrder { verify(kitchen).find(1) } }
    #expect(
      text == [
        """
        MockKitchen.find(_:): wanted 1 call, got 0
          wanted    find(1)   MessageTests.swift:\(#line - 1)
          calls     none
          hint      was the mock made at MessageTests.swift:\(#line - 2) passed on? await eventually { … } waits for calls of other tasks
        """
      ])
  }

  @Test func anErrorThatNoClosureHasThrown() throws {
    let core = MockCore("Mock", .strict, "Tests/Made.swift", 1) { _ in }
    let selector = _MemberSelector<Stubbing>(
      core, at: SourcePlace(file: "Tests/Stubbed.swift", line: 2))
    let method: MockedMethod<Stubbing, Int, Int, any Error> = selector._method(
      { anyInt() }, name: "map(_:)")
    method.thenThrow(KitchenError.offline)
    let failures = failures {
      let value = core._callRethrowing(1, rethrowing: _RethrownErrors(), name: "map(_:)") { _ in 7 }
      #expect(value == 0)
    }
    #expect(
      failures.map(\.text) == [
        """
        Mock.map(_:) rethrows: it can throw only what its closure throws
          received  map(1)
          stub      threw offline   Stubbed.swift:2
          hint      let the closure throw it
        """
      ])
    #expect(failures.first?.place == SourcePlace(file: "Tests/Stubbed.swift", line: 2))
  }

  @Test func nilWhereNoOptionalIs() {
    let kitchen = MockKitchen(.lenient)
    let nothing: Int? = nil
    #expect(
      texts { verify(kitchen).find(nothing) } == [
        "MockKitchen.find(_:): nil was passed for an argument of type 'Int'; unwrap the value "
          + "first, and write matchers such as any() in the call itself, since one kept in a "
          + "variable is lost"
      ])
  }

  @Test func hintsForCounts() {
    let kitchen = MockKitchen(.lenient)
    _ = kitchen.find(1)
    func hint(_ count: CallMatcher, _ id: Int? = 1) -> String? {
      texts { verify(kitchen, count).find(id ?? any()) }.first?
        .split(separator: "\n").last.map(String.init)
    }
    #expect(
      hint(times(2))
        == "  hint      verify(mock) accepts what came; await eventually { … } waits for calls of other "
        + "tasks")
    #expect(hint(never().or(times(3))) == "  hint      verify(mock) accepts it")
    #expect(
      hint(times(1).and(times(2)))
        == "  hint      no number of calls is wanted by both sides of 'and'")
    #expect(
      hint(never()) == "  hint      a breakpoint in MockKitchen.find shows the caller")
    let other = texts { verify(kitchen).recent() }.first
    #expect(
      other?.hasSuffix(
        "  hint      see where the app should call it; await eventually { … } waits for calls of "
          + "other tasks") == true)
  }

  @Test func anOrderThatCannotBeTold() {
    let kitchen = MockKitchen(.lenient)
    let count = CallMatcher(CustomCallMatcher("even") { $0.count.isMultiple(of: 2) })
    #expect(
      texts { inOrder { verify(kitchen, count).find(1) } } == [
        "MockKitchen.find(_:): inOrder cannot tell which calls 'even' should take; "
          + "verify that number outside of it"
      ])
  }

  @Test func callsThatCannotBeListed() {
    let core = MockCore("Mock", .lenient, "Tests/MessageTests.swift", 1) { _ in }
    withoutActuallyEscaping({}) { body in
      let _: Void = core._call(body as () -> Void, unrecorded: [0], name: "run(_:)")
    }
    let text = texts {
      let selector = _MemberSelector<Listing>(core, at: SourcePlace(file: #filePath, line: #line))
      let _: MockedMethod<Listing, () -> Void, Void, Never> = selector._method(
        { any((() -> Void).self) }, name: "run(_:)")
    }
    #expect(
      text == [
        "Mock.run(_:): its calls cannot be listed, because a non-escaping closure does not outlive "
          + "its call; use verify, or a captor in stub"
      ])
  }

  @Test func whatTheProcessStopsWithIfAStubHasNoAnswer() {
    #expect(
      FailureText.stop("Mock.a() cannot answer", output: Int.self) == """
        Mock.a() cannot answer
          stopped   Int has no default value to go on with; stub the call, or DefaultValueRegistry.register(value:forType:)
        """)
  }

  @Test func anExpectationShowsTheArgumentsOfCalls() {
    let (kitchen, clerk) = (MockKitchen(.lenient), MockClerk(.lenient))
    for id in [7, 13] { _ = kitchen.find(id) }
    clerk.measure(0.5, 2)
    #expect(String(describingForTest: calls(kitchen).find(any())) == "[7, 13]")
    #expect(
      String(describingForTest: calls(clerk).measure(any(), any())) == "[(length: 0.5, count: 2)]")
  }

  @Test func aWarningHasItsPlace() {
    let failure = MockFailure("text", at: SourcePlace(file: "/a/b.swift", line: 3))
    #expect(FailureText.warning(failure) == "/a/b.swift:3: warning: text")
  }

  @Test func valuesThatAreHardToPrint() {
    final class Node: CustomStringConvertible {
      var next: Node?
      var description: String { "node" }
    }
    indirect enum List { case end, item(Int, List) }
    var list = List.end
    for index in 0..<1000 { list = .item(index, list) }
    struct Deep { var inner: Any }
    var deep: Any = 1
    for _ in 0..<1000 { deep = Deep(inner: deep) }
    struct Loud: CustomStringConvertible {
      var description: String { String(repeating: "x", count: 100_000) }
    }
    for value in [
      list, deep, Loud(), Array(0..<1_000_000), String(repeating: "y", count: 5_000_000),
    ]
      as [Any]
    {
      let text = ArgumentText.describe(value)
      #expect(text.count < 420 && text.contains("…"), "\(text)")
    }
  }

  @Test func dictionariesAndSetsAreSorted() {
    let pairs = Dictionary(uniqueKeysWithValues: (0..<9).map { ("k\($0)", $0) })
    let text = (0..<9).map { "\"k\($0)\": \($0)" }.joined(separator: ", ")
    #expect(ArgumentText.describe(pairs) == "[\(text)]")
    #expect(
      ArgumentText.describe(["b": [1], "a": nil] as [String: Any?]) == "[\"a\": nil, \"b\": [1]]")
    #expect(ArgumentText.describe(Set(["c", "a", "b"])) == "[\"a\", \"b\", \"c\"]")
    #expect(ArgumentText.describe([AnyHashable(1): "x"]) == "[1: \"x\"]")
    #expect(ArgumentText.describe([String: Int]()) == "[:]")
  }

  @Test func valuesInsideOthersAreQuoted() {
    let recipe = Recipe(id: 1, title: "a", owners: [.init(name: "b")])
    #expect(
      ArgumentText.describe(recipe)
        == #"Recipe(id: 1, title: "a", owners: [Owner(name: "b")])"#)
    let result: Result<Recipe, KitchenError> = .success(recipe)
    #expect(ArgumentText.describe(result).hasPrefix("success(Recipe(id: 1"))
    #expect(ArgumentText.describe(LoadKind.both(id: 1, "a")) == #"both(id: 1, "a")"#)
    #expect(ArgumentText.describe(LoadKind.none) == "none")
    #expect(ArgumentText.describe((a: 1, "b")) == #"(a: 1, "b")"#)
    #expect(ArgumentText.describe({ (_: Int) in }) == "{ … }")
    #expect(ArgumentText.describe(1...3) == "1...3")
  }

  @Test func aDescriptionThatFailsTheMockIsNotAskedAgain() {
    struct Nosy: CustomStringConvertible {
      let core: MockCore
      var description: String {
        let _: Void = core._call((self, 1, "a"), name: "described(_:)")
        return "nosy"
      }
    }
    let reported = Locked<[String]>([])
    let core = MockCore("Mock", .strict, "Tests/MessageTests.swift", 1) { failure in
      reported.with { $0.append(failure.text) }
    }
    let _: Void = core._call(Nosy(core: core), name: "a(_:)")
    let texts = reported.with { $0 }
    #expect(texts.count == 2)
    #expect(texts.first?.contains("received  described((Nosy, Int, String)(…))") == true)
    #expect(texts.last?.contains("received  a(nosy)") == true)
  }

  private enum LoadKind { case none, both(id: Int, String) }
}
