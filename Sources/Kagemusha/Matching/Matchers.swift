/// Matches any argument, closures included.
///
///     stub(repository).profile(id: any()).thenReturn(.tanaka)
///     stub(cache).store(any(User.self)).thenDoNothing()       // where overloads differ by type
///
/// - Parameter type: The type of the argument, where it does not follow from the call.
public func any<Value>(_ type: Value.Type = Value.self) -> Value? {
  leave("any()", acceptsUnrecorded: true) { (_: Value) in true }
}

/// Matches any `Int`.
public func anyInt() -> Int? { leave("anyInt()") { (_: Int) in true } }

/// Matches any `String`.
public func anyString() -> String? { leave("anyString()") { (_: String) in true } }

/// Matches any closure.
public func anyClosure<Value>(_ type: Value.Type = Value.self) -> Value? {
  leave("anyClosure()", acceptsUnrecorded: true) { (_: Value) in true }
}

/// Matches what equals `value`, as the plain value does.
public func equal<Value: Equatable>(to value: Value) -> Value? {
  leave("equal(to: \(ArgumentText.describe(value)))") { $0 == value }
}

/// Matches what `isEqual` finds equal to `value`, for types that are not `Equatable`.
///
///     verify(tracker).send(equal(to: event) { $0.name == $1.name })
public func equal<Value>(
  to value: Value, when isEqual: @escaping (Value, Value) -> Bool
) -> Value? {
  leave("equal(to: \(ArgumentText.describe(value)), when: …)") { isEqual(value, $0) }
}

/// Matches what the closure returns true for.
///
///     verify(tracker).send(matching { $0.event == .pageView })
public func matching<Value>(_ predicate: @escaping (Value) -> Bool) -> Value? {
  leave("matching { … }", where: predicate)
}

/// Matches one instance of a class, by identity.
///
///     verify(container).use(sameInstance(as: service))
public func sameInstance<Value>(as object: Value) -> Value? {
  let wanted = instance(object)
  return leave("sameInstance(as: \(ArgumentText.describe(object)))") { (value: Value) in
    wanted != nil && instance(value) === wanted
  }
}

/// Matches whatever is not nil.
public func notNil<Value>() -> Value?? {
  leave("notNil()") { (value: Value?) in value != nil }
}

/// Matches nil.
public func isNil<Value>() -> Value?? {
  leave("isNil()") { (value: Value?) in value == nil }
}
