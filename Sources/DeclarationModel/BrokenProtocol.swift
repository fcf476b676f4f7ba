/// A protocol that cannot be read, because there is a syntax error in it.
package struct BrokenProtocol: Sendable, Hashable, Codable {
  /// The name, without backticks.
  package var name: String
  /// The types and extensions it is nested in, outermost first.
  package var enclosingTypes: [String]
  /// Where the name stands.
  package var position: SourcePosition

  /// Describes a protocol.
  package init(name: String, enclosingTypes: [String] = [], position: SourcePosition) {
    self.name = name
    self.enclosingTypes = enclosingTypes
    self.position = position
  }

  /// `Outer.Inner.Name`.
  package var qualifiedName: String {
    (enclosingTypes + [name]).joined(separator: ".")
  }
}
