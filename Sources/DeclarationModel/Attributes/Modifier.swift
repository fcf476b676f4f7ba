/// A modifier of a declaration or of an accessor: `static`, `nonisolated(nonsending)`.
///
/// An access level is one of the other modifiers, where a declaration keeps them all.
package enum Modifier: Sendable, Hashable {
  case `static`, `class`, final, override, required, convenience, lazy, dynamic, optional
  case mutating, nonmutating, borrowing, consuming, indirect, distributed
  case prefix, postfix, infix
  case weak, unowned
  /// `unowned(safe)`.
  case unownedSafe
  /// `unowned(unsafe)`.
  case unownedUnsafe
  case isolated, nonisolated
  /// `nonisolated(nonsending)` (SE-0461).
  case nonisolatedNonsending
  /// `nonisolated(unsafe)`.
  case nonisolatedUnsafe
  /// A modifier without a case of its own, as written.
  case other(String)

  private static let known: [Modifier] = [
    .static, .class, .final, .override, .required, .convenience, .lazy, .dynamic, .optional,
    .mutating, .nonmutating, .borrowing, .consuming, .indirect, .distributed, .prefix, .postfix,
    .infix, .weak, .unowned, .unownedSafe, .unownedUnsafe, .isolated, .nonisolated,
    .nonisolatedNonsending, .nonisolatedUnsafe,
  ]
  private static let byText = Dictionary(uniqueKeysWithValues: known.map { ($0.text, $0) })

  /// Creates the modifier with a spelling, including its detail in parentheses.
  package init(_ text: String) {
    self = Self.byText[text] ?? .other(text)
  }

  /// The modifier as source.
  package var text: String {
    switch self {
    case .static: "static"
    case .class: "class"
    case .final: "final"
    case .override: "override"
    case .required: "required"
    case .convenience: "convenience"
    case .lazy: "lazy"
    case .dynamic: "dynamic"
    case .optional: "optional"
    case .mutating: "mutating"
    case .nonmutating: "nonmutating"
    case .borrowing: "borrowing"
    case .consuming: "consuming"
    case .indirect: "indirect"
    case .distributed: "distributed"
    case .prefix: "prefix"
    case .postfix: "postfix"
    case .infix: "infix"
    case .weak: "weak"
    case .unowned: "unowned"
    case .unownedSafe: "unowned(safe)"
    case .unownedUnsafe: "unowned(unsafe)"
    case .isolated: "isolated"
    case .nonisolated: "nonisolated"
    case .nonisolatedNonsending: "nonisolated(nonsending)"
    case .nonisolatedUnsafe: "nonisolated(unsafe)"
    case .other(let text): text
    }
  }

  /// Whether the modifier makes a declaration a member of the type, and not of its instances.
  package var isStatic: Bool { self == .static || self == .class }

  /// Whether the modifier removes a declaration from the actor around it.
  package var isNonisolated: Bool {
    switch self {
    case .nonisolated, .nonisolatedNonsending, .nonisolatedUnsafe: true
    default: false
    }
  }

  /// Whether the modifier places an operator before or after its operand.
  package var isFixity: Bool { self == .prefix || self == .postfix }
}

/// The access level of a declaration; narrower levels are less.
package enum AccessLevel: String, Sendable, Hashable, Encodable, CaseIterable, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  /// A narrower level is less than a wider one.
  package static func < (left: Self, right: Self) -> Bool {
    let order = allCases
    return order.firstIndex(of: left).map { index in
      order.suffix(from: order.index(after: index)).contains(right)
    } ?? false
  }
}
