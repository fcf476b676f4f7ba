import CuckooCompatibility
import ScenarioSupport

extension CuckooScenarios {
  static let matchers: [Scenario] = [
    Scenario("any matchers match what they are for") { check in
      check(any(Int.self).matches(1))
      check(any(Int.self).matches(nil as Int?))
      check(anyInt().matches(1))
      check(!anyInt().matches(nil as Int?))
      check(anyString().matches("a"))
      check(!anyString().matches(nil as String?))
      check((anyClosure() as ParameterMatcher<(Int) -> Int>).matches { $0 })
      check(!anyClosure().matches(nil as (() -> Void)?))
      check(
        (anyThrowingClosure() as ParameterMatcher<() throws -> Int>).matches { throw NotFound() })
      check(!anyThrowingClosure().matches(nil as (() throws -> Void)?))
      check(anyOptionalThrowingClosure().matches { (text: String) throws in text })
      check(!anyOptionalThrowingClosure().matches(nil as ((String) throws -> String)?))
      func ofAnyType<T>() -> ParameterMatcher<T> { anyClosure() }
      check(ofAnyType().matches({} as (() -> Void)?) && !ofAnyType().matches(nil as (() -> Void)?))
      check(isNil().matches(nil as Int?) && !isNil().matches(1 as Int?))
      check(notNil().matches(1 as Int?) && !notNil().matches(nil as Int?))
      check(not(equal(to: 1)).matches(2) && !not(equal(to: 1)).matches(1))
    },
    Scenario("equal values and one instance are matched") { check in
      let shelf = Shelf(number: 1)
      let other = Shelf(number: 1)
      check(equal(to: 1).matches(1) && !equal(to: 1).matches(2))
      check(equal(to: 1 as Int?).matches(1) && !equal(to: nil as Int?).matches(1))
      check(equal(to: shelf).matches(shelf) && !equal(to: shelf).matches(other))
      check(equal(to: nil as Shelf?).matches(nil) && !equal(to: nil as Shelf?).matches(shelf))
      check(sameInstance(as: shelf).matches(shelf) && !sameInstance(as: shelf).matches(other))
      check(sameInstance(as: shelf as Shelf?).matches(shelf))
      check(equal(to: ["a"]).matches(["a"]) && !equal(to: ["a"]).matches(["b"]))
      check(equal(to: [1, 2] as Set).matches([2, 1]))
      check(equal(to: ["a": 1]).matches(["a": 1]) && !equal(to: ["a": 1]).matches(["a": 2]))
      check(equal(to: (1, 2), equalWhen: { $0 == $1 }).matches((1, 2)))
      let parity = { (left: Int?, right: Int?) in
        left?.isMultiple(of: 2) == right?.isMultiple(of: 2)
      }
      check(equal(to: 2 as Int?, equalWhen: parity).matches(4))
      check(!equal(to: nil as Int?, equalWhen: parity).matches(4))
    },
    Scenario("sequences are matched by their elements") { check in
      func verdicts(_ matcher: ParameterMatcher<[Int]>) -> [Bool] {
        [[1, 3, 9], [3, 4], [4]].map(matcher.matches)
      }
      let alike = { (left: Int, right: Int) in left % 10 == right % 10 }
      check.equal(verdicts(containsAnyOf(values: 1, 3)), [true, true, false])
      check.equal(verdicts(containsAnyOf([1, 3])), [true, true, false])
      check.equal(verdicts(containsAnyOf(values: 11, 13, where: alike)), [true, true, false])
      check.equal(verdicts(containsAnyOf([11, 13], where: alike)), [true, true, false])
      check.equal(verdicts(containsAllOf(values: 1, 3)), [true, false, false])
      check.equal(verdicts(containsAllOf([1, 3])), [true, false, false])
      check.equal(verdicts(containsAllOf(values: 11, 13, where: alike)), [true, false, false])
      check.equal(verdicts(containsAllOf([11, 13], where: alike)), [true, false, false])
      check.equal(verdicts(containsNoneOf(values: 1, 3)), [false, false, true])
      check.equal(verdicts(containsNoneOf([1, 3])), [false, false, true])
      check.equal(verdicts(containsNoneOf(values: 11, 13, where: alike)), [false, false, true])
      check.equal(verdicts(containsNoneOf([11, 13], where: alike)), [false, false, true])
      check(containsAllOf(values: 1, 1).matches([1, 2, 1]) && !containsAllOf([1, 1]).matches([1]))
      check(containsAnyOf([1, 3]).matches([3] as Set) && !containsAnyOf([1]).matches([Int]()))
    },
    Scenario("collections are matched by their length") { check in
      check(hasLength(exactly: 2).matches([1, 2]) && !hasLength(exactly: 2).matches([1]))
      check(hasLength(atLeast: 2).matches([1, 2]) && !hasLength(atLeast: 2).matches([1]))
      check(!hasLength(atLeast: 2, inclusive: false).matches([1, 2]))
      check(hasLength(atMost: 2).matches([1, 2]) && !hasLength(atMost: 1).matches([1, 2]))
      check(!hasLength(atMost: 2, inclusive: false).matches([1, 2]))
      check.equal(
        (0...4).map { hasLength(inRange: 1..<3).matches(Array(repeating: 0, count: $0)) },
        [false, true, true, true, false])
      check.equal(
        (1...3).map {
          hasLength(inRange: 1..<3, inclusive: false).matches(Array(repeating: 0, count: $0))
        }, [false, true, false])
    },
    Scenario("dictionaries are matched by pairs, keys and values") { check in
      func verdicts(_ matcher: ParameterMatcher<[String: Int]>) -> [Bool] {
        [["a": 1, "b": 2, "c": 3], ["a": 1, "c": 3], ["c": 3]].map(matcher.matches)
      }
      let alike = { (left: Int, right: Int) in left % 10 == right % 10 }
      let (pairs, others) = (["a": 1, "b": 2], ["a": 11, "b": 12])
      check.equal(verdicts(containsAnyOf(pairs)), [true, true, false])
      check.equal(verdicts(containsAnyOf(others, where: alike)), [true, true, false])
      check.equal(verdicts(containsAllOf(pairs)), [true, false, false])
      check.equal(verdicts(containsAllOf(others, where: alike)), [true, false, false])
      check.equal(verdicts(containsNoneOf(pairs)), [false, false, true])
      check.equal(verdicts(containsNoneOf(others, where: alike)), [false, false, true])
      check(!containsAnyOf(["a": 2]).matches(pairs) && containsNoneOf(others).matches(pairs))
      check.equal(verdicts(containsAnyKeysOf(values: "a", "b")), [true, true, false])
      check.equal(verdicts(containsAnyKeysOf(["a", "b"])), [true, true, false])
      check.equal(verdicts(containsAllKeysOf(values: "a", "b")), [true, false, false])
      check.equal(verdicts(containsAllKeysOf(["a", "b"])), [true, false, false])
      check.equal(verdicts(containsNoKeysOf(values: "a", "b")), [false, false, true])
      check.equal(verdicts(containsNoKeysOf(["a", "b"])), [false, false, true])
      check.equal(verdicts(containsAnyValuesOf(values: 1, 2)), [true, true, false])
      check.equal(verdicts(containsAnyValuesOf([1, 2])), [true, true, false])
      check.equal(verdicts(containsAnyValuesOf(values: 11, 12, where: alike)), [true, true, false])
      check.equal(verdicts(containsAnyValuesOf([11, 12], where: alike)), [true, true, false])
      check.equal(verdicts(containsAllValuesOf(values: 1, 2)), [true, false, false])
      check.equal(verdicts(containsAllValuesOf([1, 2])), [true, false, false])
      check.equal(
        verdicts(containsAllValuesOf(values: 11, 12, where: alike)), [true, false, false])
      check.equal(verdicts(containsAllValuesOf([11, 12], where: alike)), [true, false, false])
      check.equal(verdicts(containsNoValuesOf(values: 1, 2)), [false, false, true])
      check.equal(verdicts(containsNoValuesOf([1, 2])), [false, false, true])
      check.equal(verdicts(containsNoValuesOf(values: 11, 12, where: alike)), [false, false, true])
      check.equal(verdicts(containsNoValuesOf([11, 12], where: alike)), [false, false, true])
    },
    Scenario("matchers and values select stubs") { check in
      let mock = MockLibrary(.lenient)
      stub(mock) { stub in
        when(stub.find(anyString())).thenReturn(0)
        when(stub.find("a".or("b"))).thenReturn(1)
        when(stub.find(ParameterMatcher { $0.count > 3 })).thenReturn(2)
        when(stub.tag(containsAllOf(values: "x"), count: 1.or(2))).thenReturn(3)
        when(stub.rename(isNil(), at: anyInt())).thenReturn(true)
        when(stub[anyString()].get).thenReturn(4)
        when(stub[7].get).thenReturn("seven")
      }
      check(mock.find("a") == 1 && mock.find("long") == 2 && mock.find("c") == 0)
      check(mock.tag(["x", "y"], count: 2) == 3 && mock.tag(["x"], count: 3) == 0)
      check(mock.rename(nil, at: 1) && !mock.rename("a", at: 1))
      check(mock["title"] == 4 && mock[7] == "seven")
      verify(mock, times(2)).tag(any(), count: anyInt())
      verify(mock).rename("a", at: 1)
      verify(mock).rename(nil as String?, at: 1)
    },
    Scenario("properties and subscripts are set") { check in
      let mock = MockLibrary(.lenient)
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
      check.equal(failures { verifyNoMoreInteractions(mock) }.count, 1)
      verify(mock)[2].set(isNil())
      verifyNoMoreInteractions(mock)
    },
    Scenario("closures and instances are matched") { check in
      let mock = MockLibrary(.lenient)
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
      check.equal(failures { verify(mock).take(from: sameInstance(as: Shelf(number: 1))) }.count, 1)
    },
  ]
}
