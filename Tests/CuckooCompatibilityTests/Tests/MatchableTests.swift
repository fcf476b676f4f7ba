import CuckooCompatibility
import Testing

extension Shelf: Matchable {
  /// A shelf is as good as another of its number.
  public var matcher: ParameterMatcher<Shelf> {
    let number = number
    return ParameterMatcher { $0.number == number }
  }
}

struct MatchableTests {
  private let mock = MockLibrary(.lenient)

  @Test func valuesMatchWhatEqualsThem() {
    #expect(true.matcher.matches(true) && !true.matcher.matches(false))
    #expect("a".matcher.matches("a") && Character("a").matcher.matches("a"))
    #expect(Double(1).matcher.matches(1) && Float(1).matcher.matches(1))
    #expect(Int8(1).matcher.matches(1) && !UInt64(1).matcher.matches(2))
    #expect([1, 2].matcher.matches([1, 2]) && ![1, 2].matcher.matches([2, 1]))
    #expect(![1].matcher.matches([1, 2]))
    #expect(Set([1]).matcher.matches([1]) && ["a": 1].matcher.matches(["a": 1]))
    #expect(!["a": 1].matcher.matches(["b": 1]) && !["a": 1].matcher.matches([:]))
    #expect(Optional(1).matcher.matches(1) && !Optional(1).matcher.matches(nil))
    #expect((nil as Int?).matcher.matches(nil))
    #expect(Optional(1).optionalMatcher.matches(1) && !(nil as Int?).optionalMatcher.matches(1))
    #expect(1.optionalMatcher.matches(1) && !1.optionalMatcher.matches(nil))
    #expect(5.or(4).matches(4) && !5.or(4).matches(3))
    #expect(!5.and(ParameterMatcher { $0 > 5 }).matches(5))
  }

  @Test func aTypeSaysHowItIsMatched() {
    stub(mock) { stub in when(stub.put(any(), on: Shelf(number: 3))).thenDoNothing() }
    mock.put(.first, on: Shelf(number: 3))
    verify(mock).put(any(), on: Shelf(number: 3))
    verify(mock, never()).put(any(), on: Shelf(number: 4))
  }

  @Test func aMatcherMayBeKept() {
    let isLong = ParameterMatcher<String> { $0.count > 3 }
    stub(mock) { stub in when(stub.find(isLong)).thenReturn(7) }
    #expect(mock.find("long") == 7 && mock.find("no") == 0)
    verify(mock).find(isLong)
    verify(mock).find(not(isLong))
  }
}
