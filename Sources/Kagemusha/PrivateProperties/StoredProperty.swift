/// What is stored for one property, and how its value is got out of that.
struct StoredProperty {
  private enum Form {
    case plain, lazy, wrapper, projection
  }

  private static let lazyPrefix = "$__lazy_storage_$_"
  private let form: Form
  private let stored: Any

  /// Finds what is stored for a property, or nothing.
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

  /// The value.
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

  /// What stands under `_x`: a wrapper, or the storage that a macro such as `@Observable` declares.
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
  /// Whether nothing is stored yet for a lazy property.
  static func isUnmade(_ child: Mirror.Child) -> Bool {
    isLazy(child) && Mirror(reflecting: child.value).children.isEmpty
  }

  /// Whether it is the storage of a lazy property.
  static func isLazy(_ child: Mirror.Child) -> Bool {
    child.label?.hasPrefix(lazyPrefix) ?? false
  }

  /// The name of a property in the source; of one with a wrapper, the wrapper's.
  static func name(of child: Mirror.Child) -> String {
    let label = child.label ?? "_"
    return isLazy(child) ? String(label.dropFirst(lazyPrefix.count)) : label
  }
}

/// What a value stores, class by class.
struct ObjectStorage {
  /// What one class of an object declares; of a value that is no object, all.
  struct Level {
    let type: Any.Type
    let children: [Mirror.Child]
  }

  /// From the object's own class up.
  let levels: [Level]
  /// Whether the value describes itself to mirrors, and so may hide what it stores.
  let isSelfDescribed: Bool

  init(of value: Any) {
    var levels: [Level] = []
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      // The executor of an actor is no property of it.
      let children = current.children.filter { $0.label != "$defaultActor" }
      levels.append(Level(type: current.subjectType, children: children))
      mirror = current.superclassMirror
    }
    self.levels = levels
    isSelfDescribed = value is any CustomReflectable
  }

  /// Looks for a property, from a class up, then in its subclasses, the nearest first.
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

/// Tells closures, which `Mirror` gives as they are stored, while generic code expects them in
/// another calling convention: calling one would crash, or worse, compute nonsense.
///
/// Those in arrays, and in other values of generic types, are stored in the one that is expected.
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
