import Kagemusha
import ScenarioSupport

extension LibraryScenarios {
  static let autoclosures: [Scenario] = [
    Scenario("an autoclosure is asked for its value once, unless a stub leaves it unevaluated") {
      check in
      let journal = MockJournal(.lenient)
      let text = Counted("a")
      journal.log(text.value)
      check.equal(text.count, 1)
      verify(journal).log("a")
      stub(journal).log(unevaluated()).thenDoNothing()
      journal.log(text.value)
      check.equal(text.count, 1)
      verify(journal, times(2)).log(any())
      verify(journal).log(unevaluated())
      verifyNoMoreInteractions(journal)
      verifyNoUnusedStubs(journal)
    },
    Scenario("other arguments decide whether the stub answers") { check in
      let journal = MockJournal()
      let text = Counted("a")
      stub(journal).log(any(), level: any()).thenReturn(true)
      stub(journal).log(unevaluated(), level: 0).thenReturn(false)
      check.equal(
        [journal.log(text.value, level: 0), journal.log(text.value, level: 1)], [false, true])
      check.equal(text.count, 1)
      verify(journal).log("a", level: 1)
      verify(journal).log(any(), level: 0)
    },
    Scenario("a later stub that needs the value asks for it, once") { check in
      let journal = MockJournal()
      let text = Counted("a")
      stub(journal).log(unevaluated(), level: any()).thenReturn(false)
      stub(journal).log("b", level: 1).thenReturn(true)
      check.equal(
        [journal.log(text.value, level: 0), journal.log(text.value, level: 1)], [false, false])
      check.equal(text.count, 1)
      verify(journal).log("a", level: 1)
      check.equal(failures { verify(journal).log(unevaluated(), level: 1) }.count, 1)
      check.equal(journal.log("b", level: 1), true)
    },
    Scenario("a closure that answers gets the value, and so asks for it") { check in
      let journal = MockJournal()
      let text = Counted("a")
      stub(journal).log(unevaluated(), level: any()).thenReturn(false).then { $0.text == "a" }
      check.equal(
        [journal.log(text.value, level: 0), journal.log(text.value, level: 1)], [false, true])
      check.equal(text.count, 1)
    },
    Scenario("no verification that depends on such a value holds") { check in
      let journal = MockJournal(.lenient)
      stub(journal).log(unevaluated()).thenDoNothing()
      journal.log("a")
      check.equal(failures { verify(journal).log("a") }.count, 1)
      check.equal(failures { verify(journal, never()).log("b") }.count, 1)
      check.equal(failures { verify(journal, atMost(1)).log("b") }.count, 0)
      check.equal(failures { verify(journal, never()).log(not("b")) }.count, 1)
      check.equal(failures { verify(journal, never()).log(matching { $0 == "b" }) }.count, 1)
      check.equal(failures { inOrder { verify(journal, never()).log("b") } }.count, 1)
      check.equal(failures { _ = calls(journal).log("b").count }.count, 1)
      let captor = ArgumentCaptor<String>()
      check.equal(failures { verify(journal).log(captor.capture()) }.count, 1)
      check.equal(captor.allValues, [])
      stub(journal).log(any()).thenDoNothing()
      journal.log("a")
      check.equal(failures { verify(journal, atLeast(1)).log("a") }.count, 0)
      check.equal(failures { verify(journal, times(3)).log("a") }.count, 1)
      let found = texts { verify(journal).log("a") }
      check.equal(
        found.first?.split(separator: "\n").first,
        "MockJournal.log(_:): wanted 1 call, got 1, and 1 call may match")
      check(found.first?.contains("#1 log(<not evaluated>)") == true, found.first ?? "")
    },
    Scenario("a call that is known to match is waited for, if others make no difference then") {
      check in
      let journal = MockJournal(.lenient)
      stub(journal).log(unevaluated()).thenDoNothing()
      journal.log("a")
      let calling = Task {
        try? await Task.sleep(nanoseconds: 5_000_000)
        stub(journal).log(any()).thenDoNothing()
        journal.log("a")
      }
      let found = await failures {
        await eventually(within: .seconds(300)) { verify(journal, atLeast(1)).log("a") }
        // More calls do not make it known.
        await eventually(within: .seconds(20)) { verify(journal).log("a") }
      }
      await calling.value
      check.equal(
        found.map { String($0.text.prefix { $0 != "\n" }) },
        ["MockJournal.log(_:): wanted 1 call, got 1, and 1 call may match"])
      check.equal(failures { inExactOrder { verify(journal, times(2)).log(any()) } }.count, 0)
    },
    Scenario("the same goes for closures that do not escape") { check in
      let sieve = MockSieve()
      stub(sieve).first(where: any()).thenReturn(1)
      _ = sieve.first { $0 > 3 }
      check.equal(failures { verify(sieve, never()).first(where: matching { $0(4) }) }.count, 1)
      check.equal(failures { verify(sieve, never()).first(where: not(any())) }.count, 1)
      verify(sieve).first(where: either(any(), or: matching { $0(4) }))
    },
    Scenario("autoclosures that throw or suspend are left alone, too") { check in
      let journal = MockJournal()
      stub(journal).load(any(), or: unevaluated()).thenReturn(1).thenThrow(KitchenError.offline)
      stub(journal).loadLater(unevaluated()).thenReturn(2, after: .milliseconds(1))
      stub(journal).attempt(unevaluated()).thenReturn(3)
      func fail() throws -> Int { throw KitchenError.tooHot }
      func failLater() async throws(KitchenError) -> Int { throw .tooHot }
      check.equal(try journal.load("a", or: try fail()), 1)
      check.throwing(KitchenError.offline) { try journal.load("a", or: try fail()) }
      check.equal(try await journal.loadLater(try await failLater()), 2)
      check.equal(try journal.attempt(try fail()), 3)
      stub(journal).load(any(), or: any()).thenReturn(4)
      check.throwing(KitchenError.tooHot) { try journal.load("a", or: try fail()) }
      check.equal(try journal.load("a", or: 5), 4)
      verify(journal, atLeast(1)).load("a", or: 5)
    },
    Scenario("a method that rethrows throws no error that its autoclosure did not throw") { check in
      let journal = MockJournal()
      stub(journal).attempt(any()).thenThrow(KitchenError.offline)
      check.equal(failures { check.equal(journal.attempt(1), 0) }.count, 1)
      stub(journal).attempt(unevaluated()).thenThrow(KitchenError.offline)
      check.equal(failures { check.equal(journal.attempt(1), 0) }.count, 1)
    },
    Scenario("beside closures, generic values and inout arguments") { check in
      let journal = MockJournal(.lenient)
      let text = Counted("a")
      stub(journal).trace(unevaluated(), any((() throws -> Int).self)).thenReturn(3)
      check.equal(journal.trace(text.value) { 1 }, 3)
      stub(journal).keep(unevaluated(String.self), for: "a").thenDoNothing()
      journal.keep(text.value, for: "a")
      journal.keep(1, for: "a")
      verify(journal).keep(any(String.self), for: "a")
      verify(journal).keep(1, for: "a")
      verify(journal, never()).keep(any(Bool.self), for: any())
      verify(journal, times(2)).keep(anyType(), for: "a")
      var lines = ["x"]
      stub(journal).append(unevaluated(), to: any()).thenDoNothing()
      journal.append(text.value, to: &lines)
      stub(journal).fill(unevaluated()).thenReturn { Sheet(number: 5) }
      let sheet = journal.fill(text.value)
      check.equal(sheet.number, 5)
      check.equal(text.count, 0)
      check.equal(lines, ["x"])
      verify(journal).append(any(), to: ["x"])
    },
    Scenario("the real object gets the autoclosure as it is") { check in
      let diary = Diary()
      let journal = MockJournal().forward(to: diary)
      let text = Counted("a")
      check.equal(journal.log(text.value, level: 0), false)
      check.equal(text.count, 1)
      stub(journal).log(unevaluated(), level: any()).thenReturn(true).thenCallRealImplementation()
      check.equal(journal.log(text.value, level: 1), true)
      check.equal(journal.log(text.value, level: 0), false)
      check.equal(text.count, 1)
      check.equal(journal.log(text.value, level: 1), true)
      check.equal(text.count, 2)
      check.equal(diary.lines.with { $0 }, ["a"])
      verify(journal, times(3)).log(unevaluated(), level: any())
    },
    Scenario("the only stub of a mock that is unambiguous leaves it alone") { check in
      let journal = MockJournal(.unambiguous)
      let text = Counted("a")
      stub(journal).log(unevaluated(), level: 1).thenReturn(true)
      stub(journal).log(any(), level: any()).thenReturn(false)
      check.equal(journal.log(text.value, level: 1), true)
      check.equal(text.count, 1)
      check.equal(journal.log(text.value, level: 2), false)
      stub(journal).log(unevaluated()).thenDoNothing()
      journal.log(text.value)
      check.equal(text.count, 2)
    },
    Scenario("a stub that is spent no longer leaves it alone, whoever calls") { check in
      let journal = MockJournal()
      let text = Counted("a")
      stub(journal).log(any()).thenDoNothing()
      stub(journal).log(unevaluated()).thenDoNothing().once()
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<50 { group.addTask { journal.log(text.value) } }
      }
      check.equal(text.count, 49)
      verify(journal).log(unevaluated())
      verify(journal, times(50)).log(any())
    },
    Scenario("elsewhere, it is told at once") { check in
      let journal = MockJournal(.lenient)
      check.equal(failures { stub(journal).load(unevaluated(), or: any()).thenReturn(1) }.count, 1)
      check.equal(failures { verify(journal, never()).load(unevaluated(), or: any()) }.count, 1)
      check.equal(failures { verify(journal, never()).log(not(unevaluated())) }.count, 1)
      check.equal(failures { stub(journal)[unevaluated()].get.thenReturn(1) }.count, 1)
    },
  ]
}

/// A value that counts how often it is asked for.
private final class Counted: Sendable {
  private let asked = Guarded(0)
  private let text: String

  init(_ text: String) { self.text = text }

  var count: Int { asked.with { $0 } }

  var value: String {
    asked.with { $0 += 1 }
    return text
  }
}

/// A journal that looks at what is important alone.
private final class Diary: Journal {
  let lines = Guarded<[String]>([])

  func log(_ text: @autoclosure () -> String) {}
  func log(_ text: @autoclosure @escaping () -> String, level: Int) -> Bool {
    guard level > 0 else { return false }
    let line = text()
    lines.with { $0.append(line) }
    return true
  }
  func load(_ key: String, or standard: @autoclosure () throws -> Int) throws -> Int { 0 }
  func loadLater(
    _ key: @autoclosure () async throws(KitchenError) -> Int
  ) async throws(KitchenError) -> Int { 0 }
  func attempt(_ value: @autoclosure () throws -> Int) rethrows -> Int { 0 }
  func trace<Result>(
    _ text: @autoclosure () -> String, _ body: () throws -> Result
  ) rethrows -> Result { try body() }
  func keep<Value>(_ value: @autoclosure () -> Value, for key: String) {}
  func append(_ text: @autoclosure () -> String, to lines: inout [String]) {}
  func fill(_ text: @autoclosure () -> String) -> Sheet { Sheet(number: 0) }
  subscript(text: @autoclosure () -> String) -> Int { 0 }
}
