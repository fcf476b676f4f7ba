/// `case loaded(items: [Item], Int)`, `case first = 1`.
package struct EnumCaseDeclaration: Sendable, Hashable, Codable {
  /// The name, without backticks.
  package var name: String
  /// The associated values; a value's `label` is nil if it has none.
  package var associatedValues: [Parameter]
  /// The raw value as written.
  package var rawValue: String?

  /// Describes a case.
  package init(name: String, associatedValues: [Parameter] = [], rawValue: String? = nil) {
    self.name = name
    self.associatedValues = associatedValues
    self.rawValue = rawValue
  }
}
