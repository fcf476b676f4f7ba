/// A protocol with its ancestors, which are tested together.
struct RandomCase: Hashable, Codable {
  /// The number that is part of the names of its protocols.
  var number: Int
  /// The protocols, ancestors first.
  var protocols: [RandomProtocol]

  /// Returns a protocol with all its ancestors in this case, ancestors first.
  func lineage(of type: RandomProtocol) -> [RandomProtocol] {
    var result: [RandomProtocol] = []
    func visit(_ type: RandomProtocol) {
      for parent in protocols where type.parents.contains(parent.path) { visit(parent) }
      if !result.contains(where: { $0.name == type.name }) { result.append(type) }
    }
    visit(type)
    return result
  }

  /// Removes the requirements that no handwritten class can satisfy.
  mutating func removeDropped() {
    for index in protocols.indices where !protocols[index].dropped.isEmpty {
      let dropped = protocols[index].dropped
      protocols[index].requirements = protocols[index].requirements.enumerated()
        .filter { !dropped.contains($0.offset) }.map(\.element)
      protocols[index].dropped = []
      protocols[index].defaulted = nil
    }
  }

  /// The protocols that are mocked.
  var mocked: [RandomProtocol] { protocols.filter { $0.place != .otherModule } }

  /// The length of the declarations, by which failures are compared.
  var size: Int {
    protocols.reduce(0) { sum, type in
      sum + type.head.count + type.aliases.reduce(0) { $0 + $1.count }
        + type.associated.reduce(0) { $0 + $1.name.count + $1.suffix.count }
        + type.requirements.reduce(0) { $0 + $1.text.count + ($1.condition == nil ? 0 : 9) }
        + type.scopeHeads.count * 5 + (type.place == .file ? 0 : 3)
        + (type.namesake?.count ?? 0) + (type.defaulted == nil ? 0 : 5)
        + (type.condition == nil ? 0 : 9)
    }
  }
}
