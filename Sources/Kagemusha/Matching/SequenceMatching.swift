/// What is meant by a sequence's containing elements.
package enum SequenceMatching {
  /// Whether the sequence has at least one of the elements.
  ///
  /// - Complexity: O(*n* · *m*), since elements need not be hashable.
  package static func hasAny<Element>(
    of elements: [Element], in sequence: some Sequence<Element>,
    _ isEqual: (Element, Element) -> Bool
  ) -> Bool {
    sequence.contains { found in elements.contains { isEqual(found, $0) } }
  }

  /// Whether the sequence has all the elements, each as often as it is given.
  ///
  /// - Complexity: O(*n* · *m*), since elements need not be hashable.
  package static func hasAll<Element>(
    of elements: [Element], in sequence: some Sequence<Element>,
    _ isEqual: (Element, Element) -> Bool
  ) -> Bool {
    var rest = Array(sequence)
    return elements.allSatisfy { element in
      guard let index = rest.firstIndex(where: { isEqual($0, element) }) else { return false }
      rest.remove(at: index)
      return true
    }
  }

  /// Whether the dictionary has at least one of the pairs.
  package static func hasAny<Key, Value>(
    of pairs: [Key: Value], in dictionary: [Key: Value], _ isEqual: (Value, Value) -> Bool
  ) -> Bool {
    pairs.contains { key, value in dictionary[key].map { isEqual($0, value) } ?? false }
  }

  /// Whether the dictionary has all the pairs.
  package static func hasAll<Key, Value>(
    of pairs: [Key: Value], in dictionary: [Key: Value], _ isEqual: (Value, Value) -> Bool
  ) -> Bool {
    pairs.allSatisfy { key, value in dictionary[key].map { isEqual($0, value) } ?? false }
  }
}
