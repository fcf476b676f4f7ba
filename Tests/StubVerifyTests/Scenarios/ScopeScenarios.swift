import Dispatch
import ScenarioSupport

@testable import Kagemusha

extension LibraryScenarios {
  static let strictness: [Scenario] = [
    Scenario("a strict mock fails for what is not stubbed, a lenient one does not") { check in
      check.equal(failures { check.equal(MockKitchen().find(1), nil) }.count, 1)
      check.equal(failures { check.equal(MockKitchen(.lenient).find(1), nil) }.count, 0)
      check.equal(MockMode.standard, .strict)
    },
    Scenario("a method that throws throws what was not stubbed") { check in
      let found = failures {
        do {
          _ = try MockKitchen().recipes()
          check(false, "it did not throw")
        } catch {
          check(error is UnstubbedCall)
          check.equal("\(error)", "MockKitchen.recipes() was called, but no stub matches")
        }
      }
      check.equal(found.count, 1)
    },
    Scenario("of an unambiguous mock, the most specific stub answers") { check in
      let kitchen = MockKitchen(.unambiguous)
      stub(kitchen).find(1).thenReturn(.soup)
      stub(kitchen).find(any()).thenReturn(.rice)
      check.equal(kitchen.find(1), .soup)
      stub(kitchen).find(1).thenReturn(nil)
      check.equal(failures { _ = kitchen.find(1) }.count, 1)
    },
    Scenario("each stub may ask for more or for less") { check in
      let kitchen = MockKitchen()
      stub(kitchen).find(any()).thenReturn(nil).lenient()
      stub(kitchen).find(1).thenReturn(.soup)
      stub(kitchen).find(2).thenReturn(.rice).strict()
      let texts = texts { verifyNoUnusedStubs(kitchen) }
      check.equal(texts.count, 2)
      check.equal([1, 2].map { kitchen.find($0) }, [.soup, .rice])
      verifyNoUnusedStubs(kitchen)
      stub(kitchen).find(2).thenReturn(.soup).strict()
      check.equal(failures { _ = kitchen.find(2) }.count, 1)
    },
  ]

  static let scopes: [Scenario] = [
    Scenario("a failure on a queue is reported while the test waits") { check in
      let reported = Guarded<[String]>([])
      await withMocks {
        let core = MockCore("Mock", .strict, "Tests/Made.swift", 1) { failure in
          reported.with { $0.append(failure.text) }
        }
        DispatchQueue(label: "queue").async { let _: Int = core._call(name: "a()") }
        await eventually(within: .seconds(600), reported.with { !$0.isEmpty })
        check.equal(reported.with { $0.count }, 1)
      }
      check.equal(reported.with { $0.count }, 1)
    },
    Scenario("static members of a test are found from a queue") { check in
      enum Own {}
      let core: @Sendable () -> MockCore = {
        MockCore.statics(
          of: Own.self, at: SourcePlace(file: #filePath, line: #line), { _ in }, .lenient)
      }
      await withMocks {
        let own = core()
        await withCheckedContinuation { continuation in
          DispatchQueue(label: "queue").async {
            check(core() === own)
            continuation.resume()
          }
        }
      }
    },
    Scenario("a part of a test has rules of its own") { check in
      let found = withMocks(.lenient) {
        check.equal(MockMode.standard, .lenient)
        return MockKitchen().find(1)
      }
      check.equal(found, nil)
      let later = await withMocks(.unambiguous, unusedStubs: .ignore) {
        await Task.yield()
        let kitchen = MockKitchen()
        stub(kitchen).find(1).thenReturn(.soup)
        return MockMode.standard
      }
      check.equal(later, .unambiguous)
    },
    Scenario("what is unused or not verified is reported when it is over") { check in
      let texts = Guarded<[String]>([])
      func core() -> MockCore {
        MockCore("MockKitchen", .standard, #filePath, #line) { failure in
          texts.with { $0.append(failure.text) }
        }
      }
      withMocks {
        let stubs = MockKitchen.Stubs(
          mock: _MemberSelector(core(), at: SourcePlace(file: #filePath, line: #line)))
        stubs.find(1).thenReturn(nil)
      }
      check(texts.with { $0.count == 1 && $0[0].hasPrefix("MockKitchen.find(_:) was stubbed") })
      await withMocks(.lenient, unverifiedCalls: .fail) {
        await Task.yield()
        let _: Recipe? = core()._call(1, name: "find(_:)")
      }
      check(texts.with { $0.count == 2 && $0[1].hasPrefix("MockKitchen received 1 call") })
    },
    Scenario("rules are values") { check in
      let rules = MockRules(mode: .lenient, unusedStubs: .ignore, unverifiedCalls: .warn)
      check.equal(rules.mode, .lenient)
      check(rules != MockRules())
      check.equal(MockRules(), MockRules(mode: .strict, unusedStubs: .fail))
    },
  ]

  static let statics: [Scenario] = [
    Scenario("static members are stubbed, verified and forgotten") { check in
      withMocks {
        stub(MockPantry.statics).open(any()).thenReturn(3)
        stub(MockPantry.statics) { stub in
          when(stub.shelves.get).thenReturn(2)
          when(stub.shelves.set(any())).thenDoNothing()
        }
        MockPantry.shelves = 5
        check.equal(MockPantry.open("a"), 3)
        check.equal(MockPantry.shelves, 2)
        verify(MockPantry.statics).open("a")
        verify(MockPantry.statics).shelves.set(5)
        check.equal(texts { verifyNoMoreInteractions(MockPantry.statics) }.count, 1)
        verify(MockPantry.statics).shelves.get()
        verifyNoMoreInteractions(MockPantry.statics)
        verifyNoUnusedStubs(MockPantry.statics)
        check(calls(MockPantry.statics).open(any()) == ["a"])

        clearInvocations(MockPantry.statics)
        verify(MockPantry.statics, never()).open(any())
        check.equal(MockPantry.open("b"), 3)
        clearStubs(MockPantry.statics)
        verify(MockPantry.statics).open("b")
        stub(MockPantry.statics).open("c").thenReturn(1)
        check.equal(texts { verifyNoUnusedStubs(MockPantry.statics) }.count, 1)
        reset(MockPantry.statics)
        verify(MockPantry.statics, never()).open(any())
        check.equal(failures { _ = MockPantry.open("c") }.count, 1)
      }
    }
  ]
}
