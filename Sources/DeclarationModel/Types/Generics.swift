/// A generic parameter, such as `T: Decodable` or `each Element`.
package struct GenericParameter: Sendable, Hashable {
  /// The specifier of a generic parameter that is not a single type: a pack (SE-0393) or a value
  /// (SE-0452).
  package enum Specifier: String, Sendable, Hashable {
    case each, `let`
  }

  /// The name.
  package var name: String
  /// The type after the colon.
  package var constraint: TypeReference?
  /// The specifier `each` or `let`, if written.
  package var specifier: Specifier?

  /// Creates a generic parameter.
  package init(name: String, constraint: TypeReference? = nil, specifier: Specifier? = nil) {
    self.name = name
    self.constraint = constraint
    self.specifier = specifier
  }

  /// The parameter as source.
  package var text: String {
    (specifier.map { "\($0.rawValue) " } ?? "") + name + (constraint.map { ": \($0.text)" } ?? "")
  }
}

/// A constraint, such as `T.Element: Equatable` or `T.ID == Int`.
package struct GenericRequirement: Sendable, Hashable {
  /// The relation between the two sides.
  package enum Relation: String, Sendable, Hashable {
    /// The left side conforms to, or inherits from, the right side, which may be a layout such as
    /// `AnyObject`.
    case conformance = ":"
    /// Both sides are the same type.
    case sameType = "=="
  }

  /// The left side.
  package var left: TypeReference
  /// The relation.
  package var relation: Relation
  /// The right side.
  package var right: TypeReference

  /// Creates a requirement.
  package init(_ left: TypeReference, _ relation: Relation, _ right: TypeReference) {
    self.left = left
    self.relation = relation
    self.right = right
  }

  /// The requirement as source.
  package var text: String {
    switch relation {
    case .conformance: "\(left.text): \(right.text)"
    case .sameType: "\(left.text) == \(right.text)"
    }
  }
}

extension [GenericParameter] {
  /// Returns the names of the parameters that need not be copyable, or escapable, by their constraint or by a
  /// requirement.
  package func suppressed(by requirements: [GenericRequirement]) -> Set<String> {
    guard !isEmpty || !requirements.isEmpty else { return [] }
    let inline = filter { $0.constraint?.isSuppressed ?? false }.map(\.name)
    let stated = requirements.filter { $0.relation == .conformance && $0.right.isSuppressed }
    return Set(inline + stated.compactMap(\.left.plainName))
  }
}
