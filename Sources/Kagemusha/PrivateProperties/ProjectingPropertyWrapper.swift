/// A property wrapper whose projected value `PrivateProperties` can ask it for, as `$x`.
public protocol ProjectingPropertyWrapper {
  /// What `$x` is.
  associatedtype ProjectedValue
  /// The projected value, as the wrapper declares it.
  var projectedValue: ProjectedValue { get }
}
