import Kagemusha
import ScenarioSupport
import Testing

struct StrictnessTests {
  @Test func aStrictMockFailsAndThenThrowsIfItMay() async throws {
    let loader = MockProfileLoader()
    let failures = await failures {
      await #expect(throws: UnstubbedCall.self) { try await loader.profile(id: 1) }
    }
    #expect(failures.count == 1)
    #expect(try #require(failures.first).isUnplaced)
  }

  @Test func aStrictMockFailsAndThenReturnsADefault() {
    let cache = MockCache<String, Int>()
    let failures = failures {
      #expect(cache.count == 0)
      #expect(cache.value(for: "a") == nil)
      cache.store(1, for: "a")
    }
    #expect(failures.count == 3)
  }

  @Test func aLenientMockReturnsDefaultsFirst() async throws {
    let cache = MockCache<String, Int>(.lenient)
    #expect(cache.count == 0)
    #expect(cache["a"] == nil)
    let tracker = MockTracker(.lenient)
    #expect(try await tracker.upload() == 0)
    #expect(!tracker.isEnabled)
  }

  @Test func aLenientMockWithoutADefaultFailsAndThrows() async {
    let loader = MockProfileLoader(.lenient)
    let failures = await failures {
      await #expect(throws: UnstubbedCall.self) { try await loader.profile(id: 1) }
    }
    #expect(failures.count == 1)
  }

  @Test func registeredDefaultsComeBeforeBuiltInOnes() {
    struct Rare: Sendable, Equatable { var id: Int }
    let sender = MockRequestSender(.lenient)
    let rare: Rare? = SharedState.use {
      DefaultValueRegistry.register(value: Rare(id: 4), forType: Rare?.self)
      return sender.create("rare", userInfo: nil)
    }
    #expect(rare == Rare(id: 4))
  }

  @Test func anythingHasNoDefault() {
    #expect(DefaultValueRegistry.defaultValue(for: Any.self) == nil)
    #expect(DefaultValueRegistry.defaultValue(for: (any Sendable).self) == nil)
    #expect(DefaultValueRegistry.defaultValue(for: Void.self) != nil)
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) {
      #expect(DefaultValueRegistry.defaultValue(for: Duration.self) == .zero)
    }
    #expect(DefaultValueRegistry.defaultValue(for: Substring.self) == "")
  }

  @Test func aTupleHasTheDefaultsOfItsElements() throws {
    typealias Small = (flag: Bool, Int16, name: String, Int8, Void, Double?, Int8)
    let small = try #require(DefaultValueRegistry.defaultValue(for: Small.self))
    #expect(small.flag == false && small.1 == 0 && small.name == "" && small.3 == 0)
    #expect(small.5 == nil && small.6 == 0)
    struct Pixel: Equatable {
      var red: UInt8
      var name: String
    }
    let red = Pixel(red: 255, name: String(repeating: "red", count: 9))
    #expect(DefaultValueRegistry.defaultValue(for: (Int8, Pixel).self) == nil)
    DefaultValueRegistry.register(value: red, forType: Pixel.self)
    let nested = try #require(
      DefaultValueRegistry.defaultValue(for: (Int8, (Int8, Pixel), [Pixel]).self))
    #expect(nested.0 == 0 && nested.1 == (0, red) && nested.2 == [])
    #expect(DefaultValueRegistry.defaultValue(for: ((Int) -> Int).self) == nil)
  }

  @Test func aStubOfAnotherTypeDoesNotMatch() async throws {
    struct GetText: Request {
      typealias Response = String
      var path = ""
    }
    struct GetNumber: Request {
      typealias Response = Int
      var path = ""
    }
    let sender = MockRequestSender()
    stub(sender).send(any(GetText.self)).thenReturn("text")
    let failures = try await failures {
      do {
        _ = try await sender.send(GetNumber())
        Issue.record("nothing was thrown")
      } catch is UnstubbedCall {}
    }
    #expect(failures.count == 1)
  }
}
