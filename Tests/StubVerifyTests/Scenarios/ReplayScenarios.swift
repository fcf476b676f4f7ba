import Foundation
import Kagemusha
import KagemushaJSON
import ScenarioSupport

extension LibraryScenarios {
  static let replay: [Scenario] = [
    Scenario("what a real object answers is recorded, and replayed") { check in
      let file = TemporaryFile()
      let recorded = await Use(of: MockSupplier().forward(to: Market()).record(into: file.path))
      let replayed = await Use(
        of: MockSupplier().replay(from: file.path, errors: [DeliveryError.self]))
      check.equal(recorded.seen.count, 9)
      check.equal(replayed.seen, recorded.seen)
    },
    Scenario("stubs win over a recording") { check in
      let file = TemporaryFile()
      _ = await Use(of: MockSupplier().forward(to: Market()).record(into: file.path))
      let supplier = MockSupplier().replay(from: file.path)
      stub(supplier).price(of: "rice").thenReturn(7)
      check.equal(try supplier.price(of: "rice"), 7)
      verify(supplier).price(of: "rice")
    },
    Scenario("a mock that records nothing passes everything on") { check in
      let forwarding = await Use(of: MockSupplier().forward(to: Market()))
      check.equal(forwarding.seen, await Use(of: Market()).seen)
    },
    Scenario("a sendable handler of several values is recorded, and replayed") { check in
      let file = TemporaryFile()
      let heard = Guarded<[String]>([])
      let live = MockSupplier().forward(to: Market()).record(into: file.path)
      live.track("rice") { number, item in heard.with { $0.append("\(number) \(item)") } }
      let supplier = MockSupplier().replay(from: file.path)
      supplier.track("rice") { number, item in heard.with { $0.append("\(number) \(item)") } }
      check.equal(heard.with { $0 }, ["7 rice", "7 rice"])
    },
    Scenario("an error of a type that nobody named is replayed by its text") { check in
      let file = TemporaryFile()
      let live = MockSupplier().forward(to: Market()).record(into: file.path)
      _ = try? live.price(of: "gold")
      let supplier = MockSupplier().replay(from: file.path)
      do {
        _ = try supplier.price(of: "gold")
        check(false, "nothing was thrown")
      } catch {
        check.equal((error as? ReplayedError)?.type, "DeliveryError")
        check.equal("\(error)", #"DeliveryError(item: "gold")"#)
      }
    },
    Scenario("a recording may be a resource, and answers come in order") { check in
      let supplier = MockSupplier().replay(from: "supplier.json", in: .module)
      let prices = [
        try supplier.price(of: "rice"), try supplier.price(of: "rice"),
        try supplier.price(of: "rice"),
      ]
      check.equal(prices, [1, 2, 2])
    },
    Scenario("a mock that records is released like any other") { check in
      let file = TemporaryFile()
      weak var supplier: MockSupplier?
      do {
        let recording = MockSupplier().forward(to: Market()).record(into: file.path)
        supplier = recording
        _ = try recording.price(of: "rice")
      }
      check(supplier == nil)
      weak var core: MockCore?
      do {
        let recording = MockSupplier().forward(to: Market()).record(into: file.path)
        core = recording.mock
        _ = try recording.price(of: "rice")
      }
      check(core == nil)
    },
    Scenario("a file has one recorder, and a recorder a real object") { check in
      let file = TemporaryFile()
      let first = MockSupplier().forward(to: Market()).record(into: file.path)
      let line = #line - 1
      let found = failures {
        let second = MockSupplier().forward(to: Market()).record(into: file.path)
        _ = try? second.price(of: "rice")
      }
      check.equal(
        found.map(\.text),
        [
          """
          MockSupplier cannot record into '\(file.path)'
            problem   MockSupplier records into it already, since ReplayScenarios.swift:\(line)
            hint      give each mock a file of its own
          """
        ])
      check.equal(found.first?.place.lineNumber, line + 3)
      check.equal(failures { first.record(into: file.path) }.count, 0)
      let other = TemporaryFile()
      let lonely = MockSupplier(.lenient).record(into: other.path)
      let place = #line - 1
      let lonelyFailures = failures {
        _ = try? lonely.price(of: "rice")
        _ = try? lonely.price(of: "salt")
      }
      check.equal(
        lonelyFailures.map(\.text),
        [
          """
          MockSupplier cannot record into '\(other.path)'
            problem   there is no real object to answer its calls
            hint      mock.forward(to: …) before the first call
          """
        ])
      check.equal(lonelyFailures.first?.place.lineNumber, place)
    },
    Scenario("a real object that has changed is told from its recording") { check in
      let file = TemporaryFile()
      _ = await Use(of: MockSupplier().forward(to: Market()).record(into: file.path))
      let same = await failures {
        _ = await Use(of: MockSupplier().forward(to: Market()).check(against: file.path))
      }
      check.equal(same.map(\.text), [])
      let line = #line + 2
      let found = await failures {
        let supplier = MockSupplier().forward(to: Market(extra: 1)).check(against: file.path)
        _ = try? supplier.price(of: "rice")
        _ = try? supplier.price(of: "gold")
        _ = try? await supplier.deliver("rice")
        _ = try? supplier.price(of: "silver")
      }
      check.equal(
        found.first?.text,
        """
        MockSupplier: the real object does not answer price(of: "rice") as '\(file.path)' says
          now       result: − 4 + 5
          at        calls[2]
          hint      record it again, if the answer is right
        """)
      check.equal(found.map(\.place.lineNumber), [line, line, line])
      check(
        found.count == 3 && found[1].text.contains(#"now       result["title"]: − "ご飯" + "ご飯!""#))
      check(found.last?.text.contains("now       it is not recorded\n") == true)
    },
    Scenario("the calls of a recording are made again") { check in
      let file = TemporaryFile()
      _ = await Use(of: MockSupplier().forward(to: Market()).record(into: file.path))
      let supplier = MockSupplier().forward(to: Market())
      let same = await failures { await Recording.check(file.path, against: supplier) }
      check.equal(same.map(\.text), [])
      verify(supplier, times(2)).price(of: any())
      verify(supplier).name.set("market")
      let line = #line + 2
      let found = await failures {
        await Recording.check(
          file.path, against: MockSupplier().forward(to: Market(extra: 1, isSilent: true)),
          within: .milliseconds(20))
      }
      let start = "MockSupplier: the real object does not answer"
      let end = "as '\(file.path)' says;"
      let wanted: [String] = [
        "\(start) price(of: \"rice\") \(end)"
          + "  now       result: − 4 + 5",
        "\(start) deliver(\"rice\") \(end)"
          + #"  now       result["title"]: − "ご飯" + "ご飯!""#,
        "\(start) notify(handler: { … }) \(end)"
          + "  now       its handler is called 0 of 2 times",
      ]
      check.equal(
        found.map { $0.text.split(separator: "\n").prefix(2).joined(separator: ";") }, wanted)
      check.equal(Set(found.map(\.place.lineNumber)), [line])
      let skipping = await failures {
        await Recording.check(
          file.path, against: MockSupplier().forward(to: Market(extra: 1, isSilent: true)),
          skipping: ["price(of:)", "deliver(_:)", "notify(handler:)"])
      }
      check.equal(skipping.count, 0)
      let nothing = await failures {
        await Recording.check(
          file.path, against: supplier,
          skipping: [
            "price(of:)", "deliver(_:)", "notify(handler:)", "order(_:handler:)",
            "check(_:handler:)",
            "name.get", "name.set",
          ])
      }
      check.equal(
        nothing.map { $0.text.replacingOccurrences(of: file.path, with: "FILE") },
        [
          """
          MockSupplier cannot check 'FILE'
            problem   there is no call to make, so that nothing is checked
            hint      record the calls that matter, or skip fewer
          """
        ])
    },
    Scenario("a real object, a fake and a mock with stubs are checked against one recording") {
      check in
      let file = TemporaryFile()
      let recorded = MockSupplier().forward(to: Market()).record(into: file.path)
      _ = try recorded.price(of: "rice")
      _ = try? recorded.price(of: "gold")
      let stubbed = MockSupplier()
      stub(stubbed).price(of: "rice").thenReturn(4)
      stub(stubbed).price(of: "gold").thenReturn(100)
      let line = #line + 2
      let found = await failures {
        await Recording.check(
          file.path, against: MockSupplier().named("live").forward(to: Market()),
          MockSupplier().named("fake").forward(to: Market(extra: 1)),
          MockSupplier().named("mock").forward(to: stubbed))
      }
      let gone = "the real object does not answer price(of:"
      check.equal(
        found.map { $0.text.prefix { $0 != "\"" } }, ["fake: \(gone) ", "mock: \(gone) "])
      check(found.first?.text.contains("now       result: − 4 + 5") == true)
      check(found.last?.text.contains("price(of: \"gold\")") == true)
      check.equal(Set(found.map(\.place.lineNumber)), [line])
    },
    Scenario("arguments of all kinds are read from a recording") { check in
      let texts = [
        "", "a\"b\\c\n\t\u{1}\u{301}\0", "味噌 \u{200d}", String(repeating: "x", count: 900),
      ]
      let file = TemporaryFile()
      let live = MockSupplier().forward(to: Market()).record(into: file.path)
      for text in texts { _ = try? live.price(of: text) }
      let again = MockSupplier().forward(to: Market())
      let found = await failures { await Recording.check(file.path, against: again) }
      check.equal(found.map(\.text), [])
      check(calls(again).price(of: any()) == texts)
    },
    Scenario("calls that cannot be made again are reported") { check in
      let file = TemporaryFile()
      let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(
        """
        {"version": 1, "mock": "M", "calls": [
          {"member": "gone(_:)", "arguments": ["_: 1"]},
          {"member": "price(of:)", "arguments": ["of: Ingot(…)"]},
          {"member": "gone(_:)", "arguments": ["_: 2"]}
        ]}
        """.utf8
      ).write(to: URL(fileURLWithPath: file.path))
      let found = await failures {
        await Recording.check(file.path, against: MockSupplier().forward(to: Market()))
        await Recording.check(file.path, against: MockSupplier())
      }
      check.equal(
        found.map(\.text),
        [
          """
          MockSupplier cannot make 3 calls of '\(file.path)' again
            calls     2 × gone(_:): no requirement of this name can be called with recorded values alone
                      1 × price(of:): 'of' cannot be read as a value of type 'String'
            hint      make them in the test, on a mock with check(against:), and name them in 'skipping:'
          """,
          """
          MockSupplier cannot check '\(file.path)'
            problem   there is no real object to answer its calls
            hint      mock.forward(to: …) before the first call
          """,
        ])
    },
    Scenario("each call is added to the recording, which is not written anew") { check in
      let file = TemporaryFile()
      let supplier = MockSupplier().forward(to: Market()).record(into: file.path)
      func fileNumber() throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
      }
      _ = try supplier.price(of: "rice")
      let first = try fileNumber()
      check(first != nil)
      for _ in 1..<1000 { _ = try supplier.price(of: "rice") }
      check.equal(try fileNumber(), first)
      let replayed = MockSupplier().replay(from: file.path)
      check.equal(try replayed.price(of: "rice"), 4)
      let text = try String(contentsOfFile: file.path, encoding: .utf8)
      check.equal(text.components(separatedBy: #""member" : "price(of:)""#).count, 1001)
      check(text.hasPrefix("{\n  \"calls\" : [\n    {\n      \"arguments\" : [\n"))
      check(text.hasSuffix("\n    }\n  ],\n  \"mock\" : \"MockSupplier\",\n  \"version\" : 1\n}\n"))
    },
    Scenario("calls of many tasks are all recorded") { check in
      let file = TemporaryFile()
      let supplier = MockSupplier().forward(to: Market()).record(into: file.path)
      let shared = Guarded(supplier)
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<50 {
          group.addTask { shared.with { _ = try? $0.price(of: "\(number)") } }
        }
      }
      let text = try String(contentsOfFile: file.path, encoding: .utf8)
      check.equal(text.components(separatedBy: #""member" : "price(of:)""#).count, 51)
    },
  ]
}

/// Everything that a supplier does, and what came of it.
private struct Use {
  private(set) var seen: [String] = []

  init(of supplier: any Supplier) async {
    var supplier = supplier
    seen.append(supplier.name)
    supplier.name = "market"
    for item in ["rice", "gold"] {
      do {
        seen.append("\(try supplier.price(of: item))")
      } catch {
        seen.append("\(error)")
      }
    }
    seen.append((try? await supplier.deliver("rice"))?.title ?? "none")
    let heard = Guarded<[String]>([])
    for item in ["rice", "gold"] {
      _ = supplier.order(item) { result in heard.with { $0.append("\(result)") } }
    }
    try? supplier.check("rice") { isThere, note in
      heard.with { $0.append("\(isThere) \(note ?? "nil")") }
    }
    try? supplier.check("rice", handler: nil)
    supplier.notify { number in heard.with { $0.append("\(number)") } }
    seen += heard.with { $0 }
  }
}

/// A supplier that works.
private struct Market: Supplier {
  var name = "shop"
  /// The rise of prices since the recording; if it is not 0, recipes differ as well.
  var extra = 0
  /// Whether it calls no handlers of `notify`.
  var isSilent = false

  func price(of item: String) throws -> Int {
    if item == "gold" { throw DeliveryError(item: item) }
    return item.count + extra
  }

  func deliver(_ item: String) async throws -> Recipe {
    await Task.yield()
    return extra == 0 ? .rice : Recipe(id: 2, title: "ご飯!")
  }

  func order(_ item: String, handler: @escaping (Result<Recipe, DeliveryError>) -> Void) -> Token? {
    handler(item == "gold" ? .failure(DeliveryError(item: item)) : .success(.soup))
    return Token()
  }

  func check(_ item: String, handler: ((Bool, String?) -> Void)?) throws { handler?(true, nil) }

  func notify(handler: @escaping @Sendable (Int) -> Void) {
    if isSilent { return }
    handler(1)
    handler(2)
  }

  func track(_ item: String, handler: @escaping @Sendable (Int, String) -> Void) {
    handler(7, item)
  }
}

/// A file that is gone when the scenario is over.
private final class TemporaryFile: Sendable {
  let path = FileManager.default.temporaryDirectory
    .appendingPathComponent("kagemusha-\(UUID().uuidString)/recording.json").path

  deinit {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.removeItem(at: folder)
  }
}
