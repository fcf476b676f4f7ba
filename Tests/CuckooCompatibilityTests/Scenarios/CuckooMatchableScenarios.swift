import CuckooCompatibility
import ScenarioSupport

extension Shelf: Matchable {
  /// A shelf is as good as another of its number.
  public var matcher: ParameterMatcher<Shelf> {
    let number = number
    return ParameterMatcher { $0.number == number }
  }
}

extension CuckooScenarios {
  static let matchables: [Scenario] = [
    Scenario("values match what equals them") { check in
      check(true.matcher.matches(true) && !true.matcher.matches(false))
      check("a".matcher.matches("a") && Character("a").matcher.matches("a"))
      check(Double(1).matcher.matches(1) && Float(1).matcher.matches(1))
      check(Int8(1).matcher.matches(1) && !UInt64(1).matcher.matches(2))
      check([1, 2].matcher.matches([1, 2]) && ![1, 2].matcher.matches([2, 1]))
      check(![1].matcher.matches([1, 2]))
      check(Set([1]).matcher.matches([1]) && ["a": 1].matcher.matches(["a": 1]))
      check(!["a": 1].matcher.matches(["b": 1]) && !["a": 1].matcher.matches([:]))
      check(Optional(1).matcher.matches(1) && !Optional(1).matcher.matches(nil))
      check((nil as Int?).matcher.matches(nil))
      check(Optional(1).optionalMatcher.matches(1) && !(nil as Int?).optionalMatcher.matches(1))
      check(1.optionalMatcher.matches(1) && !1.optionalMatcher.matches(nil))
      check((1 as Int?).optional == 1 && Int?(optional: nil) == nil)
      check(5.or(4).matches(4) && !5.or(4).matches(3))
      check(!5.and(ParameterMatcher { $0 > 5 }).matches(5))
    },
    Scenario("a type says how it is matched") { check in
      let mock = MockLibrary(.lenient)
      stub(mock) { stub in when(stub.put(any(), on: Shelf(number: 3))).thenDoNothing() }
      mock.put(.first, on: Shelf(number: 3))
      verify(mock).put(any(), on: Shelf(number: 3))
      check.equal(failures { verify(mock).put(any(), on: Shelf(number: 4)) }.count, 1)
    },
    Scenario("a matcher may be kept") { check in
      let mock = MockLibrary(.lenient)
      let isLong = ParameterMatcher<String> { $0.count > 3 }
      stub(mock) { stub in when(stub.find(isLong)).thenReturn(7) }
      check(mock.find("long") == 7 && mock.find("no") == 0)
      verify(mock).find(isLong)
      verify(mock).find(not(isLong))
    },
  ]
}
