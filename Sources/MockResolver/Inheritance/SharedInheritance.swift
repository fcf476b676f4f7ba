import DeclarationModel

/// The parts of inheritance that protocols share, so that a level without requirements costs nothing in the mocks of the
/// levels below.
struct SharedInheritance: Sendable {
  /// The parents of each protocol that its mock depends on, by its number: in place of one without requirements stand its
  /// own parents.
  private(set) var parents: [[ParentLink]] = []
  /// The cycle that each protocol is on, or inherits from, by its number: the protocols of the cycle in order, the
  /// first one once more at the end, and of a long cycle its start and its end alone.
  private(set) var cycles: [Int: [Int]] = [:]
  /// The protocols with a parent, direct or not, that is isolated by the default of its module.
  private(set) var inheritingDefaultActor: Set<Int> = []
  /// The protocols inside which a name can mean something else than outside.
  private(set) var withNames: Set<Int> = []

  /// Creates what no protocols share.
  init() {}

  /// Finds what the protocols of a graph share.
  ///
  /// - Parameters:
  ///   - graph: The graph, with isolations.
  ///   - order: All protocols, parents first.
  ///   - cycles: The cycles that protocols are on.
  /// - Complexity: O(*e*) for *e* parents, each counted once for every protocol that it is condensed to.
  init(of graph: InheritanceGraph, in order: [Int], cycles: [Int: [Int]]) {
    parents = graph.parents
    self.cycles = cycles
    var bare: Set<Int> = []
    for number in order {
      let declaration = graph.index.declarations[number]
      if graph.index.table.hasNames(insideProtocolAt: declaration.path) { withNames.insert(number) }
      var links: [ParentLink] = []
      var known: Set<ParentLink> = []
      for link in graph.parents[number] {
        var inherited = [link]
        if case .declared(let declared) = link {
          let parent = declared.number
          if bare.contains(parent), declared.isPlain { inherited = parents[parent] }
          if self.cycles[number] == nil { self.cycles[number] = self.cycles[parent] }
          if graph.index.declarations[parent].defaultActor != nil
            || inheritingDefaultActor.contains(parent)
          {
            inheritingDefaultActor.insert(number)
          }
        }
        links += inherited.filter { known.insert($0).inserted }
      }
      parents[number] = links
      if self.cycles[number] == nil, !withNames.contains(number), graph.isBare(number) {
        bare.insert(number)
      }
    }
  }
}

extension SharedInheritance {
  /// Replaces the parents that the mock of a protocol depends on.
  mutating func replaceParents(of number: Int, by links: [ParentLink]) { parents[number] = links }
}

extension DeclaredParent {
  /// Whether the protocol is inherited everywhere, and without arguments, whose types are those where the child is declared.
  fileprivate var isPlain: Bool { arguments.isEmpty && conditions.isEmpty }
}

extension InheritanceGraph {
  /// Returns whether a protocol hands on what its parents have, and nothing else.
  fileprivate func isBare(_ number: Int) -> Bool {
    let declaration = index.declarations[number]
    guard declaration.members.isEmpty, declaration.primaryAssociatedTypes.isEmpty,
      declaration.requirements.isEmpty, declaration.conditions.isEmpty,
      index.module(of: number) == nil, index.table.isUnextended(protocolAt: declaration.path)
    else { return false }
    var isolation: MockBlueprint.Isolation?
    for link in parents[number] {
      switch link {
      case .declared(let parent):
        guard parent.isPlain else { return false }
        isolation = isolation ?? isolations[parent.number]
      case .known, .suppressed: break
      case .superclass, .unknown, .broken: return false
      }
    }
    // An actor, and the mock of a protocol with parents on several actors, depend on who states the isolation.
    return isolations[number] == isolation
      && !declaration.attributes.contains(where: \.isGlobalActor)
  }
}
