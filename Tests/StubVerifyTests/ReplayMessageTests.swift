import Foundation
import KagemushaJSON
import Testing

@testable import Kagemusha

/// Tests of the whole messages about recordings.
struct ReplayMessageTests {
  private let supplier = MockSupplier().replay(from: "supplier.json", in: .module)

  @Test func aCallThatWasNotRecorded() {
    let text = texts { _ = try? supplier.price(of: "gold") }
    #expect(
      text == [
        """
        MockSupplier.price(of:) was called, and 'supplier.json' has no answer to it
          received  price(of: "gold")
          nearest   #3 price(of: "salt")
          recorded  5 calls
          made      MockSupplier   ReplayMessageTests.swift:9
          hint      record it again, or stub(mock).price(of: any()).then { … }
        """
      ])
  }

  @Test func aResultThatCouldNotBeWrittenDown() throws {
    let mock = MockSupplier(.lenient)
    let made = #line - 1
    _ = try? mock.price(of: "gold")
    var gap = RecordingGap(file: "supplier.json", nearest: nil, count: 5)
    gap.described = "Ingot"
    let call = try #require(mock.mock.calls.first)
    #expect(
      FailureText.failure(.unrecorded(call, gap), of: mock.mock).text == """
        MockSupplier.price(of:) was called, and 'supplier.json' has no answer to it
          received  price(of: "gold")
          problem   what was returned, of type 'Ingot', is not Codable
          made      MockSupplier   ReplayMessageTests.swift:\(made)
          hint      stub(mock).price(of: any()).then { … }, or DefaultValueRegistry.register(value:forType:) for 'Ingot'
        """)
  }

  @Test func aRequirementThatWasNotThere() {
    let text = texts { supplier.notify { _ in } }
    #expect(
      text == [
        """
        MockSupplier.notify(handler:) was called, and 'supplier.json' has no answer to it
          received  notify(handler: { … })
          recorded  5 calls
          made      MockSupplier   ReplayMessageTests.swift:9
          hint      record it again, if the protocol has changed since; or stub(mock).notify(handler: any()).then { … }
        """
      ])
  }

  @Test func aResultThatIsOfAnotherTypeNow() {
    let text = texts { _ = try? supplier.price(of: "salt") }
    #expect(
      text == [
        """
        MockSupplier.price(of:) cannot answer with 'supplier.json'
          received  price(of: "salt")
          wanted    Int
          problem   the value is not of type 'Int'
          at        calls[2].result.value
          hint      record it again, if the protocol has changed since; or correct the file
        """
      ])
  }

  @Test func aHandlerThatTakesSomethingElseNow() {
    let text = texts { _ = supplier.order("salt") { _ in } }
    #expect(
      text.first == """
        MockSupplier.order(_:handler:) cannot answer with 'supplier.json'
          received  order("salt", handler: { … })
          wanted    Result<Recipe, DeliveryError>
          problem   1.0, of type 'Double', could not be encoded, or 'Result<Recipe, DeliveryError>' cannot be decoded; make it Codable
          at        calls[3].completions[0][0]
          hint      record it again, if the protocol has changed since; or correct the file
        """)
  }

  @Test func aLenientMockGoesOn() throws {
    let supplier = MockSupplier(.lenient).replay(from: "supplier.json", in: .module)
    #expect(texts { _ = try? supplier.price(of: "gold") } == [])
    #expect(try supplier.price(of: "gold") == 0)
  }

  @Test func aFileThatIsNotThere() {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
    let text = texts { MockSupplier().replay(from: "none.json") }
    #expect(
      text == [
        """
        MockSupplier cannot replay 'none.json'
          problem   there is no such file in \(folder)
          hint      record it, with forward(to:) and record(into:), or correct the file
        """
      ])
  }

  @Test(arguments: [
    (#"{"version": 9}"#, "version", "it is written in form 9, and this version reads form 1"),
    (
      #"{"version": 1, "mock": "M", "calls": [{}]}"#, "calls[0].member",
      "the key 'member' is missing"
    ),
    (#"{}"#, "version", "the key 'version' is missing"),
  ])
  func aFileThatIsNoRecording(text: String, place: String, problem: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let found = texts { MockSupplier().replay(from: file.path) }
    #expect(
      found == [
        """
        MockSupplier cannot replay '\(file.path)'
          problem   \(problem)
          at        \(place)
          hint      record it, with forward(to:) and record(into:), or correct the file
        """
      ])
  }

  @Test func aFileThatCannotBeWritten() {
    let occupied = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try? Data().write(to: occupied)
    defer { try? FileManager.default.removeItem(at: occupied) }
    let path = occupied.appendingPathComponent("a.json").path
    let found = failures {
      let supplier = MockSupplier().forward(to: Silent()).record(into: path)
      supplier.notify { _ in }
      supplier.notify { _ in }
    }
    #expect(found.count == 1)
    #expect(found.first?.text.hasPrefix("MockSupplier cannot record into '\(path)'\n") == true)
    #expect(found.first?.text.hasSuffix("name a file in a folder that can be written") == true)
    #expect(found.first?.place.line == UInt(#line - 7))
  }

  @Test func aFailureThatNobodyCanHandOn() {
    #expect(
      FailureText.noFramework("it failed") == """
        it failed
          unheard   this test cannot be told of it; let its target depend on KagemushaTesting
        """)
  }
}

/// A supplier that does nothing.
private struct Silent: Supplier {
  var name = ""
  func price(of item: String) throws -> Int { 0 }
  func deliver(_ item: String) async throws -> Recipe { .soup }
  func order(_ item: String, handler: @escaping (Result<Recipe, DeliveryError>) -> Void) -> Token? {
    Token()
  }
  func check(_ item: String, handler: ((Bool, String?) -> Void)?) throws {}
  func notify(handler: @escaping @Sendable (Int) -> Void) {}
  func track(_ item: String, handler: @escaping @Sendable (Int, String) -> Void) {}
}
