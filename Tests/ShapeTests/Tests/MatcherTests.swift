import Testing

@testable import Kagemusha

struct MatcherTests {
  private final class Item {}

  private enum JSON: Equatable, ExpressibleByNilLiteral {
    case null, one
    init(nilLiteral: ()) { self = .null }
  }

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

  @Test func metatypesAndEmptyCollectionsKeepTheirTypes() {
    let cache = MockCache<Int, Any>(.lenient)
    cache.store(Int.self, for: 1)
    cache.store([String](), for: 2)
    verify(cache).store(Int.self, for: 1)
    verify(cache, never()).store(String.self, for: 1)
    verify(cache).store([String](), for: 2)
  }

  @Test func aNilLiteralMayStandForAnotherValue() {
    let cache = MockCache<Int, JSON>(.lenient)
    cache.store(.null, for: 1)
    verify(cache).store(nil, for: 1)
    verify(cache, never()).store(.one, for: 1)
  }

  @Test func nilsOfNestedOptionalsDiffer() {
    let cache = MockCache<Int, Int??>(.lenient)
    cache.store(.some(nil), for: 1)
    cache.store(nil, for: 2)
    let inner: Int?? = .some(nil)
    verify(cache).store(nil, for: 2)
    verify(cache, never()).store(nil, for: 1)
    verify(cache).store(inner, for: 1)
    verify(cache, never()).store(inner, for: 2)
    verify(cache, times(2)).store(any(), for: any())
  }

  @Test func aCaptorOfTheTypeInAnOptionalIsAMatcher() {
    let cache = MockCache<Int, String?>(.lenient)
    cache.store("a", for: 1)
    let captor = ArgumentCaptor<String>()
    verify(cache).store(captor.capture(), for: 1)
    verify(cache).store(anyString(), for: 1)
    #expect(captor.value == "a")
  }

  @Test func emptyCollectionsCanBeComparedWhateverTheyHold() {
    let cache = MockCache<Int, [String: Any]>(.lenient)
    cache.store([:], for: 1)
    cache.store(["a": 1], for: 2)
    verify(cache).store([:], for: any())
    verify(cache, never()).store([:], for: 2)
  }

  @Test func onlyFailuresDescribeArguments() {
    struct Counted: Equatable, CustomStringConvertible {
      static let count = Locked(0)
      var description: String {
        Counted.count.with { $0 += 1 }
        return "counted"
      }
    }
    let cache = MockCache<Int, Counted>(.lenient)
    cache.store(Counted(), for: 1)
    verify(cache).store(Counted(), for: 1)
    verify(cache).store(equal(to: Counted()), for: 1)
    #expect(Counted.count.with { $0 } == 0)
  }

  @Test func existentialsAreComparedByTheirValues() {
    let cache = MockCache<Int, any Error>(.lenient)
    cache.store(LoadError.missing(id: 2), for: 1)
    verify(cache).store(LoadError.missing(id: 2), for: 1)
    verify(cache, never()).store(LoadError.offline, for: 1)
  }
}
