import Testing

@testable import Kagemusha

struct CombiningMatcherTests {
  private let cache = MockCache<String, [String: Int]>(.lenient)
  private let lists = MockCache<Int, [Int]>(.lenient)

  @Test func notInvertsAMatcherOrAValue() {
    stub(lists).value(for: not(1)).thenReturn([2])
    stub(lists).value(for: not(either(3, or: matching { $0 < 3 }))).thenReturn([4])
    #expect(lists.value(for: 1) == nil && lists.value(for: 2) == [2] && lists.value(for: 4) == [4])
  }

  @Test func eitherAndBothCombineMatchersAndValues() {
    stub(lists).value(for: either(1, or: 2)).thenReturn([])
    stub(lists).value(for: both(any(), and: matching { $0 > 5 })).thenReturn([5])
    #expect(lists.value(for: 2) == [] && lists.value(for: 6) == [5] && lists.value(for: 3) == nil)
  }

  @Test func dictionariesOfAnythingAreMatched() {
    let cache = MockCache<Int, [String: Any]>(.lenient)
    cache.store(["name": "Tanaka", "age": 7, "tags": ["a"]], for: 1)
    verify(cache).store(including(["age": 7, "tags": ["a"]]), for: 1)
    verify(cache).store(exactly(["age": 7, "name": "Tanaka", "tags": ["a"]]), for: 1)
    verify(cache, never()).store(including(["age": "7"]), for: 1)
    struct Opaque { var body = {} }
    #expect(
      texts { verify(cache).store(including(["age": Opaque()]), for: 1) }
        == [
          "MockCache.store(_:for:): a value of type 'Opaque' cannot be compared, because its 'body', of type "
            + "'() -> ()', is not Equatable; use equal(to:when:), matching { … } or any()"
        ])
  }

  @Test func messagesShowCombinedMatchers() throws {
    let text = try #require(
      texts {
        verify(lists).store(not(containsAnyOf([1, 2])), for: either(1, or: both(2, and: any())))
      }.first)
    #expect(
      text.contains(
        "store(not(containsAnyOf([1, 2])), for: either(1, or: both(2, and: any())))"))
    let dictionaries = try #require(
      texts { verify(cache).store(including(["b": 2, "a": 1]), for: "x") }.first)
    #expect(dictionaries.contains("including([\"a\": 1, \"b\": 2])"))
  }
}
