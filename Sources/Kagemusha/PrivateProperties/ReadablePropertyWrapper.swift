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
