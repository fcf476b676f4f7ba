/// A part of a value that cannot be compared, such as a closure in a stored property.
struct ComparisonObstacle {
  /// The way to the part, `user.handler`; empty for the value itself.
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
    if nilDepth(value) != nil || value is any Equatable || value is Any.Type || value is Void
      || instance(value) != nil
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

  /// Whether a mirror does not show all that is in a value: of a closure, of a struct declared in C, or where the type
  /// decides what is shown.
  private static func hidesParts(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .tuple, .enum, .collection: return false
    case .struct:
      return value is any CustomReflectable || mirror.children.isEmpty && size(of: value) > 0
    default: return true
    }
  }

  private static func size(of value: Any) -> Int {
    func size<Value>(_ value: Value) -> Int { MemoryLayout<Value>.size }
    return _openExistential(value, do: size)
  }
}
