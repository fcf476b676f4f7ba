import DeclarationModel
import Symbols

/// The models that models contain.
struct FixtureGraph: Sendable {
  /// The models that a model contains.
  private struct Links {
    /// All contained models.
    var all: Set<String> = []
    /// The models without which no value can be created.
    var needed: Set<String> = []
  }

  private let index: SymbolTable
  private let links: [String: Links]
  /// The models that contain each other, by all links: they have the same number.
  private let cycles: [String: Int]
  /// The models that are isolated to a global actor.
  private let isolated: Set<String>
  /// The models without a fixture, with the reasons.
  var failures: [String: ValueFailure] = [:]

  /// Creates the graph of the models in the sources.
  init(_ index: SymbolTable) {
    let search = InitializerSearch(index: index)
    var links: [String: Links] = [:]
    var isolated: Set<String> = []
    for type in index.types {
      guard type.kind != .enum, links[type.qualifiedName] == nil,
        let initializer = try? search.initializer(of: type)
      else { continue }
      var found = Links()
      for parameter in initializer.parameters {
        var parts = ContainedTypes(index)
        parts.add(parameter.type, initializer.scope)
        found.all.formUnion(parts.models)
        found.needed.formUnion(parts.neededModels)
      }
      links[type.qualifiedName] = found
      if initializer.isolation != nil { isolated.insert(type.qualifiedName) }
    }
    self.index = index
    self.links = links
    cycles = Self.cycles(of: links.mapValues(\.all))
    self.isolated = isolated
  }

  /// Checks that a model may be used in a place.
  ///
  /// - Throws: `GenerationFailure` if the model has no fixture, or would contain itself endlessly.
  func check(
    _ type: TypeDeclaration, from place: SampleMaker.Place
  ) throws(GenerationFailure) {
    let name = type.qualifiedName
    guard type.generics.isEmpty, !index.isNestedInGeneric(type) else { throw .generic(name) }
    if let failure = failures[name] { throw .part(failure) }
    // In Swift 5, a default value of a parameter cannot be isolated to an actor.
    if isolated.contains(name) { throw .effects(name) }
    if reaches(place.owner, from: name, by: place.isDispensable ? \.all : \.needed) {
      throw .cycle(name)
    }
  }

  /// Returns a number for each node of a graph, which is the same for nodes that reach each other (Tarjan's algorithm).
  static func cycles(of graph: [String: Set<String>]) -> [String: Int] {
    var numbers: [String: Int] = [:]
    var lowest: [String: Int] = [:]
    var result: [String: Int] = [:]
    var component: [String] = []
    var open = graph.keys.sorted().map { (name: $0, next: [String]?.none) }
    while let (name, next) = open.popLast() {
      guard var next else {
        guard numbers[name] == nil else { continue }
        numbers[name] = numbers.count
        lowest[name] = numbers[name]
        component.append(name)
        open.append((name, Array(graph[name] ?? [])))
        continue
      }
      if let child = next.last, numbers[child] == nil {
        open += [(name, next), (child, nil)]
        continue
      }
      if let child = next.popLast() {
        if result[child] == nil, let low = lowest[child], let own = lowest[name] {
          lowest[name] = min(own, low)
        }
        open.append((name, next))
        continue
      }
      guard lowest[name] == numbers[name] else { continue }
      while let member = component.popLast() {
        result[member] = numbers[name]
        if member == name { break }
      }
    }
    return result
  }

  private func reaches(
    _ target: String, from start: String, by kind: KeyPath<Links, Set<String>>
  ) -> Bool {
    // If the target contains the start, both are on one cycle or the target is not reached.
    if links[target]?.all.contains(start) ?? false, cycles[target] != cycles[start] { return false }
    var open = [start]
    var seen: Set<String> = []
    while let name = open.popLast() {
      if name == target { return true }
      guard seen.insert(name).inserted else { continue }
      open += links[name].map { Array($0[keyPath: kind]) } ?? []
    }
    return false
  }
}
