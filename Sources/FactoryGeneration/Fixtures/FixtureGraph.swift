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
  /// The cycles of models that contain each other, by all links.
  private let cycles: GraphCycles
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
      // Tests of a module that is isolated by default have features with which default values can be isolated, too.
      if let actor = initializer.isolation, actor != type.defaultActor {
        isolated.insert(type.qualifiedName)
      }
    }
    self.index = index
    self.links = links
    cycles = GraphCycles(of: links.mapValues(\.all))
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

  private func reaches(
    _ target: String, from start: String, by kind: KeyPath<Links, Set<String>>
  ) -> Bool {
    // If the target contains the start, both are on one cycle or the target is not reached.
    if links[target]?.all.contains(start) ?? false, !cycles.connect(target, start) { return false }
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
