/// Why a stored property could not be read.
public struct PrivatePropertyFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What went wrong.
  enum Reason: Error, Sendable, Hashable {
    /// There is no stored property of that name.
    case missing
    /// The value is of another type than was asked for.
    case wrongType(held: TypeName)
    /// It is nil, and a value was asked for.
    case isNil
    /// It is a closure, which `Mirror` does not give in a form that can be called.
    case isClosure
    /// It is lazy, and has not been used yet.
    case notMadeYet
    /// It is stored in a wrapper that cannot be asked for a projected value.
    case noProjection(wrapper: TypeName)
  }

  /// A property that the object does have.
  struct Holding: Sendable, Hashable {
    let name: String
    let type: TypeName
    let isLazy: Bool
    let isUnmade: Bool
    let isNil: Bool
    /// The superclass that declares it; nil for the object's own class.
    let ancestor: TypeName?
  }

  let reason: Reason
  let key: String
  let wanted: TypeName
  let subject: TypeName
  let holdings: [Holding]
  let isSelfDescribed: Bool

  init(_ reason: Reason, key: String, wanted: Any.Type, in storage: ObjectStorage) {
    self.reason = reason
    self.key = key
    self.wanted = TypeName(wanted)
    subject = TypeName(storage.levels.first?.type ?? Any.self)
    isSelfDescribed = storage.isSelfDescribed
    holdings = storage.levels.enumerated().flatMap { number, level in
      level.children.map { child in
        Holding(
          name: StoredProperty.name(of: child), type: TypeName(of: child.value),
          isLazy: StoredProperty.isLazy(child), isUnmade: StoredProperty.isUnmade(child),
          isNil: nilDepth(child.value) != nil, ancestor: number > 0 ? TypeName(level.type) : nil)
      }
    }
  }

  /// What went wrong, what was asked for, and everything that the object holds.
  ///
  ///     do {
  ///       let title: Int = try controller.privateProperties.value(forKey: "tableView")
  ///       print(title)
  ///     } catch {
  ///       print("\(error)")
  ///     }
  public var description: String { PrivatePropertyText.describe(self) }
}
