/// Matches sequences that have at least one of the elements.
///
///     verify(tracker).send(containsAnyOf(["login", "logout"]))
public func containsAnyOf<Value: Sequence>(
  _ elements: [Value.Element], file: StaticString = #filePath, line: UInt = #line
) -> Value? where Value.Element: Equatable {
  containsAnyOf(elements, file: file, line: line, where: ==)
}

/// Matches sequences that have at least one of the elements, for elements that are not `Equatable`.
///
///     verify(analytics).send(containsAnyOf(events) { $0.name == $1.name })
public func containsAnyOf<Value: Sequence>(
  _ elements: [Value.Element], file: StaticString = #filePath, line: UInt = #line,
  where isEqual: @escaping (Value.Element, Value.Element) -> Bool
) -> Value? {
  register(
    .typed("containsAnyOf(\(ArgumentText.describe(elements)))") { (value: Value) in
      SequenceMatching.hasAny(of: elements, in: value, isEqual)
    }, file, line)
}

/// Matches sequences that have all the elements, in any order, each as often as it is given.
///
///     verify(tracker).send(containsAllOf(["login", "logout"]))
public func containsAllOf<Value: Sequence>(
  _ elements: [Value.Element], file: StaticString = #filePath, line: UInt = #line
) -> Value? where Value.Element: Equatable {
  containsAllOf(elements, file: file, line: line, where: ==)
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
  containsNoneOf(elements, file: file, line: line, where: ==)
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

/// Matches collections of so many elements.
///
///     verify(tracker).send(hasLength(exactly: 2))
public func hasLength<Value: Collection>(
  exactly count: Int, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  register(
    .typed("hasLength(exactly: \(count))") { (value: Value) in value.count == count }, file, line)
}

/// Matches collections of so many elements, or more.
///
///     verify(tracker).send(hasLength(atLeast: 1))
public func hasLength<Value: Collection>(
  atLeast count: Int, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  register(
    .typed("hasLength(atLeast: \(count))") { (value: Value) in value.count >= count }, file, line)
}

/// Matches collections of so many elements, or fewer.
///
///     verify(tracker).send(hasLength(atMost: 3))
public func hasLength<Value: Collection>(
  atMost count: Int, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  register(
    .typed("hasLength(atMost: \(count))") { (value: Value) in value.count <= count }, file, line)
}
