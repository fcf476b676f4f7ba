/// `T: Decodable`, `each Element`.
package struct GenericParameter: Sendable, Hashable {
  /// What makes it another than a type: a pack (SE-0393), a value (SE-0452).
  package enum Specifier: String, Sendable, Hashable {
    case each, `let`
  }

  /// The name.
  package var name: String
  /// What follows the colon.
  package var constraint: TypeReference?
  /// `each`, `let`, if written.
  package var specifier: Specifier?

  /// Describes a generic parameter.
  package init(name: String, constraint: TypeReference? = nil, specifier: Specifier? = nil) {
    self.name = name
    self.constraint = constraint
    self.specifier = specifier
  }

  /// As source.
  package var text: String {
    (specifier.map { "\($0.rawValue) " } ?? "") + name + (constraint.map { ": \($0.text)" } ?? "")
  }
}

/// `T.Element: Equatable`, `T.ID == Int`.
package struct GenericRequirement: Sendable, Hashable {
  /// What is asked of the left side.
  package enum Relation: String, Sendable, Hashable {
    /// It conforms to, or inherits from, the right side; layouts such as `AnyObject` too.
    case conformance = ":"
    /// It is the right side.
    case sameType = "=="
  }

  /// The left side.
  package var left: TypeReference
  /// What is asked.
  package var relation: Relation
  /// The right side.
  package var right: TypeReference

  /// Describes a requirement.
  package init(_ left: TypeReference, _ relation: Relation, _ right: TypeReference) {
    self.left = left
    self.relation = relation
    self.right = right
  }

  /// As source.
  package var text: String {
    switch relation {
    case .conformance: "\(left.text): \(right.text)"
    case .sameType: "\(left.text) == \(right.text)"
    }
  }
}
