/// A type alias that stands for a named type or a composition: `typealias Both = A & B`.
package struct NamedAlias: Sendable, Hashable, Codable {
  /// The name, without the types it is nested in.
  package var name: String
  /// Whether it is nested in a type, by its indentation.
  package var isNested: Bool
  /// What it stands for.
  package var type: TypeReference

  /// Describes an alias.
  package init(name: String, isNested: Bool, type: TypeReference) {
    self.name = name
    self.isNested = isNested
    self.type = type
  }
}
