/// Compares values whose types nobody knows, as those of a `[String: Any]`.
///
/// Arrays and dictionaries are equal if their elements are, though they are not `Equatable`.
enum AnyEquality {
  /// Whether the values are of one type and equal.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = wrapped(left) { return areEqual(left, wrapped(right) ?? right) }
    if let right = wrapped(right) { return areEqual(left, right) }
    if nilDepth(left) != nil || nilDepth(right) != nil {
      return nilDepth(left) != nil && nilDepth(right) != nil
    }
    if let left = left as? any Equatable { return isEqual(left, right) }
    if let left = left as? any Pairs, let right = right as? any Pairs {
      return areEqual(left.pairs, right.pairs)
    }
    if let left = left as? any Elements, let right = right as? any Elements {
      return areEqual(left.elements, right.elements)
    }
    if let left = left as? Any.Type { return (right as? Any.Type) == left }
    if let object = instance(left) { return instance(right) === object }
    return left is Void && right is Void
  }

  /// Whether two values can be told apart at all.
  static func canCompare(_ value: Any) -> Bool {
    if let value = wrapped(value) { return canCompare(value) }
    if nilDepth(value) != nil || value is any Equatable || value is Any.Type || value is Void {
      return true
    }
    if let value = value as? any Pairs { return value.pairs.values.allSatisfy(canCompare) }
    if let value = value as? any Elements { return value.elements.allSatisfy(canCompare) }
    return instance(value) != nil
  }

  /// Whether both have the same keys, and equal values for them.
  static func areEqual(_ left: [AnyHashable: Any], _ right: [AnyHashable: Any]) -> Bool {
    left.count == right.count && includes(right, left)
  }

  /// Whether a dictionary has all pairs of another.
  static func includes(_ whole: [AnyHashable: Any], _ part: [AnyHashable: Any]) -> Bool {
    part.allSatisfy { key, value in whole[key].map { areEqual(value, $0) } ?? false }
  }

  private static func areEqual(_ left: [Any], _ right: [Any]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
  }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    // A cast would find a `1` of type Int equal to a number of another type on Apple platforms.
    type(of: right) == type(of: left as Any) && (right as? Value) == left
  }

  /// What is in an optional.
  private static func wrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : nil
  }
}

/// A dictionary, whatever its types.
protocol Pairs {
  var count: Int { get }
  var list: [(key: AnyHashable, value: Any)] { get }
}

extension Pairs {
  /// The pairs, to be looked up. Keys that have become equal since they were put in do not stop it.
  var pairs: [AnyHashable: Any] {
    Dictionary(list.map { ($0.key, $0.value) }) { first, _ in first }
  }
}

extension Dictionary: Pairs {
  var list: [(key: AnyHashable, value: Any)] { map { (AnyHashable($0), $1) } }
}

/// An array, whatever its type.
protocol Elements {
  var elements: [Any] { get }
}

extension Array: Elements {
  var elements: [Any] { map { $0 } }
}
