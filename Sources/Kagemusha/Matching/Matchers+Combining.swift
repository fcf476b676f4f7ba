/// Matches arguments that the matcher, or the value, does not match.
///
///     verify(repository, never()).profile(id: not(7))
///     verify(repository).rename(id: 7, to: not(isNil()))
public func not<Value>(
  _ matcher: @autoclosure () -> Value?, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  let inner = _ArgumentMatcher.arg(matcher)
  var outer = _ArgumentMatcher(text: "not(\(inner.text))", problem: inner.problem) {
    !inner.accepts($0)
  }
  outer.capture = inner.capture
  if inner.specificity == .anything { outer.problem = FailureText.unsatisfiable(outer.text) }
  return register(outer, file, line)
}

/// Matches arguments that one of two matchers, or values, matches.
///
///     stub(repository).profile(id: either(7, or: 8)).thenReturn(.tanaka)
public func either<Value>(
  _ first: @autoclosure () -> Value?, or second: @autoclosure () -> Value?,
  file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  let (left, right) = (_ArgumentMatcher.arg(first), _ArgumentMatcher.arg(second))
  var outer = _ArgumentMatcher(
    text: "either(\(left.text), or: \(right.text))", problem: left.problem ?? right.problem
  ) { left.accepts($0) || right.accepts($0) }
  outer.acceptsUnrecorded = left.acceptsUnrecorded || right.acceptsUnrecorded
  outer.capture = capturing([left, right]) { $0.accepts($1) }
  return register(outer, file, line)
}

/// Matches arguments that both of two matchers, or values, match.
///
///     verify(tracker).send(both(hasLength(atLeast: 1), and: containsNoneOf(["debug"])))
public func both<Value>(
  _ first: @autoclosure () -> Value?, and second: @autoclosure () -> Value?,
  file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  let (left, right) = (_ArgumentMatcher.arg(first), _ArgumentMatcher.arg(second))
  var outer = _ArgumentMatcher(
    text: "both(\(left.text), and: \(right.text))", problem: left.problem ?? right.problem
  ) { left.accepts($0) && right.accepts($0) }
  outer.acceptsUnrecorded = left.acceptsUnrecorded && right.acceptsUnrecorded
  outer.capture = capturing([left, right]) { _, _ in true }
  outer.differ = { argument in
    [left, right].filter { !$0.accepts(argument) }
      .flatMap { $0.differences(from: argument).map(\.ofPart) }
  }
  return register(outer, file, line)
}

/// Returns the capturing function of the captors among combined matchers; nil if there are none.
///
/// - Parameters:
///   - matchers: The matchers that were combined.
///   - mayCapture: Decides whether a matcher's captor gets an argument of a call that matched as a whole.
private func capturing(
  _ matchers: [_ArgumentMatcher], where mayCapture: @escaping (_ArgumentMatcher, Any) -> Bool
) -> ((Any) -> Void)? {
  let captors = matchers.filter { $0.capture != nil }
  guard !captors.isEmpty else { return nil }
  return { argument in
    for captor in captors where mayCapture(captor, argument) { captor.capture?(argument) }
  }
}
