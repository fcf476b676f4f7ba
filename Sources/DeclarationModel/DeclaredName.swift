/// The name of a type that an app declares.
package struct DeclaredName: Sendable, Hashable, Codable {
  /// The name, without the types it is nested in.
  package var name: String
  /// Whether it is nested in a type, by its indentation.
  package var isNested: Bool

  /// Describes a name.
  package init(name: String, isNested: Bool) {
    self.name = name
    self.isNested = isNested
  }
}
