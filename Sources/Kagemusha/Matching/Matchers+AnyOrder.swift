/// Matches sequences with exactly these elements, in any order.
///
///     verify(tracker).send(inAnyOrder(["login", "logout"]))
///
/// An element that is given twice must be there twice. The elements may be of any type that a plain argument may be of.
/// A failure shows the elements that are missing and those that are too many: `tags: − ["logout"] + none`.
public func inAnyOrder<Value: Sequence>(
  _ elements: [Value.Element], file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  let wanted = elements.map { _ArgumentMatcher.value($0) }
  var matcher = _ArgumentMatcher.typed("inAnyOrder(\(ArgumentText.describe(elements)))") {
    (value: Value) in Assortment(of: value, by: wanted).isEmpty
  }
  matcher.problem = wanted.lazy.compactMap(\.problem).first
  matcher.differ = { argument in
    guard let value: Value = cast(argument) else { return [] }
    let rest = Assortment(of: value, by: wanted)
    return [ValueDifference(missing: rest.missing.map { elements[$0] }, surplus: rest.surplus)]
  }
  return register(matcher.asking(.value), file, line)
}

/// The elements that remain of the wanted ones, and of those of a sequence, when the pairs that match are removed.
private struct Assortment {
  /// The wanted elements that the sequence does not have, by their indices.
  private(set) var missing: [Int]
  /// The elements of the sequence that are not wanted.
  private(set) var surplus: [Any] = []

  /// - Complexity: O(*n* · *m*), since elements need not be hashable.
  init(of sequence: some Sequence, by wanted: [_ArgumentMatcher]) {
    missing = Array(wanted.indices)
    for element in sequence {
      if let index = missing.firstIndex(where: { wanted[$0].accepts(element) }) {
        missing.remove(at: index)
      } else {
        surplus.append(element)
      }
    }
  }

  var isEmpty: Bool { missing.isEmpty && surplus.isEmpty }
}
