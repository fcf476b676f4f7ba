import Foundation
import ScenarioSupport

@testable import Kagemusha

extension LibraryScenarios {
  private static func rows(in body: () throws -> Void) rethrows -> [String] {
    try texts(in: body).flatMap { $0.split(separator: "\n").map(String.init) }
  }

  private static func differences(_ wanted: Any, _ received: Any) -> [String] {
    ValueDifference.all(wanted: wanted, received: received).map {
      "\($0.path.text(below: "body")): \($0.wanted) | \($0.received)"
    }
  }

  static let explanations: [Scenario] = [
    Scenario("bytes differ as texts, or around the first byte that differs") { check in
      let json = Data(#"{"id":1,"name":"Tanaka"}"#.utf8)
      check.equal(
        differences(json, Data(#"{"id":2,"name":"Tanaka"}"#.utf8)),
        [##"body: "{\"id\":1,\"name\":\"Tanaka\"}" | "{\"id\":2,\"name\":\"Tanaka\"}""##])
      var bytes = Data(repeating: 0xFF, count: 1000)
      let other = bytes
      bytes[500] = 0x0A
      check.equal(
        differences(bytes, other),
        [
          "body: … ff ff ff ff 0a ff ff ff ff ff ff ff ff ff ff ff … (1000 bytes, from byte 496) | "
            + "… ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff ff … (1000 bytes, from byte 496)"
        ])
      check.equal(differences(Data([1]), Data([2])), ["body: 01 (1 byte) | 02 (1 byte)"])
      let scribe = MockScribe(.lenient)
      scribe.send(Data(#"{"id":2,"name":"Tanaka"}"#.utf8))
      scribe.send(Data("abc".utf8))
      let text = rows { verify(scribe).send(json) }.first
      check(text?.hasSuffix("nearest call #1 differs in the argument") == true, text ?? "")
    },
    Scenario("texts of several lines differ in a line, and invisible characters show") { check in
      check.equal(
        differences("a\nb\nc", "a\nx\nc"), [#"body, line 2: "b" | "x""#])
      check.equal(
        differences(["a", "b\nc"], ["a", "b\nd"]), [#"body[1], line 2: "c" | "d""#])
      check.equal(differences("a\nb", "a").count, 1)
      check.equal(
        differences("a b", "a\u{A0}b\u{200B}"), [#"body: "a b" | "a\u{A0}b\u{200B}""#])
      check.equal(ArgumentText.describe("家族 👨‍👩‍👧 é"), #""家族 👨‍👩‍👧 é""#)
    },
    Scenario("the nearest call is the one that differs least") { check in
      let scribe = MockScribe(.lenient)
      scribe.write("the quick brown fox jumps")
      scribe.write("dogs")
      let text = rows { verify(scribe).write("the quick brown fix jumps") }.first
      check(text?.contains("nearest call #1") == true, text ?? "")
    },
    Scenario("calls that match are marked among others") { check in
      let scribe = MockScribe(.lenient)
      for text in ["a", "b", "a"] { scribe.write(text) }
      check.equal(
        rows { verify(scribe).write("a") }.filter { $0.contains("#") },
        [
          #"  calls     #1 write("a")   matches"#, #"            #2 write("b")"#,
          #"            #3 write("a")   matches"#,
        ])
      check(
        rows { verify(scribe, times(-1)).write("a") }.last?
          .hasSuffix("no number of calls is less than 0") == true)
    },
    Scenario("of two matchers the failing one shows") { check in
      let scribe = MockScribe(.lenient)
      scribe.mark(["a", "debug"])
      let found = rows {
        verify(scribe).mark(both(hasLength(atLeast: 1), and: containsNoneOf(["debug"])))
      }
      check(
        found.contains { $0.hasSuffix(#"− containsNoneOf(["debug"]) + ["a", "debug"]"#) },
        found.joined(separator: "\n"))
    },
    Scenario("a stub that has given its answers is named") { check in
      let kitchen = MockKitchen()
      stub(kitchen).find(1).thenReturn(nil).once()
      _ = kitchen.find(1)
      let found = rows { _ = kitchen.find(1) }
      check(
        found.contains {
          $0.hasPrefix("  stubs     find(1)") && $0.hasSuffix("has given each of its answers once")
        }, found.joined(separator: "\n"))
      clearStubs(kitchen)
      check(rows { _ = kitchen.find(1) }.contains("  stubs     none for find(_:)"))
    },
    Scenario("mocks of one type have numbers, also in a timeline") { check in
      let (first, second) = (MockKitchen(.lenient), MockKitchen(.lenient))
      let restaurant = MockRestaurant(.lenient)
      _ = first.find(1)
      _ = second.find(1)
      _ = second.find(1)
      _ = restaurant.cellar.bottles(of: 7)
      check.equal(
        timeline(first, second, restaurant),
        """
        #1 MockKitchen#1.find(1)
        #2 MockKitchen#2.find(1) ×2
        #4 MockRestaurant.cellar
        #5 MockStoreroom (mock.mocks.cellar).bottles(of: 7)
        """)
      check.equal(timeline(MockKitchen()), "")
      let found = rows {
        inOrder {
          verify(second, times(2)).find(1)
          verify(first).find(1)
        }
      }
      check(found.contains { $0.contains("MockKitchen#2.find(1)") })
    },
    Scenario("a name stands in the place of a mock's type") { check in
      let (cache, disk) = (MockKitchen().named("cache"), MockKitchen(.lenient).named("disk"))
      _ = disk.find(1)
      check.equal(timeline(cache, disk), "#1 disk.find(1)")
      check.equal(
        rows { verify(cache).find(1) }.first,
        "cache.find(_:): wanted 1 call, got 0; nothing called the mock")
      let found = rows { _ = cache.find(7) }
      check.equal(found.first, "cache.find(_:) was called, but no stub matches")
      check(found.contains { $0.hasPrefix("  made      MockKitchen ") }, "\(found)")
      let restaurant = MockRestaurant(.lenient).named("inn")
      _ = restaurant.cellar.below.bottles(of: 7)
      check.equal(
        timeline(restaurant).split(separator: "\n").last,
        "#3 MockStoreroom (inn.mocks.cellar.mocks.below).bottles(of: 7)")
      check.equal(timeline(MockRestaurant(.lenient).named("a"), MockKitchen().named("b")), "")
    },
    Scenario("an order shows the call that is most like a missing one") { check in
      let kitchen = MockKitchen(.lenient)
      for id in [1, 3] { _ = kitchen.find(id) }
      let found = rows {
        inOrder {
          verify(kitchen).find(1)
          verify(kitchen).find(2)
        }
      }
      check.equal(
        found.first,
        "MockKitchen.find(_:): wanted 1 call after call #1, got 0; nearest call #2 differs in the "
          + "argument")
      check.equal(found.last, "  hint      any() in place of the argument accepts call #2")
    },
    Scenario("a failure tells how long was waited") { check in
      let kitchen = MockKitchen(.lenient)
      let found = await failures {
        await eventually(within: .milliseconds(20)) { verify(kitchen).find(1) }
        await eventually(within: .milliseconds(20)) { inOrder { verify(kitchen).find(1) } }
      }
      for failure in found {
        let lines = failure.text.split(separator: "\n")
        check(lines.contains("  waited    0.02 seconds"), failure.text)
        check(lines.last?.hasSuffix("await eventually(within:) { … } waits longer") == true)
      }
      check.equal(found.count, 2)
      _ = kitchen.find(1)
      _ = kitchen.find(1)
      let hopeless = await failures { await eventually { verify(kitchen).find(1) } }
      check.equal(hopeless.count, 1)
      check(hopeless.first?.text.contains("waited") == false)
    },
    Scenario("a list of calls describes itself by their arguments") { check in
      let (kitchen, mixer) = (MockKitchen(.lenient), MockMixer(.lenient))
      for id in [7, 13] { _ = kitchen.find(id) }
      kitchen.load(5) { _ in }
      var dough = "a"
      _ = mixer.knead(&dough)
      check.equal("\(calls(kitchen).find(any()))", "[7, 13]")
      check.equal("\(calls(kitchen).load(any(), handler: any()))", "[(id: 5, handler: { … })]")
      check.equal("\(calls(mixer).knead(any()))", #"["a"]"#)
    },
  ]
}
