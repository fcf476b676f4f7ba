/// Matches what the matcher, or the value, does not match.
///
///     verify(repository, never()).profile(id: not(7))
///     verify(tracker).send(not(isNil()))
public func not<Value>(
  _ matcher: @autoclosure () -> Value?, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  let inner = ArgumentMatcher.arg(matcher)
  var outer = ArgumentMatcher(text: "not(\(inner.text))", problem: inner.problem) {
    !inner.accepts($0)
  }
  outer.problem = inner.problem
  return leave(outer, file, line)
}

/// Matches what one of two matchers, or values, matches.
///
///     stub(repository).profile(id: either(7, or: 8)).thenReturn(.tanaka)
public func either<Value>(
  _ first: @autoclosure () -> Value?, or second: @autoclosure () -> Value?,
  file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  let (left, right) = (ArgumentMatcher.arg(first), ArgumentMatcher.arg(second))
  return leave(
    ArgumentMatcher(
      text: "either(\(left.text), or: \(right.text))", problem: left.problem ?? right.problem
    ) { left.accepts($0) || right.accepts($0) }, file, line)
}

/// Matches what both of two matchers, or values, match.
///
///     verify(tracker).send(both(hasLength(atLeast: 1), and: containsNoneOf(["debug"])))
public func both<Value>(
  _ first: @autoclosure () -> Value?, and second: @autoclosure () -> Value?,
  file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  let (left, right) = (ArgumentMatcher.arg(first), ArgumentMatcher.arg(second))
  return leave(
    ArgumentMatcher(
      text: "both(\(left.text), and: \(right.text))", problem: left.problem ?? right.problem
    ) { left.accepts($0) && right.accepts($0) }, file, line)
}
