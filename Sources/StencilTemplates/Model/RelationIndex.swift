/// The types that are related to a type, by its global name; as in Sourcery, classes go by the plain name.
struct RelationIndex: Sendable {
  private let numbers: [String: [Int]]

  /// Creates the index of one relation.
  ///
  /// - Complexity: O(*n*) for *n* related types.
  init(of kind: TypeRelation.Kind, in model: TemplateModel) {
    var numbers: [String: [Int]] = [:]
    for number in model.types.indices {
      let lineage = model.lineage(of: number)
      let names =
        switch kind {
        case .implementing: lineage.protocols
        case .inheriting: lineage.classes.map { model.types[$0].name }
        case .based: lineage.names
        }
      for name in names where numbers[name]?.last != number {
        numbers[name, default: []].append(number)
      }
    }
    self.numbers = numbers
  }

  /// All names with related types, sorted.
  var all: [(name: String, numbers: [Int])] {
    numbers.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the indices of the types that are related to a type, in order.
  subscript(name: String) -> [Int] { numbers[name] ?? [] }
}
