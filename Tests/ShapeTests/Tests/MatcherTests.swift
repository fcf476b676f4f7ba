import Kagemusha
import Testing

struct MatcherTests {
  private final class Item {}

  @Test func plainValuesAndMatchersMix() {
    let cache = MockCache<String, Int?>(.lenient)
    cache.store(1, for: "a")
    cache.store(nil, for: "b")
    let key = "a"
    verify(cache).store(1, for: key)
    verify(cache).store(nil, for: any())
    verify(cache).store(isNil(), for: "b")
    verify(cache).store(notNil(), for: "a")
    verify(cache).store(any(), for: equal(to: "a"))
    verify(cache).store(matching { $0 == 1 }, for: anyString())
    verify(cache, times(2)).store(any(), for: any())
    verify(cache, never()).store(2, for: any())
  }

  @Test func instancesAreMatchedByIdentity() {
    let first = Item()
    let second = Item()
    let cache = MockCache<Int, Item>(.lenient)
    cache.store(first, for: 1)
    verify(cache).store(sameInstance(as: first), for: anyInt())
    verify(cache).store(first, for: 1)
    verify(cache, never()).store(sameInstance(as: second), for: any())
    verify(cache, never()).store(second, for: any())
  }

  @Test func equalityCanBeGiven() {
    struct Opaque { var number: Int }
    let cache = MockCache<Int, Opaque>(.lenient)
    cache.store(Opaque(number: 3), for: 1)
    verify(cache).store(equal(to: Opaque(number: 3)) { $0.number == $1.number }, for: 1)
    verify(cache, never()).store(
      equal(to: Opaque(number: 4)) { $0.number == $1.number }, for: 1)
  }

  @Test func whatCannotBeComparedIsAFailureThatSaysSo() throws {
    struct Opaque {}
    let cache = MockCache<Int, Opaque>(.lenient)
    cache.store(Opaque(), for: 1)
    let failures = failures { verify(cache).store(Opaque(), for: 1) }
    #expect(failures.count == 1)
    #expect(
      try #require(failures.first).text
        == "MockCache.store(_:for:): a value of type 'Opaque' cannot be compared, because it is "
        + "not Equatable; use equal(to:when:), matching { … }, sameInstance(as:) or any()")
  }

  @Test func aMatcherInAVariableIsAFailureThatSaysSo() throws {
    let cache = MockCache<Int, String>(.lenient)
    let kept: String? = any()
    let failures = failures { verify(cache).store(kept, for: 1) }
    #expect(try #require(failures.first).text.contains("one kept in a variable is lost"))
  }

  @Test func metatypesAndEmptyCollectionsKeepTheirTypes() {
    let cache = MockCache<Int, Any>(.lenient)
    cache.store(Int.self, for: 1)
    cache.store([String](), for: 2)
    verify(cache).store(Int.self, for: 1)
    verify(cache, never()).store(String.self, for: 1)
    verify(cache).store([String](), for: 2)
  }

  @Test func existentialsAreComparedByTheirValues() {
    let cache = MockCache<Int, any Error>(.lenient)
    cache.store(LoadError.missing(id: 2), for: 1)
    verify(cache).store(LoadError.missing(id: 2), for: 1)
    verify(cache, never()).store(LoadError.offline, for: 1)
  }
}
