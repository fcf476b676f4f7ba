import Testing

@testable import Kagemusha

struct DictionaryTests {
  private let kitchen = MockKitchen(.lenient)

  @Test func pairsAreMatchedExactly() {
    kitchen.log("a", parameters: ["id": 1, "tags": ["x", 2], "nested": ["k": nil as Int?]])
    verify(kitchen).log(
      "a", parameters: ["id": 1, "tags": ["x", 2], "nested": ["k": nil as Int?]])
    verify(kitchen).log(
      any(), parameters: exactly(["id": 1, "tags": ["x", 2], "nested": ["k": nil as Int?]]))
    verify(kitchen, never()).log(any(), parameters: exactly(["id": 1]))
    verify(kitchen, never()).log(any(), parameters: ["id": 1])
  }

  @Test func somePairsAreMatched() {
    kitchen.log("a", parameters: ["id": 1, "name": "x"])
    verify(kitchen).log(any(), parameters: including(["id": 1]))
    verify(kitchen).log(any(), parameters: including([:]))
    for wrong in [["id": 2], ["id": 1, "x": 1], ["id": Int8(1)], ["id": "1"]] as [[String: Any]] {
      verify(kitchen, never()).log(any(), parameters: including(wrong))
    }
  }

  @Test func optionalDictionariesAndArraysAreMatched() {
    kitchen.note(["a": 1], tags: [1, "x", [2.0]])
    kitchen.note(nil, tags: [])
    verify(kitchen).note(including(["a": 1]), tags: [1, "x", [2.0]])
    verify(kitchen).note(["a": 1], tags: any())
    verify(kitchen).note(isNil(), tags: [])
    verify(kitchen, never()).note(any(), tags: [1, "x", [2]])
  }

  @Test func equalityOfWhatHasNoType() {
    final class Box {}
    let box = Box()
    let equal: [(Any, Any)] = [
      (1, 1), ("a", "a"), ([1] as [Any], [1] as [Any]), (box, box), (Int.self, Int.self),
      (Int?.none as Any, Int?.none as Any), (Int?.some(1) as Any, 1), ((), ()),
    ]
    for (left, right) in equal { #expect(AnyEquality.areEqual(left, right), "\(left)") }
    let other: [(Any, Any)] = [
      (1, 2), (1, 1.0), (1, Int8(1)), (box, Box()), ([1, 2] as [Any], [2, 1] as [Any]),
      (Int?.none as Any, 0), (Int.self, Int8.self), ((), 1), (["a": 1] as [String: Any], [1]),
    ]
    for (left, right) in other { #expect(!AnyEquality.areEqual(left, right), "\(left)") }
  }

  @Test func keysThatHaveBecomeEqualStopNothing() {
    final class Key: Hashable {
      var id: Int
      init(_ id: Int) { self.id = id }
      static func == (left: Key, right: Key) -> Bool { left.id == right.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    let other = Key(2)
    let pairs = [Key(1): 1, other: 2]
    other.id = 1
    kitchen.log("a", parameters: ["pairs": pairs])
    #expect(texts { verify(kitchen, never()).log(any(), parameters: any()) }.count == 1)
  }

  @Test func largeSetsAreCounted() {
    kitchen.log("a", parameters: ["set": Set(0..<1_000)])
    let text = texts { verify(kitchen, never()).log(any(), parameters: any()) }.joined()
    #expect(text.contains(#"["set": 1000 elements]"#), "\(text)")
  }

  @Test func countsBelowNoneStopNothing() {
    for count in [times(-1), atLeast(-1), times(Int.max).or(times(-5)), atMost(-2)] {
      _ = failures { verify(kitchen, count).log(any(), parameters: any()) }
      _ = failures { inOrder { verify(kitchen, count).log(any(), parameters: any()) } }
    }
    #expect(failures { verify(kitchen, times(-1)).log(any(), parameters: any()) }.count == 1)
  }

  @Test func whatCannotBeComparedIsSaid() {
    struct Opaque { var body = {} }
    #expect(
      texts { verify(kitchen).log(any(), parameters: including(["a": Opaque() as Any])) } == [
        "MockKitchen.log(_:parameters:): a value of type 'Opaque' cannot be compared, because its "
          + "'body', of type '() -> ()', is not Equatable; use equal(to:when:), matching { … } or any()"
      ])
    #expect(failures { verify(kitchen).log("a", parameters: ["a": Opaque()]) }.count == 1)
  }
}
