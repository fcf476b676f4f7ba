import Testing

@testable import Kagemusha

/// Tests of the strictness of stubs, as the mock, the stub or the test sets it.
struct StubStrictnessTests {
  @Test func theMostSpecificStubAnswers() {
    let kitchen = MockKitchen(.unambiguous)
    stub(kitchen).find(7).thenReturn(nil)
    stub(kitchen).find(matching { $0 > 5 }).thenReturn(Recipe(id: 5, title: "more than 5"))
    stub(kitchen).find(any()).thenReturn(Recipe(id: 0, title: "any"))
    #expect(kitchen.find(1)?.title == "any")
    #expect(kitchen.find(6)?.title == "more than 5")
    #expect(kitchen.find(7) == nil)
  }

  @Test func severalStubsThatMatchAreAFailure() throws {
    let kitchen = MockKitchen(.unambiguous)
    stub(kitchen).find(matching { $0 > 5 }).thenReturn(Recipe(id: 5, title: "5"))
    stub(kitchen).find(matching { $0 > 6 }).thenReturn(Recipe(id: 6, title: "6"))
    stub(kitchen).find(any()).thenReturn(nil)
    let here = #line - 3
    let failures = failures { #expect(kitchen.find(7)?.title == "6") }
    #expect(
      failures.map(\.text) == [
        """
        MockKitchen.find(_:) was called, and 2 stubs match, none of them more specific
          received  find(7)
          stubs     find(matching { … })   StubStrictnessTests.swift:\(here + 1), answered
                    find(matching { … })   StubStrictnessTests.swift:\(here)
          hint      make one of them more specific, or add .lenient() to it
        """
      ])
    #expect(try #require(failures.first).place.lineNumber == here + 1)
    #expect(failures.first?.isUnplaced == false)
  }

  @Test func aLenientStubMayStandBehindOthers() {
    let kitchen = MockKitchen(.unambiguous)
    stub(kitchen).find(1).thenReturn(nil).lenient()
    stub(kitchen).find(1).thenReturn(Recipe(id: 1, title: "firm"))
    #expect(kitchen.find(1)?.title == "firm")
    let lenient = MockKitchen(.unambiguous)
    stub(lenient).find(1).thenReturn(nil).lenient()
    stub(lenient).find(1).thenReturn(Recipe(id: 1, title: "latest")).lenient()
    #expect(lenient.find(1)?.title == "latest")
  }

  @Test func aStrictStubMustBeTheOnlyOne() {
    let kitchen = MockKitchen()
    stub(kitchen).find(any()).thenReturn(nil)
    stub(kitchen).find(1).thenReturn(nil).strict()
    _ = kitchen.find(1)
    stub(kitchen).find(1).thenReturn(Recipe(id: 1, title: "latest")).strict()
    let failures = failures { #expect(kitchen.find(1)?.title == "latest") }
    #expect(failures.count == 1)
  }

  @Test func aStrictStubIsTheMostSpecific() {
    let kitchen = MockKitchen()
    stub(kitchen).find(1).thenReturn(nil)
    stub(kitchen).find(any()).thenReturn(Recipe(id: 0, title: "latest")).strict()
    let failures = failures { #expect(kitchen.find(1)?.title == "latest") }
    #expect(failures.count == 1)
  }

  @Test func elsewhereTheLatestAnswers() {
    let kitchen = MockKitchen()
    stub(kitchen).find(1).thenReturn(nil)
    stub(kitchen).find(any()).thenReturn(Recipe(id: 0, title: "latest"))
    #expect(kitchen.find(1)?.title == "latest")
  }

  @Test func anUnambiguousMockIsStrict() {
    let kitchen = MockKitchen(.unambiguous)
    #expect(failures { _ = kitchen.find(1) }.count == 1)
  }

  @Test func unusedStubsAreReportedWhereTheyStand() {
    let kitchen = MockKitchen(.lenient)
    stub(kitchen).find(7).thenReturn(nil)
    let here = #line - 1
    stub(kitchen).find(any()).thenReturn(nil).lenient()
    stub(kitchen).recipes().thenReturn([])
    _ = kitchen.find(8)
    _ = try? kitchen.recipes()
    let failures = failures { verifyNoUnusedStubs(kitchen) }
    #expect(failures.map(\.place.lineNumber) == [here])
    #expect(
      failures.map(\.text) == [
        """
        MockKitchen.find(_:) was stubbed, but the stub answered no call; nearest call #1 differs in the argument
          stub      find(7)   StubStrictnessTests.swift:\(here)
          nearest   #1 find(8)
          hint      remove the stub, or add .lenient() to it
        """
      ])
  }

  @Test func anUnusedStubSaysWhoAnswered() {
    let kitchen = MockKitchen()
    stub(kitchen).find(7).thenReturn(nil)
    let here = #line - 1
    stub(kitchen).find(any()).thenReturn(nil)
    _ = kitchen.find(7)
    #expect(
      texts { verifyNoUnusedStubs(kitchen) } == [
        """
        MockKitchen.find(_:) was stubbed, but the stub answered no call; others answered 1 matching call
          stub      find(7)   StubStrictnessTests.swift:\(here)
          answered  by the stub at StubStrictnessTests.swift:\(here + 2)
          hint      remove the stub, or add .lenient() to it
        """
      ])
  }

  @Test func strictnessMayBeSaidBeforeTheAnswer() {
    let kitchen = MockKitchen()
    stub(kitchen).find(7).lenient().thenReturn(nil)
    #expect(texts { verifyNoUnusedStubs(kitchen) } == [])
    stub(kitchen).find(any()).thenReturn(nil)
    stub(kitchen).find(any()).strict().thenReturn(nil)
    #expect(failures { _ = kitchen.find(1) }.count == 1)
  }

  @Test func theLatestWordOnStrictnessCounts() {
    let kitchen = MockKitchen()
    stub(kitchen).find(7).strict().thenReturn(nil).lenient()
    #expect(texts { verifyNoUnusedStubs(kitchen) } == [])
  }
}
