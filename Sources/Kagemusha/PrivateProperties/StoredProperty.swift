/// The storage of a property, and the way to read the value from it.
struct StoredProperty {
  private enum Form {
    case plain, lazy, wrapper, projection
  }

  private static let lazyPrefix = "$__lazy_storage_$_"
  private let form: Form
  private let stored: Any

  /// Finds the storage of a property; nil if there is none.
  init?(_ key: String, in children: [Mirror.Child]) {
    var candidates = [(key, Form.plain), (Self.lazyPrefix + key, .lazy), ("_" + key, .wrapper)]
    if key.hasPrefix("$") { candidates = [("_" + key.dropFirst(), .projection)] }
    for (label, form) in candidates {
      guard let child = children.first(where: { $0.label == label }) else { continue }
      self.form = form
      stored = child.value
      return
    }
    return nil
  }

  /// Returns the value.
  func read<T>(as type: T.Type) throws -> T {
    switch form {
    case .plain:
      return try castStored(stored, to: type)
    case .lazy:
      guard let value = Mirror(reflecting: stored).children.first?.value else {
        throw PrivatePropertyFailure.Reason.notMadeYet
      }
      return try castStored(value, to: type)
    case .wrapper:
      return try readWrapper(as: type)
    case .projection:
      guard let wrapper = stored as? any ProjectingPropertyWrapper else {
        throw PrivatePropertyFailure.Reason.noProjection(wrapper: TypeName(of: stored))
      }
      return try cast(projectedValue(of: wrapper), to: type)
    }
  }

  /// Returns the value stored as `_x`: a wrapper, or the storage that a macro such as `@Observable` declares.
  private func readWrapper<T>(as type: T.Type) throws -> T {
    if let wrapper = stored as? any ReadablePropertyWrapper {
      return try cast(wrappedValue(of: wrapper), to: type)
    }
    let values = WrappedValueSearch().values(in: stored).filter { !Closures.isClosure($0) }
    if type == Any.self { return try cast(values.first ?? stored, to: type) }
    if !Closures.isClosure(stored), let value = stored as? T { return value }
    if let value = values.lazy.compactMap({ $0 as? T }).first { return value }
    return try castStored(stored, to: type)
  }

  private func wrappedValue(of wrapper: some ReadablePropertyWrapper) -> Any {
    wrapper.wrappedValue
  }

  private func projectedValue(of wrapper: some ProjectingPropertyWrapper) -> Any {
    wrapper.projectedValue
  }

  private func castStored<T>(_ value: Any, to type: T.Type) throws -> T {
    if Closures.isClosure(value) { throw PrivatePropertyFailure.Reason.isClosure }
    return try cast(value, to: type)
  }

  private func cast<T>(_ value: Any, to type: T.Type) throws -> T {
    if let value = value as? T { return value }
    throw nilDepth(value) != nil
      ? PrivatePropertyFailure.Reason.isNil
      : PrivatePropertyFailure.Reason.wrongType(held: TypeName(of: value))
  }
}

extension StoredProperty {
  /// Whether a lazy property has no value yet.
  static func isUnmade(_ child: Mirror.Child) -> Bool {
    isLazy(child) && Mirror(reflecting: child.value).children.isEmpty
  }

  /// Whether a child is the storage of a lazy property.
  static func isLazy(_ child: Mirror.Child) -> Bool {
    child.label?.hasPrefix(lazyPrefix) ?? false
  }

  /// Returns the name of a property in the source; for a property with a wrapper, that of the wrapper.
  static func name(of child: Mirror.Child) -> String {
    let label = child.label ?? "_"
    return isLazy(child) ? String(label.dropFirst(lazyPrefix.count)) : label
  }
}

/// The stored properties of a value, class by class.
struct ObjectStorage {
  /// The stored properties that one class of an object declares; all of them for a value that is no object.
  struct Level {
    let type: Any.Type
    let children: [Mirror.Child]
  }

  /// The levels, from the object's own class up.
  let levels: [Level]
  /// Whether the value has a mirror of its own, and so may hide stored properties.
  let isSelfDescribed: Bool

  init(of value: Any) {
    var levels: [Level] = []
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      // The executor of an actor is not a property in the source.
      let children = current.children.filter { $0.label != "$defaultActor" }
      levels.append(Level(type: current.subjectType, children: children))
      mirror = current.superclassMirror
    }
    self.levels = levels
    isSelfDescribed = value is any CustomReflectable
  }

  /// Finds a property, in a class and its superclasses, then in its subclasses, the nearest first.
  ///
  /// Private properties of a class and of its subclass may share a name.
  func find(_ key: String, from type: Any.Type) throws -> StoredProperty {
    let start = levels.firstIndex { $0.type == type } ?? 0
    for level in levels[start...] + levels[..<start].reversed() {
      if let property = StoredProperty(key, in: level.children) { return property }
    }
    throw PrivatePropertyFailure.Reason.missing
  }
}

/// Recognizes closures. `Mirror` gives a closure as it is stored, while generic code expects another
/// calling convention: a call would crash, or return nonsense.
///
/// Closures in arrays, and in other values of generic types, are stored with the expected convention.
enum Closures {
  /// `MetadataKind::Function` of Swift's ABI (`MetadataKind.def`).
  private static let functionKind = 0x302

  /// Whether the value is a closure, or an optional or a tuple that holds one.
  static func isClosure(_ value: Any) -> Bool {
    if isFunction(type(of: value)) { return true }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple || mirror.displayStyle == .optional else { return false }
    return mirror.children.contains { isClosure($0.value) }
  }

  private static func isFunction(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == functionKind
  }
}
