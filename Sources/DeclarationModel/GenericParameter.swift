/// `T: Decodable`, `each Element`.
package struct GenericParameter: Sendable, Hashable, Codable {
  /// The name.
  package var name: String
  /// What follows the colon.
  package var constraint: TypeReference?
  /// `each`, `let`, if written.
  package var specifier: String?

  /// Describes a generic parameter.
  package init(name: String, constraint: TypeReference? = nil, specifier: String? = nil) {
    self.name = name
    self.constraint = constraint
    self.specifier = specifier
  }

  /// As source.
  package var text: String {
    (specifier.map { "\($0) " } ?? "") + name + (constraint.map { ": \($0.text)" } ?? "")
  }
}
