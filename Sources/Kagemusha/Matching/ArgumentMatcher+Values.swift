extension _ArgumentMatcher {
  /// Matches values equal to `value`, which are compared part by part where the type is not
  /// `Equatable`, and by identity for classes that are not `Equatable`.
  static func value<Value>(_ value: Value) -> _ArgumentMatcher {
    let comparison = comparison(with: value)
    return _ArgumentMatcher(
      text: ArgumentText.describe(value), problem: comparison.problem, value: value,
      accepts: comparison.accepts
    ).asking(.value)
  }

  /// Returns a predicate for the arguments that equal `value`, and the reason why none can if the value cannot be compared.
  private static func comparison<Value>(
    with value: Value
  ) -> (accepts: (Any) -> Bool, problem: String?) {
    if let depth = nilDepth(value) { return ({ nilDepth($0) == depth }, nil) }
    if let value = ConformanceCast.equatable(value) {
      let problem = isReflexive(value) ? nil : FailureText.unequalToItself(value)
      return ({ isEqual(value, $0) }, problem)
    }
    if let type = value as? Any.Type { return ({ ($0 as? Any.Type) == type }, nil) }
    if let object = instance(value) { return ({ instance($0) === object }, nil) }
    let type = Swift.type(of: value as Any)
    if isEmptyCollection(value) {
      return ({ Swift.type(of: $0) == type && isEmptyCollection($0) }, nil)
    }
    if let obstacle = ComparisonObstacle(in: value) {
      return ({ _ in false }, FailureText.incomparable(any: type, because: obstacle))
    }
    return ({ Swift.type(of: $0) == type && AnyEquality.areEqual(value, $0) }, nil)
  }

  /// Whether a value equals itself; a floating-point NaN, for example, does not.
  static func isReflexive<Value: Equatable>(_ value: Value) -> Bool { value == value }

  private static func isEqual<Value: Equatable>(_ value: Value, _ argument: Any) -> Bool {
    guard let argument: Value = cast(argument) else { return false }
    return argument == value
  }

  private static func isEmptyCollection(_ value: Any) -> Bool {
    (value as? any Collection)?.isEmpty ?? false
  }
}

/// Returns the number of optionals around a nil: 0 for nil, 1 for `.some(nil)`; nil if the value is no nil.
func nilDepth(_ value: Any) -> Int? {
  (value as? any OptionalValue)?.nilDepth
}

/// Returns the value if it is an instance of a class, also inside an optional.
func instance(_ value: Any) -> AnyObject? {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.flatMap { instance($0.value) }
  }
  return type(of: value) is AnyClass ? value as AnyObject : nil
}

private protocol OptionalValue {
  /// Whether the wrapped type is an optional, too.
  static var isNested: Bool { get }
  var nilDepth: Int? { get }
}

/// Returns whether a type is an optional of an optional.
func isNestedOptional(_ type: Any.Type) -> Bool {
  (type as? any OptionalValue.Type)?.isNested ?? false
}

extension Optional: OptionalValue {
  fileprivate static var isNested: Bool { Wrapped.self is any OptionalValue.Type }

  fileprivate var nilDepth: Int? {
    switch self {
    case .none: 0
    case .some(let wrapped): Kagemusha.nilDepth(wrapped).map { $0 + 1 }
    }
  }
}

/// A placeholder in the record for an argument whose value is not known after the call.
package enum UnrecordedArgument {
  /// A closure that does not escape.
  case closure
  /// An autoclosure that was not evaluated.
  case unevaluated
}
