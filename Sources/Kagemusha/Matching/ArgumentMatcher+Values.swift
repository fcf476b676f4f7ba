extension ArgumentMatcher {
  /// Matches nil.
  static var absence: ArgumentMatcher { ArgumentMatcher(text: "nil", accepts: isNil) }

  /// Matches what equals `value`; what is the same instance, for classes that are not `Equatable`.
  static func value<Value>(_ value: Value) -> ArgumentMatcher {
    let text = ArgumentText.describe(value)
    if isNil(value) { return ArgumentMatcher(text: text, accepts: isNil) }
    if let value = value as? any Equatable {
      return ArgumentMatcher(text: text, accepts: { isEqual(value, $0) })
    }
    if let type = value as? Any.Type {
      return ArgumentMatcher(text: text, accepts: { ($0 as? Any.Type) == type })
    }
    if let object = instance(value) {
      return ArgumentMatcher(text: text, accepts: { instance($0) === object })
    }
    return ArgumentMatcher(
      text: text, problem: FailureText.incomparable(Value.self), accepts: { _ in false })
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ argument: Any) -> Bool {
    guard let argument: Value = cast(argument) else { return false }
    return argument == value
  }
}

/// Whether the value is a nil, however deep in optionals.
func isNil(_ value: Any) -> Bool {
  (value as? any OptionalValue)?.isNil ?? false
}

/// The value if it is an instance of a class, also inside an optional.
func instance(_ value: Any) -> AnyObject? {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.flatMap { instance($0.value) }
  }
  return type(of: value) is AnyClass ? value as AnyObject : nil
}

private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNil: Bool {
    switch self {
    case .none: true
    case .some(let wrapped): Kagemusha.isNil(wrapped)
    }
  }
}

/// Stands in the record for an argument that does not outlive the call: a non-escaping closure.
struct UnrecordedArgument {}
