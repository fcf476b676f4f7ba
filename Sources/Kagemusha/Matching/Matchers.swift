/// Matches any argument, closures included.
///
///     stub(repository).profile(id: any()).thenReturn(.tanaka)
///     stub(cache).store(any(User.self)).thenDoNothing()       // where overloads differ by type
///
/// Like every matcher, it must stand in the call that it is for; elsewhere, it is a failure at the line
/// given by `file` and `line`.
///
/// - Parameter type: The type of the argument, where it does not follow from the call.
public func any<Value>(
  _ type: Value.Type = Value.self, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  // The type of this argument was given by `anyType()` in another argument.
  if AnyTypes.isWildcard(Value.self) { return register(.ofAnyType(Value.self), file, line) }
  return register(.anything(Value.self), file, line)
}

/// Matches any autoclosure, and leaves it unevaluated.
///
///     stub(logger).debug(unevaluated()).thenDoNothing()
///     verify(logger).debug(unevaluated())
///
/// A mock evaluates an autoclosure in each call, since it records the value. A call that such a stub
/// answers is recorded without the value; of the other matchers, only those that need no value, such as
/// `any()`, match it. The autoclosure is evaluated nonetheless if a later stub needs its value for
/// another matcher, or if the answer is a closure, which gets the value.
///
/// In `verify`, it matches the calls whose autoclosure was left unevaluated.
///
/// - Parameters:
///   - type: The type of the value, where it does not follow from the call.
///   - file: The path of the test's file.
///   - line: The line.
public func unevaluated<Value>(
  _ type: Value.Type = Value.self, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  var matcher = _ArgumentMatcher(text: "unevaluated()") { _ in false }.asking(.anything)
  matcher.acceptsUnrecorded = true
  matcher.leavesUnevaluated = true
  return register(matcher, file, line)
}

/// Matches any `Int`.
///
///     stub(repository).profile(id: anyInt()).thenReturn(.tanaka)
public func anyInt(file: StaticString = #filePath, line: UInt = #line) -> Int? {
  register(.typed("anyInt()") { (_: Int) in true }.asking(.anything), file, line)
}

/// Matches any `String`.
///
///     verify(tracker, never()).track(anyString(), parameters: any())
public func anyString(file: StaticString = #filePath, line: UInt = #line) -> String? {
  register(.typed("anyString()") { (_: String) in true }.asking(.anything), file, line)
}

/// Matches any closure.
///
///     verify(repository).save(.tanaka, completion: anyClosure())
public func anyClosure<Value>(
  _ type: Value.Type = Value.self, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  register(.anything(Value.self, text: "anyClosure()"), file, line)
}

/// Matches values equal to `value`, as the plain value does.
///
///     verify(repository).profile(id: equal(to: 7))
public func equal<Value: Equatable>(
  to value: Value, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  var matcher = _ArgumentMatcher.typed(
    "equal(to: \(ArgumentText.describe(value)))", value: value
  ) { $0 == value }.asking(.value)
  if !_ArgumentMatcher.isReflexive(value) { matcher.problem = FailureText.unequalToItself(value) }
  return register(matcher, file, line)
}

/// Matches arguments that `isEqual` finds equal to `value`, for types that are not `Equatable`.
///
///     verify(tracker).send(equal(to: event) { $0.name == $1.name })
///
/// In a stub, `isEqual` runs wherever the mock is called.
public func equal<Value>(
  to value: Value, file: StaticString = #filePath, line: UInt = #line,
  when isEqual: @escaping (Value, Value) -> Bool
) -> Value? {
  register(
    .typed("equal(to: \(ArgumentText.describe(value)), when: …)") { isEqual(value, $0) }
      .asking(.value), file, line)
}

/// Matches arguments for which the closure returns true.
///
///     verify(tracker).send(matching { $0.event == .pageView })
///
/// In a stub, the closure runs wherever the mock is called. It is not `@Sendable`, so that it may
/// capture any value of a test; for a mock that several threads call, capture only what they may share.
public func matching<Value>(
  file: StaticString = #filePath, line: UInt = #line, _ predicate: @escaping (Value) -> Bool
) -> Value? {
  register(.typed("matching { … }", where: predicate), file, line)
}

/// Matches arguments for which the closure returns true, and has a name in messages.
///
///     verify(repository).save(matching("a new user") { $0.id == 0 }, completion: any())
public func matching<Value>(
  _ name: String, file: StaticString = #filePath, line: UInt = #line,
  _ predicate: @escaping (Value) -> Bool
) -> Value? {
  register(.typed(name, where: predicate), file, line)
}

/// Matches one instance of a class, by identity.
///
///     verify(container).use(sameInstance(as: service))
public func sameInstance<Value>(
  as object: Value, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  let wanted = instance(object)
  var matcher = _ArgumentMatcher.typed("sameInstance(as: \(ArgumentText.describe(object)))") {
    (value: Value) in wanted != nil && instance(value) === wanted
  }.asking(.value)
  matcher.problem = wanted == nil ? FailureText.noInstance(Value.self) : nil
  return register(matcher, file, line)
}

/// Matches any argument that is not nil.
///
///     verify(repository).rename(id: 7, to: notNil())
public func notNil<Value>(file: StaticString = #filePath, line: UInt = #line) -> Value?? {
  register(.typed("notNil()") { (value: Value?) in value != nil }, file, line)
}

/// Matches nil.
///
///     verify(repository).rename(id: 7, to: isNil())
public func isNil<Value>(file: StaticString = #filePath, line: UInt = #line) -> Value?? {
  register(.typed("isNil()") { (value: Value?) in value == nil }.asking(.value), file, line)
}
