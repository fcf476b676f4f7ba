/// An element of a tuple type.
package struct TupleElement: Sendable, Hashable, Codable {
  /// Its label.
  package var label: String?
  /// Its type.
  package var type: TypeReference

  /// Describes an element.
  package init(label: String? = nil, type: TypeReference) {
    self.label = label
    self.type = type
  }

  /// As source.
  package var text: String { (label.map { "\($0): " } ?? "") + type.text }
}
