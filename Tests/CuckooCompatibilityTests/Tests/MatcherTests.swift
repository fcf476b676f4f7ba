import CuckooCompatibility
import Testing

struct MatcherTests {
  private let mock = MockLibrary(.lenient)

  @Test func anyMatchersMatchWhatTheyAreFor() {
    #expect(any(Int.self).matches(1))
    #expect(any(Int.self).matches(nil as Int?))
    #expect(anyInt().matches(1))
    #expect(!anyInt().matches(nil as Int?))
    #expect(anyString().matches("a"))
    #expect(!anyString().matches(nil as String?))
    #expect((anyClosure() as ParameterMatcher<(Int) -> Int>).matches { $0 })
    #expect(!anyClosure().matches(nil as (() -> Void)?))
    #expect(
      (anyThrowingClosure() as ParameterMatcher<() throws -> Int>).matches { throw NotFound() })
    #expect(!anyThrowingClosure().matches(nil as (() throws -> Void)?))
    #expect(anyOptionalThrowingClosure().matches { (text: String) throws in text })
    #expect(isNil().matches(nil as Int?) && !isNil().matches(1 as Int?))
    #expect(notNil().matches(1 as Int?) && !notNil().matches(nil as Int?))
    #expect(not(equal(to: 1)).matches(2) && !not(equal(to: 1)).matches(1))
  }

  @Test func equalMatchesEqualValuesAndOneInstance() {
    let shelf = Shelf(number: 1)
    let other = Shelf(number: 1)
    #expect(equal(to: 1).matches(1) && !equal(to: 1).matches(2))
    #expect(equal(to: 1 as Int?).matches(1) && !equal(to: nil as Int?).matches(1))
    #expect(equal(to: shelf).matches(shelf) && !equal(to: shelf).matches(other))
    #expect(equal(to: nil as Shelf?).matches(nil) && !equal(to: nil as Shelf?).matches(shelf))
    #expect(sameInstance(as: shelf).matches(shelf) && !sameInstance(as: shelf).matches(other))
    #expect(sameInstance(as: shelf as Shelf?).matches(shelf))
    #expect(equal(to: ["a"]).matches(["a"]) && !equal(to: ["a"]).matches(["b"]))
    #expect(equal(to: [1, 2] as Set).matches([2, 1]))
    #expect(equal(to: ["a": 1]).matches(["a": 1]) && !equal(to: ["a": 1]).matches(["a": 2]))
    #expect(equal(to: (1, 2), equalWhen: { $0 == $1 }).matches((1, 2)))
    let parity = { (left: Int?, right: Int?) in left?.isMultiple(of: 2) == right?.isMultiple(of: 2)
    }
    #expect(equal(to: 2 as Int?, equalWhen: parity).matches(4))
    #expect(!equal(to: nil as Int?, equalWhen: parity).matches(4))
  }

  @Test func sequencesAreMatchedByTheirElements() {
    let sameID = { (left: Book, right: Book) in left.id == right.id }
    #expect(containsAnyOf(values: 1, 3).matches([3, 4]) && !containsAnyOf(values: 1).matches([3]))
    #expect(containsAnyOf([1, 3]).matches([3] as Set) && !containsAnyOf([1]).matches([Int]()))
    #expect(containsAnyOf(values: .first, where: sameID).matches([Book.first]))
    #expect(!containsAnyOf([Book.first], where: sameID).matches([.second]))
    #expect(containsAllOf(values: 1, 1).matches([1, 2, 1]) && !containsAllOf([1, 1]).matches([1]))
    #expect(containsAllOf(values: Book.first, where: sameID).matches([.second, .first]))
    #expect(!containsAllOf([Book.first], where: sameID).matches([.second]))
    #expect(containsNoneOf(values: 1).matches([2]) && !containsNoneOf([1]).matches([1, 2]))
    #expect(containsNoneOf(values: Book.first, where: sameID).matches([.second]))
    #expect(!containsNoneOf([Book.first], where: sameID).matches([.first]))
    #expect(hasLength(exactly: 2).matches([1, 2]) && !hasLength(exactly: 2).matches([1]))
    #expect(hasLength(atLeast: 2).matches([1, 2]))
    #expect(!hasLength(atLeast: 2, inclusive: false).matches([1, 2]))
    #expect(hasLength(atMost: 2).matches([1, 2]))
    #expect(!hasLength(atMost: 2, inclusive: false).matches([1, 2]))
    #expect(
      hasLength(inRange: 1..<3).matches([1, 2, 3]) && !hasLength(inRange: 1..<3).matches([0][1...]))
  }

  @Test func dictionariesAreMatchedByPairsKeysAndValues() {
    let close = { (left: Int, right: Int) in abs(left - right) < 2 }
    let notes = ["a": 1, "b": 2]
    #expect(
      containsAnyOf(["a": 1, "c": 3]).matches(notes) && !containsAnyOf(["a": 2]).matches(notes))
    #expect(containsAnyOf(["a": 2], where: close).matches(notes))
    #expect(
      containsAllOf(["a": 1]).matches(notes) && !containsAllOf(["a": 1, "c": 3]).matches(notes))
    #expect(containsAllOf(["a": 2, "b": 3], where: close).matches(notes))
    #expect(containsNoneOf(["a": 2]).matches(notes) && !containsNoneOf(["a": 1]).matches(notes))
    #expect(!containsNoneOf(["a": 2], where: close).matches(notes))
    #expect(
      containsAnyKeysOf(values: "b", "c").matches(notes) && !containsAnyKeysOf(["c"]).matches(notes)
    )
    #expect(
      containsAllKeysOf(values: "a", "b").matches(notes) && !containsAllKeysOf(["c"]).matches(notes)
    )
    #expect(containsNoKeysOf(values: "c").matches(notes) && !containsNoKeysOf(["a"]).matches(notes))
    #expect(
      containsAnyValuesOf(values: 2, 3).matches(notes) && !containsAnyValuesOf([3]).matches(notes))
    #expect(containsAnyValuesOf(values: 3, where: close).matches(notes))
    #expect(!containsAnyValuesOf([5], where: close).matches(notes))
    #expect(
      containsAllValuesOf(values: 1, 2).matches(notes) && !containsAllValuesOf([3]).matches(notes))
    #expect(containsAllValuesOf(values: 1, where: close).matches(notes))
    #expect(!containsAllValuesOf([5], where: close).matches(notes))
    #expect(containsNoValuesOf(values: 3).matches(notes) && !containsNoValuesOf([1]).matches(notes))
    #expect(containsNoValuesOf(values: 5, where: close).matches(notes))
    #expect(!containsNoValuesOf([3], where: close).matches(notes))
  }

  @Test func matchersAndValuesSelectStubs() {
    stub(mock) { stub in
      when(stub.find(anyString())).thenReturn(0)
      when(stub.find("a".or("b"))).thenReturn(1)
      when(stub.find(ParameterMatcher { $0.count > 3 })).thenReturn(2)
      when(stub.tag(containsAllOf(values: "x"), count: 1.or(2))).thenReturn(3)
      when(stub.rename(isNil(), at: anyInt())).thenReturn(true)
      when(stub[anyString()].get).thenReturn(4)
      when(stub[7].get).thenReturn("seven")
    }
    #expect(mock.find("a") == 1 && mock.find("long") == 2 && mock.find("c") == 0)
    #expect(mock.tag(["x", "y"], count: 2) == 3 && mock.tag(["x"], count: 3) == 0)
    #expect(mock.rename(nil, at: 1) && !mock.rename("a", at: 1))
    #expect(mock["title"] == 4 && mock[7] == "seven")
    verify(mock, times(2)).tag(any(), count: anyInt())
    verify(mock).rename("a", at: 1)
    verify(mock).rename(nil as String?, at: 1)
  }

  @Test func propertiesAndSubscriptsAreSet() {
    mock.limit = 3
    mock.selection = nil
    mock.selection = 4
    mock["a"] = 1
    mock[2] = nil
    verify(mock).limit.set(3)
    verify(mock).limit.set(anyInt().and(ParameterMatcher { $0 > 2 }))
    verify(mock).selection.set(isNil())
    verify(mock).selection.set(4)
    verify(mock, times(2)).selection.set(any())
    verify(mock)["a"].set(1)
    verify(mock)[2].set(isNil())
    verifyNoMoreInteractions(mock)
  }

  @Test func closuresAndInstancesAreMatched() {
    let shelf = Shelf(number: 1)
    mock.visit { _ in }
    mock.fetch(id: 1) { _ in }
    mock.retry(onFailure: nil)
    mock.put(.first, on: shelf)
    _ = mock.take(from: shelf)
    verify(mock).visit(anyClosure())
    verify(mock).fetch(id: 1, completion: anyClosure())
    verify(mock).retry(onFailure: isNil())
    verify(mock, never()).retry(onFailure: anyThrowingClosure())
    verify(mock).put(equal(to: .first), on: sameInstance(as: shelf))
    verify(mock).take(from: sameInstance(as: shelf))
    verify(mock, never()).take(from: sameInstance(as: Shelf(number: 1)))
  }
}
