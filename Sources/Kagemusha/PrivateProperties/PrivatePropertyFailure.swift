/// A failure to read a stored property.
public struct PrivatePropertyFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reason for the failure.
  enum Reason: Error, Sendable, Hashable {
    /// There is no stored property with the name.
    case missing
    /// The value is of another type than the requested one.
    case wrongType(held: TypeName)
    /// The value is nil, and the requested type is not optional.
    case isNil
    /// The value is a closure, which `Mirror` does not give in a form that can be called.
    case isClosure
    /// The property is lazy, and has not been used yet.
    case notMadeYet
    /// The property is stored in a wrapper whose projected value cannot be read.
    case noProjection(wrapper: TypeName)
  }

  /// A stored property of the object.
  struct Holding: Sendable, Hashable {
    let name: String
    let type: TypeName
    let isLazy: Bool
    let isUnmade: Bool
    let isNil: Bool
    /// The superclass that declares the property; nil for the object's own class.
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

  /// The reason for the failure, the property that was requested, and all stored properties of the object.
  ///
  ///     do {
  ///       let title: Int = try controller.privateProperties.value(forKey: "tableView")
  ///       print(title)
  ///     } catch {
  ///       print("\(error)")
  ///     }
  public var description: String { PrivatePropertyText.describe(self) }
}

/// The words for a `PrivatePropertyFailure`.
enum PrivatePropertyText {
  static func describe(_ failure: PrivatePropertyFailure) -> String {
    var table = FailureTable(headline(of: failure))
    table.add("wanted", "\(failure.key): \(wantedName(in: failure))")
    if failure.holdings.isEmpty { table.add("holds", "nothing") }
    for (index, holding) in failure.holdings.enumerated() {
      let name = "\(holding.isLazy ? "lazy " : "")\(holding.name): \(typeName(of: holding))"
      table.add(index == 0 ? "holds" : "", name, note: note(on: holding))
    }
    if failure.isSelfDescribed {
      let subject = failure.subject.short
      table.add("note", "\(subject) has a mirror of its own, which may hide properties")
    }
    return table.text
  }

  private static func headline(of failure: PrivatePropertyFailure) -> String {
    let subject = failure.subject.short
    let property = "\(subject).\(failure.key)"
    switch failure.reason {
    case .missing:
      return "\(subject) has no stored property '\(failure.key)'"
    case .wrongType(let held):
      let name = held.short == failure.wanted.short ? held.full : held.short
      return "\(property) is of type \(name), not \(wantedName(in: failure))"
    case .isNil:
      return "\(property) is nil; set it first (an outlet: load the view), or ask for an optional"
    case .isClosure:
      return "\(property) is a closure, and mirrors show closures in a form that cannot be called;"
        + " test what it does, or make it internal"
    case .notMadeYet:
      return "\(property) is lazy and not made yet; let the object use it first"
    case .noProjection(let wrapper):
      return "\(property) cannot be read: \(wrapper.short) is no ProjectingPropertyWrapper;"
        + " declare that it is, in the test"
    }
  }

  /// The requested type, in full if the type of the value has the same short name.
  private static func wantedName(in failure: PrivatePropertyFailure) -> String {
    guard case .wrongType(let held) = failure.reason, held.short == failure.wanted.short else {
      return failure.wanted.short
    }
    return failure.wanted.full
  }

  /// The type of the value; for the storage of a lazy property, that of the property.
  private static func typeName(of holding: PrivatePropertyFailure.Holding) -> String {
    holding.isLazy ? String(holding.type.short.dropLast()) : holding.type.short
  }

  private static func note(on holding: PrivatePropertyFailure.Holding) -> String {
    let state = holding.isUnmade ? "not made yet" : holding.isNil ? "nil" : nil
    let place = holding.ancestor.map { "of \($0.short)" }
    return [place, state].compactMap { $0 }.joined(separator: ", ")
  }
}

/// The name of a type, short for messages, and in full where the short name is ambiguous.
struct TypeName: Sendable, Hashable {
  let short: String
  let full: String

  init(_ type: Any.Type) {
    if let optional = type as? any OptionalType.Type {
      let wrapped = TypeName(optional.wrapped)
      short = wrapped.short + "?"
      full = wrapped.full + "?"
    } else {
      short = String(describing: type)
      full = String(reflecting: type)
    }
  }

  init(of value: Any) { self.init(Swift.type(of: value)) }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
