import DeclarationModel

/// Who inherits from whom.
struct InheritanceGraph: Sendable {
  /// The protocols.
  let index: ProtocolIndex
  /// How they are found.
  let search: ParentSearch
  /// The parents of each protocol, by its number, in the order they are written.
  let parents: [[ParentLink]]
  /// The classes that they may be bound to.
  let types: TypeIndex
  /// The protocols that inherit from `AutoMockable`, directly or not.
  let marked: Set<Int>

  /// Looks up all parents.
  ///
  /// - Parameters:
  ///   - index: The protocols.
  ///   - aliases: What other names may stand for them.
  ///   - types: The classes that they may be bound to.
  init(index: ProtocolIndex, aliases: AliasIndex, types: TypeIndex) {
    self.index = index
    self.types = types
    search = ParentSearch(index: index, aliases: aliases, types: types)
    parents = index.declarations.map(search.links)
    marked = Self.marked(by: parents, in: index)
  }

  /// Goes from the marked protocols to their heirs, so that each is visited once.
  private static func marked(by parents: [[ParentLink]], in index: ProtocolIndex) -> Set<Int> {
    var heirs: [Int: [Int]] = [:]
    var open: [Int] = []
    for (number, links) in parents.enumerated() {
      for case .declared(let parent, _) in links { heirs[parent, default: []].append(number) }
      if links.contains(.known(.mark)) { open.append(number) }
    }
    var marked = Set(open)
    open += index.declarations.indices.filter { index.declarations[$0].isAutoMockableMark }
    while let number = open.popLast() {
      for heir in heirs[number] ?? [] where marked.insert(heir).inserted { open.append(heir) }
    }
    return marked
  }
}

extension TypeReference {
  /// The parts of a composition, however nested; a type that is none is its own only part.
  var compositionParts: [TypeReference] {
    switch self {
    case .composition(let parts): parts.flatMap(\.compositionParts)
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      elements[0].type.compositionParts
    default: [self]
    }
  }
}

extension String {
  /// An identifier without the backticks around it.
  var withoutBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
