import Testing

@testable import Kagemusha

struct ScopeTests {
  @Test func theModeOfTheTestHoldsForItsMocks() {
    withMocks(.lenient) {
      #expect(MockKitchen().find(1) == nil)
      #expect(failures { _ = MockKitchen(.strict).find(1) }.count == 1)
      withMocks(.strict) { #expect(failures { _ = MockKitchen().find(1) }.count == 1) }
    }
    #expect(failures { _ = MockKitchen().find(1) }.count == 1)
  }

  @Test func unusedStubsFailTheTestAlsoOfMocksThatAreDead() {
    let reported = report {
      withMocks {
        let core = core("Dead")
        stub(core, "used()")
        stub(core, "unused()")
        let _: Int = core._call(name: "used()")
      }
    }
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("Dead.unused() was stubbed") == true)
  }

  @Test func unusedStubsOfMocksThatAreAlive() {
    let reported = report {
      let kept = Locked<[MockCore]>([])
      withMocks {
        let core = core("Living")
        stub(core, "unused()")
        kept.with { $0.append(core) }
      }
      #expect(kept.with { $0.count } == 1)
    }
    #expect(reported.count == 1)
  }

  @Test func mocksThatOutliveTheirTestAreReportedOnDemand() {
    let kept = Locked<[MockCore]>([])
    let reported = report {
      withMocks(MockRules(outlivingMocks: .fail)) {
        _ = core("Dead")
        kept.with { $0.append(core("Living")) }
      }
      withMocks { kept.with { $0.append(core("Other")) } }
      try? withMocks(MockRules(outlivingMocks: .fail)) {
        kept.with { $0.append(core("Thrown")) }
        throw KitchenError.offline
      }
    }
    #expect(
      reported == [
        """
        Living outlives the test that made it
          made      Living   ScopeTests.swift:1
          hint      look for an object or a task that is still alive and refers to the mock
        """
      ])
  }

  @Test func stubsMayBeExcused() {
    let reported = report {
      withMocks(unusedStubs: .ignore) {
        let core = core("Mock")
        stub(core, "unused()")
        stub(core, "firm()", .strict)
      }
      withMocks { stub(core("Mock"), "unused()", .lenient) }
    }
    #expect(reported.count == 1)
    #expect(reported.first?.hasPrefix("Mock.firm() was stubbed") == true)
  }

  @Test func unverifiedCallsFailATestThatAsksForIt() {
    let reported = report {
      withMocks(.lenient) { let _: Int = core("Mock")._call(name: "a()") }
      withMocks(.lenient, unverifiedCalls: .fail) { let _: Int = core("Mock")._call(name: "a()") }
    }
    #expect(
      reported == [
        """
        Mock received 1 call that no verify has matched
          calls     #1 a()   not verified
          hint      verify them, or clearInvocations(mock) before what the test is about
        """
      ])
  }

  @Test func aTestThatThrowsHasItsOwnProblem() {
    let reported = report {
      do {
        try withMocks {
          stub(core("Mock"), "unused()")
          throw KitchenError.offline
        }
      } catch {}
    }
    #expect(reported.isEmpty)
  }

  @Test func failuresOfDetachedTasksAreTheTestsOwn() async {
    let reported = Locked<[String]>([])
    var task: Task<Void, Never>?
    await ScopeTests.texts.withValue(reported) {
      await withMocks {
        let core = core("Mock")
        await Task.detached { let _: Int = core._call(name: "a()") }.value
        let gate = AsyncStream.makeStream(of: Void.self)
        task = Task {
          for await _ in gate.stream {}
          let _: Int = core._call(name: "late()")
        }
        gate.continuation.finish()
      }
      await task?.value
    }
    #expect(
      reported.with { $0 }.map { $0.prefix { $0 != " " } } == ["Mock.a()", "Mock.late()"])
  }

  @Test func aDeadMockIsDead() {
    weak var dead: MockCore?
    withMocks {
      let core = core("Mock")
      dead = core
    }
    #expect(dead == nil)
    withMocks {
      do {
        let core = core("Mock")
        dead = core
        _ = core
      }
      #expect(dead == nil)
    }
  }

  @Test func staticsBeginAnewInEachTest() async {
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<20 {
        group.addTask {
          await withMocks(.lenient) {
            let core = {
              MockCore.statics(
                of: ScopeTests.self, at: SourcePlace(file: #filePath, line: #line), { _ in })
            }
            for _ in 0..<index { let _: Int = core()._call(name: "count()") }
            await Task.yield()
            return core().calls.count == index
          }
        }
      }
      for await isItsOwn in group { #expect(isItsOwn) }
    }
  }

  @Test func aTestWithoutAScopeTakesNoStaticSideOfAnotherTest() async {
    enum Reporter: _FailureReporting {
      static var isInSwiftTest: Bool { Test.current != nil }
    }
    enum Mock {}
    let find: @Sendable () -> MockCore = { MockCore._statics(of: Mock.self, Reporter.self) }
    let other = MockScope(MockRules())
    let scoped = MockScope.$current.withValue(other, operation: find)
    #expect(find() !== scoped)
    #expect(find() === find())
    // A detached task may belong to the other test.
    await #expect(Task.detached(operation: find).value === scoped)
    _ = other.end()
    other.release()
  }

  @Test func aStaticCallOffTheTestsTaskSaysWhyItFindsNoStubs() {
    let scopes = (0..<2).map { _ in MockScope(MockRules()) }
    func statics() -> MockCore {
      MockCore.statics(of: Int8.self, at: SourcePlace(file: "Tests/ScopeTests.swift", line: 1)) {
        failure in ScopeTests.texts.get()?.with { $0.append(failure.text) }
      }
    }
    for scope in scopes {
      MockScope.$current.withValue(scope) { stub(statics(), "count()") }
    }
    let texts = report { let _: Int = statics()._call(name: "count()") }
    #expect(
      texts == [
        """
        Int8.statics.count() was called, but no stub matches
          received  count()
          stubs     none for count()
          hint      2 running tests have stubs of Int8.statics, and this call is in no test's task; make it in one, or make the tests .serialized
        """
      ])
    for scope in scopes {
      _ = scope.end()
      scope.release()
    }
  }

  @Test func theLogHasTheMocksOfTheTest() {
    let scope = MockScope(MockRules(mode: .lenient), keepsLog: true)
    MockScope.$current.withValue(scope) {
      do {
        let dead = core("Dead")
        let _: Int = dead._call(name: "a()")
      }
      let living = core("Living")
      let _: Int = living._call(name: "b()")
      let _: Int = living._call(name: "b()")
      withExtendedLifetime(living) {
        #expect(
          scope.log == """
            Dead made at ScopeTests.swift:1
              calls     #1 a()

            Living made at ScopeTests.swift:1
              calls     #1 b() ×2

            """)
      }
    }
  }

  private static let texts = TaskLocal<Locked<[String]>?>(wrappedValue: nil)

  /// The failures that `body` causes where the mock's handler hears of them.
  private func report(in body: () -> Void) -> [String] {
    let reported = Locked<[String]>([])
    ScopeTests.texts.withValue(reported) { body() }
    return reported.with { $0 }
  }

  private func core(_ name: String) -> MockCore {
    MockCore(name, .standard, "Tests/ScopeTests.swift", 1) { failure in
      ScopeTests.texts.get()?.with { $0.append(failure.text) }
    }
  }

  private func stub(
    _ core: MockCore, _ name: StaticString, _ strictness: StubStrictness? = nil
  ) {
    let selector = _MemberSelector<Stubbing>(core, at: SourcePlace(file: #filePath, line: #line))
    let member: MockedMethod<Stubbing, Void, Int, Never> = selector._method(name: name)
    let stubbed = member.thenReturn(1)
    switch strictness {
    case .lenient: stubbed.lenient()
    case .strict: stubbed.strict()
    case nil: break
    }
  }
}
