/// The stored properties of a value, whatever their access level, for tests to read.
///
/// It looks through `Mirror`: it reads what is stored, and can neither write it nor call a method.
/// Generated extensions give each property of a type its name and its type:
///
///     let tableView = controller.privateProperties.tableView
public struct PrivateProperties<Base> {
  /// The value whose properties they are.
  public let base: Base

  /// Gives access to the properties of a value.
  ///
  ///     let properties = PrivateProperties(controller)
  public init(_ base: Base) {
    self.base = base
  }

  /// The value of a stored property; the process stops if there is none, or it is of another type.
  ///
  /// The names are those of the source: `x` is also a lazy property's value, and the wrapped value
  /// of one with a property wrapper; `_x` is the wrapper, and `$x` its projected value. A type that
  /// the test cannot name is read as `Any`.
  ///
  ///     let title = controller.privateProperties.property(forKey: "tableView", as: String.self)
  ///
  /// - Parameters:
  ///   - key: The property's name.
  ///   - type: The property's type. One that is not optional asks for a value that is not nil.
  ///   - declaringType: The class that declares the property, if a subclass may have one of its
  ///     name, too.
  ///   - file: Where the process is said to have stopped.
  ///   - line: Where the process is said to have stopped.
  /// - Returns: The value.
  /// - Complexity: Linear in the number of stored properties, inherited ones included.
  public func property<T>(
    forKey key: String, as type: T.Type = T.self, of declaringType: Any.Type = Base.self,
    file: StaticString = #filePath, line: UInt = #line
  ) -> T {
    do {
      return try value(forKey: key, as: type, of: declaringType)
    } catch {
      // There is no value to return, and a property cannot throw at the test.
      UnattributedFailures.stop(MockFailure("\(error)", at: SourcePlace(file: file, line: line)))
    }
  }

  /// The value of a stored property, as `property(forKey:)` finds it.
  ///
  ///     let title: String = try controller.privateProperties.value(forKey: "tableView")
  ///
  /// - Parameters:
  ///   - key: The property's name.
  ///   - type: The property's type.
  ///   - declaringType: The class that declares the property.
  /// - Returns: The value.
  /// - Throws: `PrivatePropertyFailure` if there is none, or it is of another type.
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
/// It asks for nothing: generated code makes the types of the app conform to it, in the test
/// target, with an empty extension.
public protocol PrivatePropertyAccessible {}

extension PrivatePropertyAccessible {
  /// The stored properties, whatever their access level.
  ///
  ///     let tableView = controller.privateProperties.tableView
  public var privateProperties: PrivateProperties<Self> { PrivateProperties(self) }
}

/// A property wrapper whose value `PrivateProperties` can ask it for.
///
/// Generated code makes the property wrappers of the app conform with an empty extension. The value
/// of one that does not conform is looked for in what it stores.
public protocol ReadablePropertyWrapper {
  /// The type of the wrapped value.
  associatedtype WrappedValue
  /// The value, as the wrapper declares it.
  var wrappedValue: WrappedValue { get }
}

/// A property wrapper whose projected value `PrivateProperties` can ask it for, as `$x`.
public protocol ProjectingPropertyWrapper {
  /// The type of `$x`.
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
