/// Matches sequences that have at least one of the elements.
///
///     verify(tracker).send(containsAnyOf(["login", "logout"]))
public func containsAnyOf<Value: Sequence>(
  _ elements: [Value.Element], file: StaticString = #filePath, line: UInt = #line
) -> Value? where Value.Element: Equatable {
  if let problem = problem(with: elements) {
    return register(.impossible(problem), file, line)
  }
  return containsAnyOf(elements, file: file, line: line, where: ==)
}

/// Matches sequences that have at least one of the elements, for elements that are not `Equatable`.
///
///     verify(analytics).send(containsAnyOf(events) { $0.name == $1.name })
public func containsAnyOf<Value: Sequence>(
  _ elements: [Value.Element], file: StaticString = #filePath, line: UInt = #line,
  where isEqual: @escaping (Value.Element, Value.Element) -> Bool
) -> Value? {
  let text = "containsAnyOf(\(ArgumentText.describe(elements)))"
  return register(
    .typed(text, isPossible: !elements.isEmpty) { (value: Value) in
      SequenceMatching.hasAny(of: elements, in: value, isEqual)
    }, file, line)
}

/// Matches sequences that have all the elements, in any order, each as often as it is given.
///
///     verify(tracker).send(containsAllOf(["login", "logout"]))
public func containsAllOf<Value: Sequence>(
  _ elements: [Value.Element], file: StaticString = #filePath, line: UInt = #line
) -> Value? where Value.Element: Equatable {
  if let problem = problem(with: elements) {
    return register(.impossible(problem), file, line)
  }
  return containsAllOf(elements, file: file, line: line, where: ==)
}

/// Matches sequences that have all the elements, for elements that are not `Equatable`.
///
///     verify(analytics).send(containsAllOf(events) { $0.name == $1.name })
public func containsAllOf<Value: Sequence>(
  _ elements: [Value.Element], file: StaticString = #filePath, line: UInt = #line,
  where isEqual: @escaping (Value.Element, Value.Element) -> Bool
) -> Value? {
  register(
    .typed("containsAllOf(\(ArgumentText.describe(elements)))") { (value: Value) in
      SequenceMatching.hasAll(of: elements, in: value, isEqual)
    }, file, line)
}

/// Matches sequences that have none of the elements.
///
///     verify(tracker).send(containsNoneOf(["debug"]))
public func containsNoneOf<Value: Sequence>(
  _ elements: [Value.Element], file: StaticString = #filePath, line: UInt = #line
) -> Value? where Value.Element: Equatable {
  if let problem = problem(with: elements) {
    return register(.impossible(problem), file, line)
  }
  return containsNoneOf(elements, file: file, line: line, where: ==)
}

/// Matches sequences that have none of the elements, for elements that are not `Equatable`.
///
///     verify(analytics).send(containsNoneOf(events) { $0.name == $1.name })
public func containsNoneOf<Value: Sequence>(
  _ elements: [Value.Element], file: StaticString = #filePath, line: UInt = #line,
  where isEqual: @escaping (Value.Element, Value.Element) -> Bool
) -> Value? {
  register(
    .typed("containsNoneOf(\(ArgumentText.describe(elements)))") { (value: Value) in
      !SequenceMatching.hasAny(of: elements, in: value, isEqual)
    }, file, line)
}

/// Returns the reason why no sequence can contain one of the elements; nil if none is unequal to itself.
private func problem<Element: Equatable>(with elements: [Element]) -> String? {
  elements.first { !_ArgumentMatcher.isReflexive($0) }.map { FailureText.unequalToItself($0) }
}

/// Matches collections with `count` elements.
///
///     verify(tracker).send(hasLength(exactly: 2))
public func hasLength<Value: Collection>(
  exactly count: Int, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  let text = "hasLength(exactly: \(count))"
  return register(
    .typed(text, isPossible: count >= 0) { (value: Value) in value.count == count }, file, line)
}

/// Matches collections with at least this number of elements.
///
///     verify(tracker).send(hasLength(atLeast: 1))
public func hasLength<Value: Collection>(
  atLeast count: Int, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  register(
    .typed("hasLength(atLeast: \(count))") { (value: Value) in value.count >= count }, file, line)
}

/// Matches collections with at most this number of elements.
///
///     verify(tracker).send(hasLength(atMost: 3))
public func hasLength<Value: Collection>(
  atMost count: Int, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  let text = "hasLength(atMost: \(count))"
  return register(
    .typed(text, isPossible: count >= 0) { (value: Value) in value.count <= count }, file, line)
}

/// Matches dictionaries that have these pairs, and maybe others.
///
///     verify(tracker).send(event: "login", including(["user": 7]))
///
/// The values may be of any type that a plain argument may be of, also in `[String: Any]`.
public func including<Key: Hashable, Value>(
  _ pairs: [Key: Value], file: StaticString = #filePath, line: UInt = #line
) -> [Key: Value]? {
  let wanted = pairs.mapValues { _ArgumentMatcher.value($0) }
  var matcher = _ArgumentMatcher.typed("including(\(text(of: pairs)))") {
    (dictionary: [Key: Value]) in
    wanted.allSatisfy { key, matcher in dictionary[key].map { matcher.accepts($0) } ?? false }
  }
  matcher.problem = wanted.values.lazy.compactMap(\.problem).first
  return register(matcher, file, line)
}

/// Matches dictionaries that have these pairs and no others, for values that are not `Equatable`
/// as a whole: `[String: Any]`.
///
///     verify(tracker).send(event: "login", exactly(["user": 7, "at": "Kyoto"]))
public func exactly<Key: Hashable, Value>(
  _ pairs: [Key: Value], file: StaticString = #filePath, line: UInt = #line
) -> [Key: Value]? {
  let wanted = pairs.mapValues { _ArgumentMatcher.value($0) }
  var matcher = _ArgumentMatcher.typed("exactly(\(text(of: pairs)))") {
    (dictionary: [Key: Value]) in
    dictionary.count == wanted.count
      && wanted.allSatisfy { key, matcher in dictionary[key].map { matcher.accepts($0) } ?? false }
  }
  matcher.problem = wanted.values.lazy.compactMap(\.problem).first
  return register(matcher.asking(.value), file, line)
}

/// Returns the text of pairs, `["a": 1, "b": 2]`, in the order of the keys' texts.
private func text<Key: Hashable, Value>(of pairs: [Key: Value]) -> String {
  let texts = pairs.map { key, value in
    "\(ArgumentText.describe(key)): \(ArgumentText.describe(value))"
  }
  return "[\(texts.isEmpty ? ":" : texts.sorted().joined(separator: ", "))]"
}

/// The ways in which a sequence can contain elements.
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
