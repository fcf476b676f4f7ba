/// A type alias that stands for a function: `typealias Completion = (Int) -> Void`.
package struct ClosureAlias: Sendable, Hashable, Codable {
  /// The name, without the types it is nested in.
  package var name: String
  /// Whether it is nested in a type, by its indentation.
  package var isNested: Bool

  /// Describes an alias.
  package init(name: String, isNested: Bool) {
    self.name = name
    self.isNested = isNested
  }
}
