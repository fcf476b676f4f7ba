/// Compares values of unknown types, such as those of a `[String: Any]`.
///
/// Values that are not `Equatable` are equal if their parts are: the elements of collections and tuples, the stored
/// properties of structs, the payloads of enums. Instances of classes are equal to themselves.
enum AnyEquality {
  /// Whether the values are of one type and equal. Numbers and texts are also equal if one of them is
  /// an object that bridges to the type of the other, as `NSNumber` in parsed JSON does.
  static func areEqual(_ left: Any, _ right: Any) -> Bool {
    if let left = wrapped(left) { return areEqual(left, wrapped(right) ?? right) }
    if let right = wrapped(right) { return areEqual(left, right) }
    if nilDepth(left) != nil || nilDepth(right) != nil {
      return nilDepth(left) != nil && nilDepth(right) != nil
    }
    if type(of: left) == type(of: right), let left = ConformanceCast.equatable(left) {
      return isEqual(left, right)
    }
    if let left = left as? any Pairs, let right = right as? [AnyHashable: Any] ?? pairs(right) {
      return areEqual(left.pairs, right)
    }
    if let left = left as? any Elements,
      let right = (right as? any Elements)?.elements ?? right as? [Any]
    {
      return areEqual(left.elements, right)
    }
    if let left = ConformanceCast.equatable(left) { return isEqual(left, right) }
    if let left = left as? Any.Type { return (right as? Any.Type) == left }
    if let object = instance(left) { return instance(right) === object }
    return Structure(left) == Structure(right)
  }

  /// Whether both dictionaries have the same keys, and equal values for them.
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

  private static func pairs(_ value: Any) -> [AnyHashable: Any]? { (value as? any Pairs)?.pairs }

  private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    if type(of: right) == type(of: left as Any) { return (right as? Value) == left }
    switch (instance(left) != nil, instance(right) != nil) {
    case (false, true): return (right as? Value) == left
    case (true, false): return ConformanceCast.equatable(right).map { isEqual($0, left) } ?? false
    case (true, true):
      // Equal values may be of several private classes, so they are compared as `AnyHashable`.
      guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
      return left == right
    // On Apple platforms, a cast would find an `Int` equal to a number of another type.
    case (false, false): return false
    }
  }

  /// Returns the value in an optional; nil if the value is no optional, or is nil.
  static func wrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : nil
  }
}

/// The parts of a value that is not `Equatable`.
struct Structure: Equatable {
  let type: Any.Type
  /// The name of an enum's case; empty for other values.
  let caseName: String
  /// The parts with their labels, in the order of their declaration.
  let parts: [(label: String, value: Any)]

  init(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    type = Swift.type(of: value)
    if mirror.displayStyle == .enum {
      let payload = mirror.children.first
      caseName = payload?.label ?? (mirror.children.isEmpty ? Structure.caseName(of: value) : "")
      parts = payload.map { Structure.payload($0.value) } ?? []
    } else {
      caseName = ""
      parts = Structure.labelled(mirror)
    }
  }

  /// Returns the name of a case without a payload. The description of the type cannot be used: several cases may share one.
  private static func caseName(of value: Any) -> String {
    func name<Value>(_ value: Value) -> String? { enumCaseName(value).map { String(cString: $0) } }
    return _openExistential(value, do: name) ?? String(describing: value)
  }

  /// Returns the parts of an enum's payload; one without a label for a single value.
  private static func payload(_ value: Any) -> [(label: String, value: Any)] {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .tuple ? labelled(mirror) : [("", value)]
  }

  private static func labelled(_ mirror: Mirror) -> [(label: String, value: Any)] {
    let own = mirror.children.enumerated().map { index, child in
      (
        label: child.label.flatMap { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 }
          ?? "\(index)", value: child.value
      )
    }
    return (mirror.superclassMirror.map(labelled) ?? []) + own
  }

  static func == (left: Self, right: Self) -> Bool {
    left.type == right.type && left.caseName == right.caseName
      && left.parts.count == right.parts.count
      // Cases of one name may differ in their labels.
      && zip(left.parts, right.parts).allSatisfy {
        $0.label == $1.label && AnyEquality.areEqual($0.value, $1.value)
      }
  }
}

/// Returns the name of an enum's case, by the function of the standard library that `print` and `dump`
/// use as well (`swift_EnumCaseName`).
@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// A dictionary of any types.
protocol Pairs {
  var count: Int { get }
  var list: [(key: AnyHashable, value: Any)] { get }
}

extension Pairs {
  /// The pairs for lookups. Keys that have become equal since they were inserted do no harm.
  var pairs: [AnyHashable: Any] {
    Dictionary(list.map { ($0.key, $0.value) }) { first, _ in first }
  }
}

extension Dictionary: Pairs {
  var list: [(key: AnyHashable, value: Any)] { map { (AnyHashable($0), $1) } }
}

/// An array of any type.
protocol Elements {
  var elements: [Any] { get }
}

extension Array: Elements {
  var elements: [Any] { map { $0 } }
}

/// A part of a value that cannot be compared, such as a closure in a stored property.
struct ComparisonObstacle {
  /// The path to the part, `user.handler`; empty for the value itself.
  let path: String
  /// The type of the part.
  let type: Any.Type

  /// Finds the first part of a value that cannot be compared.
  ///
  /// Returns nil if there is none.
  init?(in value: Any) { self.init(in: value, at: FieldPath()) }

  private init?(in value: Any, at path: FieldPath) {
    if let value = AnyEquality.wrapped(value) {
      self.init(in: value, at: path)
      return
    }
    if nilDepth(value) != nil || ConformanceCast.equatable(value) != nil || value is Any.Type
      || value is Void || instance(value) != nil
    {
      return nil
    }
    var found: ComparisonObstacle?
    if let value = value as? any Pairs {
      found = Self.first(value.list.map { (path.key($0.key), $0.value) })
    } else if let value = value as? any Elements {
      found = Self.first(value.elements.enumerated().lazy.map { (path.index($0), $1) })
    } else if Self.hidesParts(value) {
      found = ComparisonObstacle(path: path.text, type: Swift.type(of: value))
    } else {
      let structure = Structure(value)
      let start = structure.caseName.isEmpty ? path : path.field(structure.caseName)
      found = Self.first(structure.parts.map { (start.field($0.label), $0.value) })
    }
    guard let found else { return nil }
    self = found
  }

  private init(path: String, type: Any.Type) {
    self.path = path
    self.type = type
  }

  private static func first(_ parts: some Sequence<(FieldPath, Any)>) -> ComparisonObstacle? {
    for (path, value) in parts {
      if let found = ComparisonObstacle(in: value, at: path) { return found }
    }
    return nil
  }

  /// Returns whether a mirror hides parts of a value, as it does for closures, for structs declared in
  /// C, and where the type decides what is shown.
  private static func hidesParts(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .tuple, .enum, .collection: return false
    case .struct:
      return value is any CustomReflectable
        || mirror.children.isEmpty && size(of: Swift.type(of: value)) > 0
    default: return true
    }
  }

  /// Returns the size of the values of a type. The value itself may be in an existential, which has a size of its own.
  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }
}
