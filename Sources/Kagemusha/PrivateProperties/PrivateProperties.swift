/// The stored properties of a value, whatever their access level, for tests to read.
///
/// The values are read by `Mirror`, which sees stored properties only, and can neither set a property
/// nor call a method. Generated extensions declare each property of a type with its name and its type:
///
///     let tableView = controller.privateProperties.tableView
public struct PrivateProperties<Base> {
  /// The value that has the properties.
  public let base: Base

  /// Gives access to the properties of a value.
  ///
  ///     let properties = PrivateProperties(controller)
  public init(_ base: Base) {
    self.base = base
  }

  /// Returns the value of a stored property; the process stops if there is none, or if it is of another type.
  ///
  /// The names are those of the source: `x` is also the name of a lazy property's value, and of the
  /// wrapped value of a property wrapper; `_x` is the wrapper, and `$x` its projected value. A type
  /// that the test cannot name is read as `Any`.
  ///
  ///     let title = controller.privateProperties.property(forKey: "tableView", as: String.self)
  ///
  /// - Parameters:
  ///   - key: The property's name.
  ///   - type: The type of the property. If it is not optional, the value must not be nil.
  ///   - declaringType: The class that declares the property, if a subclass may have a property of that name, too.
  ///   - file: The file for the message if the process stops.
  ///   - line: The line for the message if the process stops.
  /// - Returns: The value.
  /// - Complexity: Linear in the number of stored properties, inherited ones included.
  public func property<T>(
    forKey key: String, as type: T.Type = T.self, of declaringType: Any.Type = Base.self,
    file: StaticString = #filePath, line: UInt = #line
  ) -> T {
    do {
      return try value(forKey: key, as: type, of: declaringType)
    } catch {
      // The process stops: there is no value to return, and a property cannot throw.
      UnattributedFailures.stop(MockFailure("\(error)", at: SourcePlace(file: file, line: line)))
    }
  }

  /// Returns the value of a stored property, as `property(forKey:)` does.
  ///
  ///     let title: String = try controller.privateProperties.value(forKey: "tableView")
  ///
  /// - Parameters:
  ///   - key: The property's name.
  ///   - type: The property's type.
  ///   - declaringType: The class that declares the property.
  /// - Returns: The value.
  /// - Throws: `PrivatePropertyFailure` if there is no such property, or if it is of another type.
  /// - Complexity: Linear in the number of stored properties, inherited ones included.
  public func value<T>(
    forKey key: String, as type: T.Type = T.self, of declaringType: Any.Type = Base.self
  ) throws -> T {
    let storage = ObjectStorage(of: base)
    do {
      return try storage.find(key, from: declaringType).read(as: type)
    } catch let reason as PrivatePropertyFailure.Reason {
      throw PrivatePropertyFailure(reason, key: key, wanted: type, in: storage)
    }
  }
}

/// A type whose private properties tests may read.
///
/// It has no requirements: generated code makes the types of the app conform to it, in the test target,
/// with an empty extension.
public protocol PrivatePropertyAccessible {}

extension PrivatePropertyAccessible {
  /// The stored properties, whatever their access level.
  ///
  ///     let tableView = controller.privateProperties.tableView
  public var privateProperties: PrivateProperties<Self> { PrivateProperties(self) }
}

/// A property wrapper whose wrapped value `PrivateProperties` can read.
///
/// Generated code makes the property wrappers of the app conform with an empty extension. For a wrapper
/// that does not conform, the value is looked for in its stored properties.
public protocol ReadablePropertyWrapper {
  /// The type of the wrapped value.
  associatedtype WrappedValue
  /// The value, as the wrapper declares it.
  var wrappedValue: WrappedValue { get }
}

/// A property wrapper whose projected value `PrivateProperties` can read, as `$x`.
public protocol ProjectingPropertyWrapper {
  /// The type of `$x`.
  associatedtype ProjectedValue
  /// The projected value, as the wrapper declares it.
  var projectedValue: ProjectedValue { get }
}

/// Searches the stored properties of a property wrapper for the wrapped value.
///
/// It is for wrappers that do not conform to `ReadablePropertyWrapper`, such as those of the system:
/// `State` stores the value as `_value`, `Published` as the case `value` of an enumeration until
/// somebody subscribes, and then in a subject as `currentValue`.
struct WrappedValueSearch {
  private static let labels = ["wrappedValue", "_wrappedValue", "value", "_value", "currentValue"]
  private static let containers = ["storage", "_storage", "publisher", "subject", "box"]
  private static let depth = 5

  /// Returns the candidates for the wrapped value, likeliest first.
  func values(in wrapper: Any) -> [Any] { values(in: wrapper, depth: Self.depth) }

  private func values(in value: Any, depth: Int) -> [Any] {
    guard depth > 0 else { return [] }
    let children = Mirror(reflecting: value).children
    func child(_ label: String) -> Any? { children.first { $0.label == label }?.value }
    return Self.labels.compactMap(child)
      + Self.containers.compactMap(child).flatMap { values(in: $0, depth: depth - 1) }
  }
}
