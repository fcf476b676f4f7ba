import Foundation
import KagemushaJSON
import ScenarioSupport

@testable import Kagemusha

/// A matcher of a test's own.
private struct HasDigits: CustomMatcher {
  let count: Int

  func mismatch(of argument: String) -> String? {
    let found = argument.count(where: \.isNumber)
    return found == count ? nil : "it has \(found)"
  }
}

extension LibraryScenarios {
  private static let form = Form(id: 7, address: .init(city: "Kyoto", street: nil), tags: ["a"])

  /// The rows of the failure that `body` causes which show a difference.
  private static func differences(in body: () -> Void) -> [String] {
    texts(in: body).flatMap { $0.split(separator: "\n").map(String.init) }
      .filter { $0.contains("− ") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  static let parts: [Scenario] = [
    Scenario("a part of an argument equals a value or matches a matcher") { check in
      let clerk = MockClerk()
      stub(clerk).file(having(\.id, isGreater(than: 6))).thenDoNothing()
      stub(clerk).keep(any()).thenDoNothing()
      clerk.file(form)
      clerk.keep(form)
      clerk.keep(nil)
      verify(clerk).file(having(\.address.city, "Kyoto"))
      verify(clerk).file(having(\.address.street, isNil()))
      verify(clerk).file(having(\.address.street, nil))
      verify(clerk).file(having(\.tags.count, 1))
      verify(clerk).file(both(having(\.id, 7), and: having(\.title, hasPrefix("Form"))))
      verify(clerk).keep(having(\.address.city, "Kyoto"))
      verify(clerk).keep(having(\.?.id, 7))
      verify(clerk, never()).file(having(\.address.city, "Nara"))
      verify(clerk, never()).file(not(having(\.id, 7)))
      let captor = ArgumentCaptor<String>()
      verify(clerk).file(having(\.address.city, captor.capture()))
      check.equal(captor.allValues, ["Kyoto"])
      let lines = texts { verify(clerk).file(having(\.id, isLess(than: 3))) }.first?
        .split(separator: "\n")
      check.equal(
        lines?.first, "MockClerk.file(_:): wanted 1 call, got 0; nearest call #1 differs in id")
      check(lines?[1].hasPrefix(#"  wanted    file(having(\.id, isLess(than: 3)))"#) == true)
    },
    Scenario("a failure shows the part, below its path") { check in
      let clerk = MockClerk(.lenient)
      clerk.file(form)
      check.equal(
        differences { verify(clerk).file(having(\.address.city, "Nara")) },
        [#"address.city: − "Nara" + "Kyoto""#])
      check.equal(
        differences { verify(clerk).file(having(\.address, .init(city: "Nara"))) },
        [#"address.city: − "Nara" + "Kyoto""#])
      check.equal(
        differences { verify(clerk).file(having(\.tags, ["b"])) }, [#"tags[0]: − "b" + "a""#])
      check.equal(
        differences { verify(clerk).file(having(\.self.id, isLess(than: 3))) },
        ["id: − isLess(than: 3) + 7"])
      check.equal(
        texts { verify(clerk, never()).file(having(\.id, equal(to: 1, within: -1))) },
        ["MockClerk.file(_:): equal(to: 1, within: -1) accepts no argument at all"])
    },
    Scenario("elements are matched in any order") { check in
      let clerk = MockClerk(.lenient)
      clerk.sort(["b", "a", "b"])
      clerk.mix([1, "a", NotFound()])
      verify(clerk).sort(inAnyOrder(["a", "b", "b"]))
      verify(clerk, never()).sort(inAnyOrder(["a", "b"]))
      verify(clerk, never()).sort(inAnyOrder([]))
      verify(clerk).mix(inAnyOrder([NotFound(), "a", 1]))
      verify(clerk, never()).mix(inAnyOrder([NotFound(), "b", 1]))
      check.equal(
        differences { verify(clerk).sort(inAnyOrder(["a", "c", "b"])) },
        [#"− ["c"] + ["b"]"#])
      check.equal(
        differences { verify(clerk).sort(inAnyOrder(["a", "b"])) }, [#"− none + ["b"]"#])
      check.equal(
        texts { verify(clerk, never()).mix(inAnyOrder([{ @Sendable in 1 }])) }.first?.contains(
          "cannot be compared"), true)
    },
    Scenario("numbers and dates may differ by a tolerance") { check in
      let clerk = MockClerk(.lenient)
      let now = Date(timeIntervalSinceReferenceDate: 1000)
      clerk.remind(at: now)
      clerk.measure(0.3, 5)
      verify(clerk).remind(at: equal(to: now + 0.5, within: 1))
      verify(clerk).remind(at: equal(to: now - 0.5, within: 0.5))
      verify(clerk, never()).remind(at: equal(to: now + 2, within: 1))
      verify(clerk).measure(equal(to: 0.1 + 0.2, within: 0.001), equal(to: 7, within: 2))
      verify(clerk, never()).measure(equal(to: 0.1, within: 0.1), any())
      verify(clerk).measure(any(), equal(to: 3, within: 2))
      check.equal(
        texts {
          verify(clerk, never()).remind(at: equal(to: now, within: -1))
          verify(clerk, never()).remind(at: equal(to: now, within: .nan))
          verify(clerk, never()).measure(equal(to: .nan, within: 1), any())
        }.count, 3)
      check.equal(
        differences { verify(clerk).measure(equal(to: 0.5, within: 0.1), 5) }, [])
    },
    Scenario("a matcher of a test's own says why it does not match") { check in
      let clerk = MockClerk(.lenient)
      clerk.tell("room 101")
      func hasDigits(_ count: Int) -> String? { satisfying(HasDigits(count: count)) }
      verify(clerk).tell(satisfying(HasDigits(count: 3)))
      verify(clerk).tell(hasDigits(3))
      verify(clerk, never()).tell(hasDigits(2))
      check.equal(
        differences { verify(clerk).tell(hasDigits(2)) },
        [#"− HasDigits(count: 2) + "room 101" (it has 3)"#])
      check.equal(
        differences { verify(clerk).tell(both(hasPrefix("room"), and: hasDigits(2))) },
        [#"− HasDigits(count: 2) + "room 101" (it has 3)"#])
      let strict = MockClerk()
      stub(strict).tell(hasDigits(1)).thenDoNothing()
      strict.tell("1")
      check.equal(
        differences { strict.tell("22") }, [#"− HasDigits(count: 1) + "22" (it has 2)"#])
    },
    Scenario("data and texts are compared as JSON") { check in
      let clerk = MockClerk(.lenient)
      let body = #"{ "b": [1, 2.5, null], "a": {"id": 100} }"#
      clerk.post(Data(body.utf8), to: #"{"x": 1.0}"#)
      clerk.tell("[true]")
      clerk.tell("room")
      let same = #"{"a":{"id":100},"b":[1,2.5,null]}"#
      verify(clerk).post(equal(toJSON: same), to: equal(toJSON: #"{"x":1}"#))
      verify(clerk).tell(equal(toJSON: "[ true ]"))
      verify(clerk, never()).tell(equal(toJSON: "[1]"))
      verify(clerk, never()).tell(equal(toJSON: "[]"))
      check.equal(
        differences {
          verify(clerk).post(equal(toJSON: #"{"a":{"id":200},"b":[1,2.5,null]}"#), to: any())
        },
        [#"body["a"]["id"]: − 200 + 100"#])
      check.equal(
        texts { verify(clerk, never()).tell(equal(toJSON: "[")) },
        [#"MockClerk.tell(_:): the text in equal(toJSON: "[") is no JSON"#])
      clearInvocations(clerk)
      clerk.tell("room")
      check.equal(
        differences { verify(clerk).tell(equal(toJSON: "[1]")) },
        [#"− equal(toJSON: "[1]") + "room" (it is no JSON)"#])
    },
    Scenario("a limit that no argument can keep is a failure") { check in
      let (clerk, scale) = (MockClerk(.lenient), MockScale(.lenient))
      scale.tare([.nan])
      let found = texts {
        verify(scale, never()).weigh(isLess(than: .nan))
        verify(scale, never()).weigh(isGreater(than: .nan))
        verify(scale, never()).weigh(isIn(1..<1))
        verify(clerk, never()).sort(hasLength(exactly: -1))
        verify(clerk, never()).sort(hasLength(atMost: -1))
        verify(scale).tare(containsNoneOf([.nan]))
        verify(scale, never()).tare(containsAnyOf([1, .nan]))
        verify(scale, never()).tare(containsAllOf([.nan]))
        verify(scale, never()).tare(inAnyOrder([.nan]))
      }
      check.equal(found.count, 9)
      check.equal(
        found.first, "MockScale.weigh(_:): isLess(than: nan) accepts no argument at all")
      check.equal(
        found.filter { $0.contains("nan is not equal to itself") }.count, 4)
      verify(scale, never()).weigh(isIn(1...1))
      verify(clerk, never()).sort(hasLength(exactly: 0))
    },
  ]
}
