import Kagemusha

/// Returns a matcher for values that are equal to `value`.
///
///     verify(repository).profile(id: equal(to: 7))
public func equal<T: Equatable>(to value: T) -> ParameterMatcher<T> {
  equal(to: value, equalWhen: { $0 == $1 })
}

/// Returns a matcher for values that are equal to `value`, which may be nil.
///
///     verify(repository).select(equal(to: nil))
public func equal<T: Equatable>(to value: T?) -> ParameterMatcher<T?> {
  equal(to: value, equalWhen: { $0 == $1 })
}

/// Returns a matcher for one instance.
///
///     verify(container).use(equal(to: service))
public func equal<T: AnyObject>(to value: T) -> ParameterMatcher<T> { sameInstance(as: value) }

/// Returns a matcher for one instance, or for nil.
///
///     verify(container).replace(with: equal(to: optionalService))
public func equal<T: AnyObject>(to value: T?) -> ParameterMatcher<T?> { sameInstance(as: value) }

/// Returns a matcher for arrays that are equal to `array`.
///
///     verify(tracker).send(equal(to: ["login"]))
public func equal<T: Equatable>(to array: [T]) -> ParameterMatcher<[T]> {
  equal(to: array, equalWhen: { $0 == $1 })
}

/// Returns a matcher for sets that are equal to `set`.
///
///     verify(tracker).tag(equal(to: ["login"] as Set<String>))
public func equal<T>(to set: Set<T>) -> ParameterMatcher<Set<T>> {
  equal(to: set, equalWhen: { $0 == $1 })
}

/// Returns a matcher for dictionaries that are equal to `dictionary`.
///
///     verify(tracker).count(equal(to: ["user": 7]))
public func equal<Key: Hashable, Value: Equatable>(
  to dictionary: [Key: Value]
) -> ParameterMatcher<[Key: Value]> {
  equal(to: dictionary, equalWhen: { $0 == $1 })
}

/// Returns a matcher for values that are equal to `value` by a function, which takes `value` first.
///
///     verify(tracker).track(equal(to: event, equalWhen: { $0.name == $1.name }))
public func equal<T>(
  to value: T, equalWhen equalityFunction: @escaping (T, T) -> Bool
) -> ParameterMatcher<T> {
  ParameterMatcher("equal(to: \(ArgumentText.describe(value)))") { equalityFunction(value, $0) }
}

/// Returns a matcher for values that are equal to `value` by a function, which takes `value` first.
///
///     verify(tracker).trackLast(equal(to: optionalEvent, equalWhen: { $0?.name == $1?.name }))
public func equal<T>(
  to value: T?, equalWhen equalityFunction: @escaping (T?, T?) -> Bool
) -> ParameterMatcher<T?> {
  ParameterMatcher("equal(to: \(ArgumentText.describe(value as Any)))") {
    equalityFunction(value, $0)
  }
}

/// Returns a matcher for one instance.
///
///     verify(container).use(sameInstance(as: service))
public func sameInstance<T: AnyObject>(as object: T) -> ParameterMatcher<T> {
  ParameterMatcher("sameInstance(as: \(ArgumentText.describe(object)))") { $0 === object }
}

/// Returns a matcher for one instance, or for nil.
///
///     verify(container).replace(with: sameInstance(as: optionalService))
public func sameInstance<T: AnyObject>(as object: T?) -> ParameterMatcher<T?> {
  ParameterMatcher("sameInstance(as: \(ArgumentText.describe(object as Any)))") { $0 === object }
}
