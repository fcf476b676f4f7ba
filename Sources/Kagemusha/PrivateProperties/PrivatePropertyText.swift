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

  /// The type that was asked for, in full if the one that is held is named alike.
  private static func wantedName(in failure: PrivatePropertyFailure) -> String {
    guard case .wrongType(let held) = failure.reason, held.short == failure.wanted.short else {
      return failure.wanted.short
    }
    return failure.wanted.full
  }

  /// The type of what is held; of lazy storage, that of the property.
  private static func typeName(of holding: PrivatePropertyFailure.Holding) -> String {
    holding.isLazy ? String(holding.type.short.dropLast()) : holding.type.short
  }

  private static func note(on holding: PrivatePropertyFailure.Holding) -> String {
    let state = holding.isUnmade ? "not made yet" : holding.isNil ? "nil" : nil
    let place = holding.ancestor.map { "of \($0.short)" }
    return [place, state].compactMap { $0 }.joined(separator: ", ")
  }
}

/// The name of a type, short for messages, and in full where two types share the short one.
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
