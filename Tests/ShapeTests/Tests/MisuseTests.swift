import Testing

@testable import Kagemusha

/// Code that compiles but cannot be intended fails the test, with advice about the alternative.
struct MisuseTests {
  private struct Opaque { var body = {} }
  private let cache = MockCache<Int, Int>(.lenient)

  @Test func whatCannotBeCompared() {
    let cache = MockCache<Int, Opaque>(.lenient)
    cache.store(Opaque(), for: 1)
    #expect(
      texts { verify(cache).store(Opaque(), for: 1) } == [
        "MockCache.store(_:for:): a value of type 'Opaque' cannot be compared, because its 'body', of type "
          + "'() -> ()', is not Equatable; use equal(to:when:), matching { … } or any()"
      ])
  }

  @Test func aMatcherInAVariableIsReportedWhereItIsMade() throws {
    let optionals = MockCache<Int, Int?>(.lenient)
    var kept: Int?
    let made = failures { kept = any() }
    let line = #line - 1
    #expect(made.count == 1)
    #expect(try #require(made.first).place.lineNumber == line)
    #expect(
      try #require(made.first).text
        == "any() was made outside the call it is for, and is lost; write matchers in the call "
        + "itself")
    #expect(failures { verify(optionals, never()).store(kept, for: 1) }.isEmpty)
    #expect(
      try #require(texts { verify(cache).store(kept, for: 1) }.first).contains(
        "one kept in a variable is lost"))
  }

  @Test func everyMatcherKnowsWhereItIsMade() {
    let box = ArgumentCaptor<Int>()
    let made = failures {
      _ = anyInt()
      _ = anyString()
      _ = anyClosure() as (() -> Void)?
      _ = equal(to: 1)
      _ = equal(to: Opaque()) { _, _ in true }
      _ = matching { (_: Int) in true }
      _ = sameInstance(as: box)
      _ = notNil() as Int??
      _ = isNil() as Int??
      _ = box.capture()
    }
    let last = #line - 2
    #expect(made.map(\.place.lineNumber) == Array(last - 9...last))
  }

  @Test func aMatcherMustBeTheWholeArgument() {
    let arrays = MockCache<Int, [String?]>(.lenient)
    cache.store(5, for: 1)
    #expect(
      texts { verify(cache).store(any() ?? 5, for: 1) } == [
        "MockCache.store(_:for:): any() is only a part of the argument, and a matcher must be the "
          + "whole of it; use matching { … } instead"
      ])
    #expect(failures { verify(cache).store(anyInt() ?? any(), for: 1) }.count == 1)
    #expect(failures { verify(arrays, never()).store([any()], for: 1) }.count == 1)
  }

  @Test func sameInstanceOfNoInstance() {
    #expect(
      texts { verify(cache, never()).store(sameInstance(as: 5), for: 1) } == [
        "MockCache.store(_:for:): sameInstance(as:) got a value of type 'Int', which is no "
          + "instance of a class; use equal(to:) instead"
      ])
  }

  @Test func misuseInAStubIsReportedAtTheLineOfItsWhen() throws {
    let made = failures {
      stub(cache) { stub in
        when(stub.store(sameInstance(as: 5), for: 1)).thenReturn()
      }
    }
    let line = #line - 3
    #expect(made.count == 1)
    #expect(try #require(made.first).place.lineNumber == line)
  }
}
