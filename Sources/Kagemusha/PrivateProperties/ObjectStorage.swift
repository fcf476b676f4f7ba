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
