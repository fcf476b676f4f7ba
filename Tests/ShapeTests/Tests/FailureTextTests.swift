import Foundation
import Testing

@testable import Kagemusha

/// Tests the complete text of every kind of failure. `LINE` stands for the line of the failure,
/// `HERE` for the line of the `stub` or of the mock.
struct FailureTextTests {
  private let cache = MockCache<String, Int>(.lenient)
  private static let made = #line - 1

  @Test func aCallThatCameWithOtherArguments() {
    stub(cache).store(24, for: any()).thenDoNothing()
    let here = #line - 1
    cache.store(24, for: "a")
    cache.store(24, for: "a")
    _ = cache["x"]
    expect(
      """
      MockCache.store(_:for:): wanted 1 call, got 0; nearest call #2 differs in value
        wanted    store(42, for: "a")         FailureTextTests.swift:LINE
        calls     #1 store(24, for: "a") ×2   answered by the stub at FailureTextTests.swift:HERE
                  #3 ["x"]
        hint      any() in place of value accepts call #2
      """, here
    ) { verify(cache).store(42, for: "a") }
  }

  @Test func aCallThatNeverCame() {
    expect(
      """
      MockCache.count.get: wanted 1 call, got 0; nothing called the mock
        wanted    count   FailureTextTests.swift:LINE
        calls     none
        hint      was the mock made at FailureTextTests.swift:HERE passed on? await eventually { … } waits for calls of other tasks
      """, FailureTextTests.made
    ) { verify(cache).count.get() }
  }

  @Test func aCallThatCameTooOften() {
    cache["a"] = 1
    cache["a"] = 2
    verify(cache)["a"].set(1)
    expect(
      """
      MockCache.subscript(_:).set: wanted no call, got 2
        wanted    [any()] = any()   FailureTextTests.swift:LINE
        calls     #1 ["a"] = 1      verified
                  #2 ["a"] = 2
        hint      a breakpoint in MockCache.subscript shows the caller
      """
    ) { verify(cache, never())[any()].set(any()) }
    expect(
      """
      MockCache.subscript(_:).set: wanted 3 to 4 calls, got 2
        wanted    ["a"] = any()   FailureTextTests.swift:LINE
        calls     #1 ["a"] = 1    verified
                  #2 ["a"] = 2
        hint      verify(mock, times(2)) accepts what came; await eventually { … } waits for calls of other tasks
      """
    ) { verify(cache, between(3...4))["a"].set(any()) }
  }

  @Test func aCallThatCameTooEarly() {
    let tracker = MockTracker(.lenient)
    tracker.track("close", parameters: [:])
    tracker.track("open", parameters: [:])
    expect(
      """
      MockTracker.track(_:parameters:): wanted 1 call after call #2, got 0; 1 came before it
        wanted    track("close", parameters: any())   FailureTextTests.swift:LINE
        calls     #1 track("close", parameters: [:])
                  #2 track("open", parameters: [:])   verified
        hint      if their order does not matter, verify it outside of inOrder
      """
    ) {
      inOrder {
        verify(tracker).track("open", parameters: any())
        verify(tracker).track("close", parameters: any())
      }
    }
  }

  @Test func callsThatWereNotVerified() {
    _ = cache.count
    _ = cache["x"]
    verify(cache).count.get()
    expect(
      """
      MockCache received 1 call that no verify has matched
        calls     #1 count   verified
                  #2 ["x"]   not verified
        hint      verify them, or clearInvocations(mock) before what the test is about
      """
    ) { verifyNoMoreInteractions(cache) }
  }

  @Test func argumentsThatLookTheSame() {
    final class Box: CustomStringConvertible { let description = "Box" }
    let cache = MockCache<Int, Any>(.lenient)
    for argument in [Int8(5), Box(), Double.nan] as [Any] {
      cache.store(argument, for: 1)
    }
    let expected = ["5 (Int)", "nan"]
    let received = ["5 (Int8)", "nan (not equal to it)"]
    for (index, value) in [(0, 5 as Any), (2, Double.nan)] {
      let difference = CallDifference(
        wanted: [.arg { value }, .arg { 1 }], received: cache.mock.calls[index])
      #expect(difference.lines.map(\.name) == ["value"])
      #expect(difference.lines.map(\.wanted) == [expected[index / 2]])
      #expect(difference.lines.map(\.received) == [received[index / 2]])
    }
    let other = Box()
    let boxes = CallDifference(
      wanted: [.arg { other }, .arg { 1 }], received: cache.mock.calls[1])
    #expect(boxes.lines.map { $0.wanted.hasPrefix("Box at 0x") } == [true])
    #expect(boxes.lines.map { $0.wanted == $0.received } == [false])
  }

  @Test func valuesAsATestWouldWriteThem() {
    let values: [Any] = [
      "a", "abc".dropFirst(), Character("c"), Int?.none as Any, Int??.some(nil) as Any,
      String?.some("b") as Any, String(repeating: "x", count: 500),
    ]
    #expect(
      values.map(ArgumentText.describe) == [
        "\"a\"", "\"bc\"", "\"c\"", "nil", ".some(nil)", "\"b\"",
        "\"" + String(repeating: "x", count: 399) + "…",
      ])
  }

  @Test func textsOfSeveralLinesAreIndented() {
    struct Point: Equatable, CustomStringConvertible {
      var x: Int
      var description: String { "Point(\n  x: \(x)\n)" }
    }
    let cache = MockCache<String, Point>(.lenient)
    cache.store(Point(x: 1), for: "a")
    expect(
      """
      MockCache.store(_:for:): wanted 1 call, got 0; nearest call #1 differs in value
        wanted    store(Point(   FailureTextTests.swift:LINE
                      x: 2
                    ), for: "a")
        calls     #1 store(Point(
                      x: 1
                    ), for: "a")
                    value: − Point(
                               x: 2
                             )
                           + Point(
                               x: 1
                             )
        hint      any() in place of value accepts call #1
      """
    ) { verify(cache).store(Point(x: 2), for: "a") }
  }

  @Test func aCallOfAnotherSpecialisation() {
    let sender = MockRequestSender(.lenient)
    _ = sender.create("a", userInfo: nil) as Int?
    expect(
      """
      MockRequestSender.create(_:userInfo:): wanted 1 call, got 0; nearest call #1 is of other types
        wanted    create(any(), userInfo: any())   FailureTextTests.swift:LINE
        calls     #1 create("a", userInfo: nil)
                    of other types: (identifier: String, userInfo: Optional<Dictionary<AnyHashable, Any>>) -> Optional<Int>
        hint      say which types are meant: any(T.self) for an argument, or .returning(T.self), as in .returning(Optional<Int>.self)
      """
    ) { verify(sender).create(any(), userInfo: any()).returning(String?.self) }
    verify(sender).create(any(), userInfo: any()).returning(Int?.self)
    let others = calls(sender).create(any(), userInfo: any()).returning(String?.self)
    #expect(others.isEmpty)
  }

  @Test func manyStubsAreCut() {
    let cache = MockCache<String, Int>()
    for index in 1...25 { stub(cache).store(index, for: "a").thenDoNothing() }
    let text = texts { cache.store(0, for: "b") }.first ?? ""
    #expect(text.contains("  stubs     store(25, for: \"a\")"))
    #expect(text.contains("            … 5 earlier\n"))
    #expect(!text.contains("store(5, for"))
  }

  @Test func anUnstubbedStaticCall() {
    let core = MockCore.statics(
      of: Self.self, at: SourcePlace(file: #filePath, line: #line), { _ in })
    expect(
      """
      FailureTextTests.statics.reset() was called, but no stub matches
        received  reset()
        stubs     none for reset()
        hint      stub(FailureTextTests.statics).reset().then { … }
      """
    ) { let _: Void = core._call(name: "reset()") }
  }

  @Test func aLongLogIsCut() {
    for index in 1...25 { cache.store(index, for: "a") }
    let text = texts { verify(cache, never()).store(25, for: "a") }.first
    #expect(
      text?.contains("  calls     … 5 earlier\n            #6 store(6, for: \"a\")\n") == true)
    #expect(text?.contains("#5 store") == false)
  }

  @Test func anUnstubbedCall() {
    let cache = MockCache<String, Int>()
    let made = #line - 1
    expect(
      """
      MockCache.store(_:for:) was called, but no stub matches
        received  store(1, for: "a")
        stubs     none for store(_:for:)
        made      MockCache   FailureTextTests.swift:HERE
        hint      stub(mock).store(any(), for: any()).then { … }, or make the mock .lenient
      """, made
    ) { cache.store(1, for: "a") }
  }

  @Test func anUnstubbedSetter() {
    let cache = MockCache<String, Int>()
    let made = #line - 1
    expect(
      """
      MockCache.subscript(_:).set was called, but no stub matches
        received  ["a"] = 1
        stubs     none for subscript(_:).set
        made      MockCache   FailureTextTests.swift:HERE
        hint      stub(mock)[any()].set(any()).thenDoNothing(), or make the mock .lenient
      """, made
    ) { cache["a"] = 1 }
  }

  @Test func anUnstubbedCallWithOtherStubs() {
    let cache = MockCache<String, Int>()
    stub(cache)[matching { $0.isEmpty }].get.thenReturn(nil)
    stub(cache)["a"].get.thenReturn(nil)
    let here = #line - 1
    expect(
      """
      MockCache.subscript(_:).get was called, but no stub matches
        received  ["b"]
        stubs     ["a"]              FailureTextTests.swift:HERE, differs in the argument
                  [matching { … }]   FailureTextTests.swift:\(here - 1), differs in the argument
        made      MockCache          FailureTextTests.swift:\(here - 2)
        hint      stub(mock)[any()].get.thenReturn(…), or make the mock .lenient
      """, here
    ) { _ = cache["b"] }
  }

  @Test func anUnstubbedCallOfAGenericMethod() {
    let sender = MockRequestSender()
    stub(sender).create("a", userInfo: isNil()).thenReturn(1)
    let here = #line - 1
    expect(
      """
      MockRequestSender.create(_:userInfo:) was called, but no stub matches
        received  create("a", userInfo: nil)
        stubs     create("a", userInfo: isNil())   FailureTextTests.swift:HERE, of other types
                    of other types: (identifier: String, userInfo: Optional<Dictionary<AnyHashable, Any>>) -> Optional<Int>
        made      MockRequestSender                FailureTextTests.swift:\(here - 1)
        hint      stub(mock).create(any(), userInfo: any()).then { … }, or make the mock .lenient
      """, here
    ) { _ = sender.create("a", userInfo: nil) as String? }
  }

  @Test func whatTheProcessStopsWith() {
    let loader = MockProfileLoader()
    let made = #line - 1
    let call = Invocation(
      name: MemberName("current", .getter), types: CallTypes(Void.self, Profile.self), order: 1,
      arguments: (), parts: nil)
    let fact = FailureText.failure(.unstubbed(call), of: loader.mock)
    let text = FailureText.stop(fact.text, output: Profile.self)
    #expect(
      text == """
        MockProfileLoader.current.get was called, but no stub matches
          received  current
          stubs     none for current.get
          made      MockProfileLoader   FailureTextTests.swift:\(made)
          hint      stub(mock).current.get.thenReturn(…)
          stopped   Profile has no default value to go on with; stub the call, or DefaultValueRegistry.register(value:forType:)
        """)
  }

  private func expect(
    _ text: String, _ here: Int = 0, sourceLocation: SourceLocation = #_sourceLocation,
    in body: () -> Void
  ) {
    let failures = failures(in: body)
    #expect(failures.count == 1, sourceLocation: sourceLocation)
    guard let failure = failures.first else { return }
    let line = ":\(failure.place.lineNumber)"
    let expected = text.replacingOccurrences(of: ":LINE", with: line)
      .replacingOccurrences(of: ":HERE", with: ":\(here)")
    #expect(failure.text == expected, sourceLocation: sourceLocation)
  }
}
