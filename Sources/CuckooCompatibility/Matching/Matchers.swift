import Kagemusha

/// Matches any value, including closures.
///
///     stub(repository) { stub in when(stub.save(any())).thenDoNothing() }
public func any<T>(_ type: T.Type = T.self) -> ParameterMatcher<T> { ParameterMatcher() }

/// Matches any value, and nil.
///
///     stub(repository) { stub in when(stub.select(any(User.self))).thenDoNothing() }
public func any<T>(_ type: T.Type = T.self) -> ParameterMatcher<T?> { ParameterMatcher() }

/// Matches any `Int`.
///
///     stub(repository) { stub in when(stub.profile(id: anyInt())).thenReturn(.tanaka) }
public func anyInt() -> ParameterMatcher<Int> { ParameterMatcher("anyInt()") { _ in true } }

/// Matches any `Int`, but not nil.
///
///     stub(repository) { stub in when(stub.select(id: anyInt())).thenDoNothing() }
public func anyInt() -> ParameterMatcher<Int?> { ParameterMatcher("anyInt()") { $0 != nil } }

/// Matches any `String`.
///
///     stub(repository) { stub in when(stub.find(anyString())).thenReturn([]) }
public func anyString() -> ParameterMatcher<String> {
  ParameterMatcher("anyString()") { _ in true }
}

/// Matches any `String`, but not nil.
///
///     stub(repository) { stub in when(stub.rename(anyString())).thenDoNothing() }
public func anyString() -> ParameterMatcher<String?> {
  ParameterMatcher("anyString()") { $0 != nil }
}

/// Matches any closure.
///
///     verify(repository).save(any(), completion: anyClosure())
@_disfavoredOverload
public func anyClosure<T>() -> ParameterMatcher<T> { closure("anyClosure()") }

/// Matches any closure, but not nil.
///
///     verify(repository).load(completion: anyClosure())
public func anyClosure<T>() -> ParameterMatcher<T?> {
  ParameterMatcher("anyClosure()") { $0 != nil }
}

/// Matches any closure.
///
///     verify(repository).retry(anyThrowingClosure())
@_disfavoredOverload
public func anyThrowingClosure<T>() -> ParameterMatcher<T> { closure("anyThrowingClosure()") }

/// Matches any closure, but not nil.
///
///     verify(repository).retry(onFailure: anyThrowingClosure())
public func anyThrowingClosure<T>() -> ParameterMatcher<T?> {
  ParameterMatcher("anyThrowingClosure()") { $0 != nil }
}

/// Matches any closure, but not nil.
///
///     verify(repository).retry(onFailure: anyOptionalThrowingClosure())
public func anyOptionalThrowingClosure<Input, Output>() -> ParameterMatcher<
  ((Input) throws -> Output)?
> {
  ParameterMatcher("anyOptionalThrowingClosure()") { $0 != nil }
}

/// Matches nil.
///
///     verify(repository).select(isNil())
public func isNil<T>() -> ParameterMatcher<T?> { ParameterMatcher("isNil()") { $0 == nil } }

/// Matches any value except nil.
///
///     verify(repository).select(notNil())
public func notNil<T>() -> ParameterMatcher<T?> { ParameterMatcher("notNil()") { $0 != nil } }

/// Matches the values that a matcher does not match.
///
///     verify(repository).profile(id: not(equal(to: 7)))
public func not<T>(_ matcher: ParameterMatcher<T>) -> ParameterMatcher<T> {
  ParameterMatcher("not(\(matcher.text()))") { !matcher.matches($0) }
}

private func closure<T>(_ text: String) -> ParameterMatcher<T> {
  var matcher = ParameterMatcher<T>(text) { ($0 as? any OptionalProtocol)?.isSome ?? true }
  matcher.acceptsUnrecorded = true
  return matcher
}

extension OptionalProtocol {
  fileprivate var isSome: Bool { optional != nil }
}
