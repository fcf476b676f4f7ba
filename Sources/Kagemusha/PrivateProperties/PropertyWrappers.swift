/// A property wrapper whose value `PrivateProperties` can ask it for.
///
/// Generated code makes the property wrappers of the app conform with an empty extension. The value
/// of one that does not conform is looked for in what it stores.
public protocol ReadablePropertyWrapper {
  /// What it wraps.
  associatedtype WrappedValue
  /// The value, as the wrapper declares it.
  var wrappedValue: WrappedValue { get }
}

/// A property wrapper whose projected value `PrivateProperties` can ask it for, as `$x`.
public protocol ProjectingPropertyWrapper {
  /// What `$x` is.
  associatedtype ProjectedValue
  /// The projected value, as the wrapper declares it.
  var projectedValue: ProjectedValue { get }
}

/// Looks for the wrapped value in what a property wrapper stores.
///
/// It is for wrappers that do not conform to `ReadablePropertyWrapper`, those of the system among
/// them: `State` stores `_value`, `Published` an enumeration whose case `value` has it until
/// somebody subscribes, and then a subject that has it as `currentValue`.
struct WrappedValueSearch {
  private static let labels = ["wrappedValue", "_wrappedValue", "value", "_value", "currentValue"]
  private static let containers = ["storage", "_storage", "publisher", "subject", "box"]
  private static let depth = 5

  /// What may be the wrapped value, likeliest first.
  func values(in wrapper: Any) -> [Any] { values(in: wrapper, depth: Self.depth) }

  private func values(in value: Any, depth: Int) -> [Any] {
    guard depth > 0 else { return [] }
    let children = Mirror(reflecting: value).children
    func child(_ label: String) -> Any? { children.first { $0.label == label }?.value }
    return Self.labels.compactMap(child)
      + Self.containers.compactMap(child).flatMap { values(in: $0, depth: depth - 1) }
  }
}
