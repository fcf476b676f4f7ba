import DeclarationModel

/// The inheritance among the protocols of the input.
struct InheritanceGraph: Sendable {
  /// The protocols.
  let index: ProtocolIndex
  /// The parents of each protocol, by its number, in the order they are written.
  private(set) var parents: [[ParentLink]]
  /// The protocols that inherit from `AutoMockable`, directly or not.
  let marked: Set<Int>
  /// Whether parents were looked up in compiled modules.
  let isCompleted: Bool
  /// The reasons why some parents are not in the input.
  let issues: [MissingParent: ParentIssue]
  /// The isolation of each protocol, by its number.
  private(set) var isolations: [Int: MockBlueprint.Isolation] = [:]
  /// The parts of the inheritance that the protocols share.
  private(set) var shared = SharedInheritance()

  /// Returns the graph as it is where some `#if` clauses hold around protocols, and the types after their colons.
  ///
  /// - Parameters:
  ///   - conditions: The clauses.
  ///   - numbers: The protocols.
  ///   - order: The protocols whose isolation may differ, parents first.
  func assuming(
    _ conditions: [ConditionalClause], around numbers: [Int], in order: [Int]
  ) -> InheritanceGraph {
    var graph = self
    for number in numbers {
      var declaration = index.declarations[number]
      declaration.conditions += conditions
      graph.parents[number] = Self.links(of: declaration, in: index, isCompleted)
      graph.shared.replaceParents(of: number, by: graph.parents[number])
    }
    graph.isolations.merge(graph.isolations(in: order)) { $1 }
    return graph
  }

  /// Looks up all parents.
  ///
  /// - Parameters:
  ///   - index: The protocols.
  ///   - issues: Why some parents are not in the input.
  ///   - isCompleted: Whether parents were looked up in compiled modules.
  init(
    index: ProtocolIndex, issues: [MissingParent: ParentIssue] = [:], isCompleted: Bool = false
  ) {
    self.index = index
    self.issues = issues
    self.isCompleted = isCompleted
    parents = index.declarations.map { declaration in
      declaration.isClass ? [] : Self.links(of: declaration, in: index, isCompleted)
    }
    marked = Self.marked(by: parents, in: index)
    var visit = InheritanceVisit(along: parents)
    for number in parents.indices { visit.visit(number) }
    isolations = isolations(in: visit.order)
    shared = SharedInheritance(of: self, in: visit.order, cycles: visit.cycles)
  }

  /// Returns the marked protocols and all that inherit from them, each visited once.
  private static func marked(by parents: [[ParentLink]], in index: ProtocolIndex) -> Set<Int> {
    var derivedProtocols: [Int: [Int]] = [:]
    var open: [Int] = []
    for (number, links) in parents.enumerated() {
      for case .declared(let parent) in links {
        derivedProtocols[parent.number, default: []].append(number)
      }
      if links.contains(.known(.mark)) { open.append(number) }
    }
    var marked = Set(open)
    open += index.declarations.indices.filter { index.declarations[$0].isAutoMockableMark }
    while let number = open.popLast() {
      for derived in derivedProtocols[number] ?? [] where marked.insert(derived).inserted {
        open.append(derived)
      }
    }
    return marked
  }

  private static func links(
    of declaration: ProtocolDeclaration, in index: ProtocolIndex, _ isCompleted: Bool
  ) -> [ParentLink] {
    let search = ParentSearch(child: declaration, index: index, isCompleted: isCompleted)
    return writtenParents(of: declaration).flatMap { search.links(to: $0, at: $1) }
  }

  /// Returns the types after a protocol's colon, with compositions split into their parts, and
  /// their positions.
  static func writtenParents(
    of declaration: ProtocolDeclaration
  ) -> [(type: TypeReference, position: SourcePosition?)] {
    // `where Self: P` is another spelling of inheritance.
    let constraints = declaration.requirements
      .filter { $0.left == .name("Self") && $0.relation == .conformance }
      .map(\.right)
    let positions = declaration.inheritancePositions.map(Optional.some)
    return (declaration.inheritance + constraints).enumerated().flatMap { number, type in
      type.compositionParts.map { ($0, number < positions.count ? positions[number] : nil) }
    }
  }
}
