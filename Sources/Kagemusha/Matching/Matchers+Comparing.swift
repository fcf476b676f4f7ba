/// Matches numbers, and other values that can be subtracted, that differ from `value` by at most `tolerance`.
///
///     verify(repository).profile(id: equal(to: 7, within: 1))
public func equal<Value: Comparable & AdditiveArithmetic>(
  to value: Value, within tolerance: Value, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  let matcher = near(value, tolerance, isPossible: tolerance >= .zero) { (argument: Value) in
    argument > value ? argument - value <= tolerance : value - argument <= tolerance
  }
  return register(matcher, file, line)
}

/// Matches dates, and other values that have a distance, that are at most `tolerance` away from `value`.
///
///     verify(reminders).add(at: equal(to: Date(), within: 60))
@_disfavoredOverload
public func equal<Value: Strideable>(
  to value: Value, within tolerance: Value.Stride, file: StaticString = #filePath,
  line: UInt = #line
) -> Value? {
  let matcher = near(value, tolerance, isPossible: tolerance >= .zero) { (argument: Value) in
    argument > value
      ? value.distance(to: argument) <= tolerance : argument.distance(to: value) <= tolerance
  }
  return register(matcher, file, line)
}

private func near<Value: Equatable>(
  _ value: Value, _ tolerance: Any, isPossible: Bool, accepts: @escaping (Value) -> Bool
) -> _ArgumentMatcher {
  let text =
    "equal(to: \(ArgumentText.describe(value)), within: \(ArgumentText.describe(tolerance)))"
  return .typed(text, isPossible: isPossible && _ArgumentMatcher.isReflexive(value), where: accepts)
}

/// Matches values less than `limit`.
///
///     verify(repository).profile(id: isLess(than: 10))
public func isLess<Value: Comparable>(
  than limit: Value, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  let text = "isLess(than: \(ArgumentText.describe(limit)))"
  return register(
    .typed(text, isPossible: _ArgumentMatcher.isReflexive(limit)) { $0 < limit }, file, line)
}

/// Matches values greater than `limit`.
///
///     verify(repository).profile(id: isGreater(than: 0))
public func isGreater<Value: Comparable>(
  than limit: Value, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  let text = "isGreater(than: \(ArgumentText.describe(limit)))"
  return register(
    .typed(text, isPossible: _ArgumentMatcher.isReflexive(limit)) { $0 > limit }, file, line)
}

/// Matches values in a range.
///
///     verify(repository).profile(id: isIn(1...5))
///     verify(repository).profile(id: isIn(1...))
public func isIn<Values: RangeExpression>(
  _ range: Values, file: StaticString = #filePath, line: UInt = #line
) -> Values.Bound? {
  let isEmpty = (range as? Range<Values.Bound>)?.isEmpty ?? false
  return register(
    .typed("isIn(\(range))", isPossible: !isEmpty) { range.contains($0) }, file, line)
}

/// Matches texts that begin with `prefix`.
///
///     verify(tracker).track(hasPrefix("log"), parameters: any())
public func hasPrefix<Value: StringProtocol>(
  _ prefix: String, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  register(
    .typed("hasPrefix(\(ArgumentText.describe(prefix)))") { (text: Value) in text.hasPrefix(prefix)
    },
    file, line)
}

/// Matches texts that end with `suffix`.
///
///     verify(tracker).track(hasSuffix("in"), parameters: any())
public func hasSuffix<Value: StringProtocol>(
  _ suffix: String, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  register(
    .typed("hasSuffix(\(ArgumentText.describe(suffix)))") { (text: Value) in text.hasSuffix(suffix)
    },
    file, line)
}

/// Matches texts that contain `part`.
///
///     verify(tracker).track(contains("ogi"), parameters: any())
public func contains<Value: StringProtocol>(
  _ part: String, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  register(
    .typed("contains(\(ArgumentText.describe(part)))") { (text: Value) in
      // The standard library's `contains(_:)` for texts needs macOS 13.
      part.isEmpty || text.indices.contains { text[$0...].hasPrefix(part) }
    },
    file, line)
}

/// Matches texts that contain a match of a regular expression.
///
///     verify(tracker).track(contains(/log(in|out)/), parameters: any())
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public func contains<Value: StringProtocol>(
  _ regex: some RegexComponent, file: StaticString = #filePath, line: UInt = #line
) -> Value? where Value.SubSequence == Substring {
  register(
    .typed("contains(a regular expression)") { (text: Value) in
      String(text).firstMatch(of: regex) != nil
    }, file, line)
}
