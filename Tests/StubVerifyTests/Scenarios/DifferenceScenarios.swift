import Foundation
import ScenarioSupport

@testable import Kagemusha

extension LibraryScenarios {
  static let differences: [Scenario] = [
    Scenario("a method of three arguments is matched by all of them") { check in
      let core = MockCore("Mock", .lenient, "Tests/Made.swift", 1) { _ in }
      let _: Void = core._call((a: 1, b: "b", c: true), name: "f(_:_:_:)")
      func verifying(_ flag: Bool) -> [String] {
        texts {
          let verifies = _MemberSelector<Verifying>(
            core, at: SourcePlace(file: "Tests/Verified.swift", line: 2))
          let _: MockedMethod<Verifying, (a: Int, b: String, c: Bool), Void, Never> =
            verifies._method({ 1 }, { "b" }, { flag }, name: "f(_:_:_:)")
        }
      }
      check.equal(verifying(true), [])
      check.equal(verifying(false).count, 1)
    },
    Scenario("a message shows the field that differs, and each value once") { check in
      let core = MockCore("MockRepo", .lenient, "Tests/Made.swift", 1) { _ in }
      let tanaka = User(name: "Tanaka", address: Address(city: "Kyoto"))
      for name in ["Suzuki", "Tanaka"] {
        let user = User(name: name, address: Address(city: name == "Tanaka" ? "Nara" : "Kobe"))
        let _: Void = core._call((user: user, completion: {}), name: "save(_:completion:)")
      }
      check.equal(
        texts {
          let verifies = _MemberSelector<Verifying>(
            core, at: SourcePlace(file: "Tests/Verified.swift", line: 2))
          let _: MockedMethod<Verifying, (user: User, completion: () -> Void), Void, Never> =
            verifies._method(
              { tanaka }, { any((() -> Void).self) }, name: "save(_:completion:)")
        },
        [
          """
          MockRepo.save(_:completion:): wanted 1 call, got 0; nearest call #2 differs in user.address.city
            wanted    save(User(name: "Tanaka", address: Address(city: "Kyoto"), tags: []), completion: any())   Verified.swift:2
            calls     #1 save(User(name: "Suzuki", address: Address(city: "Kobe"), tags: []), completion: { … })
                      #2 save(User(name: "Tanaka", address: Address(city: "Nara"), tags: []), completion: { … })
                        user.address.city: − "Kyoto" + "Nara"
            hint      any() in place of user accepts call #2
          """
        ])
    },
    Scenario("structs, enums, tuples, collections and optionals differ by part") { check in
      let tanaka = User(name: "Tanaka", address: Address(city: "Kyoto"))
      var moved = tanaka
      moved.address.city = "Nara"
      moved.tags = ["a"]
      check.equal(
        found(tanaka, moved), [#"address.city: "Kyoto" "Nara""#, #"tags[0]: none "a""#])
      check.equal(found(tanaka as User?, moved).count, 2)
      check.equal(
        found([tanaka, moved], [tanaka, tanaka]),
        [#"[1].address.city: "Nara" "Kyoto""#, #"[1].tags[0]: "a" none"#])
      check.equal(found(["x": tanaka], ["x": moved]).first, #"["x"].address.city: "Kyoto" "Nara""#)
      check.equal(
        found(["x": 1, "y": 2], ["y": 2, "z": 3]), [#"["x"]: 1 none"#, #"["z"]: none 3"#])
      check.equal(found(Set([1, 2]), Set([2, 3])), [": [1] [3]"])
      check.equal(found((id: 1, "a"), (id: 2, "a")), ["id: 1 2"])
      check.equal(
        found(Event.moved(tanaka, at: 1), .moved(moved, at: 2)),
        [
          #"moved.0.address.city: "Kyoto" "Nara""#, #"moved.0.tags[0]: none "a""#, "moved.at: 1 2",
        ])
      check.equal(found(Event.moved(tanaka, at: 1), .gone).map { $0.hasSuffix(" gone") }, [true])
      check.equal(
        found(Result<Int, Problem>.failure(.code(1)), .failure(.code(2))),
        ["failure.code: 1 2"])
      check.equal(found(1 as Int?, nil), [": 1 nil"])
    },
    Scenario("inserted and removed elements do not shift the others") { check in
      check.equal(found([1, 2, 3, 4], [1, 3, 4]), ["[1]: 2 none"])
      check.equal(found([1, 3], [1, 2, 3]), ["[1]: none 2"])
      check.equal(found([1, 2], [2, 1]), ["[0]: 1 2", "[1]: 2 1"])
    },
    Scenario("the difference of a long argument shows, and that of objects has no empty name") {
      check in
      let core = MockCore("MockClient", .lenient, "Tests/Made.swift", 1) { _ in }
      let text = String(repeating: "a", count: 90)
      let _: Void = core._call(text + "y", name: "get(_:)")
      check.equal(
        texts {
          let verifies = _MemberSelector<Verifying>(
            core, at: SourcePlace(file: "Tests/Verified.swift", line: 2))
          let _: MockedMethod<Verifying, String, Void, Never> =
            verifies._method({ text + "x" }, name: "get(_:)")
        },
        [
          """
          MockClient.get(_:): wanted 1 call, got 0; nearest call #1 differs in the argument
            wanted    get("\(text.prefix(79))…)   Verified.swift:2
            calls     #1 get("\(text.prefix(79))…)
                        − …\(text.prefix(24))x" + …\(text.prefix(24))y"
            hint      any() in place of the argument accepts call #1
          """
        ])
    },
    Scenario("long texts are cut around their first difference") { check in
      let text = String(repeating: "a", count: 500)
      let tail = String(repeating: "a", count: 24)
      check.equal(found(text + "x", text + "y"), [": …\(tail)x\" …\(tail)y\""])
      let end = String(repeating: "b", count: 500)
      check.equal(
        found("x" + end, "y" + end),
        [": \"x\(end.prefix(78))… \"y\(end.prefix(78))…"])
      struct Page: Equatable { var body: String }
      check.equal(
        found(Page(body: text + "x"), Page(body: text + "y")), ["body: …\(tail)x\" …\(tail)y\""])
    },
    Scenario("what looks the same is told apart by its type or identity") { check in
      check.equal(found(["a": 1] as [String: Any], ["a": Int8(1)]), [#"["a"]: 1 (Int) 1 (Int8)"#])
      check.equal(found(Double.nan, Double.nan), [": nan nan (not equal to it)"])
      let (left, right) = (Box(), Box())
      let addresses =
        found(left, right).first?.split(separator: " ").filter { $0.hasPrefix("0x") } ?? []
      check.equal(Set(addresses).count, 2)
    },
    Scenario("values that describe themselves differ as a whole, unless they look the same") {
      check in
      check.equal(found(Temperature(degrees: 1), Temperature(degrees: 2)), [": 1° 2°"])
      check.equal(
        found(Temperature(degrees: 1, scale: "C"), Temperature(degrees: 1, scale: "K")),
        [#"scale: "C" "K""#])
    },
    Scenario("at most six differences are listed, and three are named in the first line") { check in
      let matcher = _ArgumentMatcher.value(Array(0..<40))
      let call = Invocation(
        name: MemberName("send(_:)"), types: CallTypes([Int].self, Void.self), order: 1,
        arguments: Array(100..<140), parts: nil)
      let difference = CallDifference(wanted: [matcher], received: call)
      check.equal(difference.summary, "[0], [1] and 38 more")
      check.equal(difference.lines.count, 7)
      check.equal(difference.lines.last?.name, "… 34 more")
    },
    Scenario("many calls are listed from the latest on, and their number is their place") { check in
      let kitchen = MockKitchen(.lenient)
      for id in 1...40 { _ = kitchen.find(id) }
      let text = texts { verify(kitchen, never()).find(40) }.first ?? ""
      check(text.hasPrefix("MockKitchen.find(_:): wanted no call, got 1\n"))
      check(text.contains("  calls     … 20 earlier\n            #21 find(21)\n"))
      check(!text.contains("#20 "))
      let other = texts { verify(kitchen).find(any()) }.first ?? ""
      check(other.hasPrefix("MockKitchen.find(_:): wanted 1 call, got 40\n"))
    },
  ]

  /// The differences as texts: the path, what was wanted, what was received.
  private static func found<Value>(_ wanted: Value, _ received: Value) -> [String] {
    ValueDifference.all(wanted: wanted, received: received).map {
      "\($0.path.text): \($0.wanted) \($0.received)"
    }
  }
}

private struct Address: Equatable { var city: String }

private struct User: Equatable {
  var name: String
  var address: Address
  var tags: [String] = []
}

private enum Event { case moved(User, at: Int), gone }

private enum Problem: Error { case code(Int) }

private final class Box {}

private struct Temperature: Equatable, CustomStringConvertible {
  var degrees: Int
  var scale = "C"
  var description: String { "\(degrees)°" }
}
