import DeclarationModel

/// Who inherits from whom.
struct InheritanceGraph: Sendable {
  /// The protocols.
  let index: ProtocolIndex
  /// The parents of each protocol, by its number, in the order they are written.
  let parents: [[ParentLink]]
  /// The protocols that inherit from `AutoMockable`, directly or not.
  let marked: Set<Int>

  /// Looks up all parents.
  init(index: ProtocolIndex) {
    self.index = index
    parents = index.declarations.map { Self.links(of: $0, in: index) }
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

  private static func links(
    of declaration: ProtocolDeclaration, in index: ProtocolIndex
  ) -> [ParentLink] {
    writtenParents(of: declaration).flatMap { links(to: $0, from: declaration, in: index) }
  }

  /// The types after a protocol's colon.
  static func writtenParents(of declaration: ProtocolDeclaration) -> [TypeReference] {
    // `where Self: P` is another spelling of inheritance.
    let constraints = declaration.requirements
      .filter { $0.left == .name("Self") && $0.relation == .conformance }
      .map(\.right)
    return (declaration.inheritance + constraints).flatMap(\.compositionParts)
  }

  /// What one of these types means.
  static func links(
    to type: TypeReference, from child: ProtocolDeclaration, in index: ProtocolIndex
  ) -> [ParentLink] {
    if case .suppressed(let type) = type { return [.suppressed(name: type.text)] }
    guard case .named(let named) = type else {
      return [.unknown(name: type.text, isStandard: false)]
    }
    let components = named.components.map { $0.name.withoutBackticks }
    let arguments = named.components.last?.arguments ?? []
    let found = index.find(components, from: child)
    if !found.isEmpty { return found.map { .declared($0, arguments: arguments) } }
    if index.isBroken(components, from: child) { return [.broken(name: type.text)] }
    if let known = KnownParent(components) { return [.known(known)] }
    let isStandard = KnownParent.isStandard(components)
    if components.count > 1, !isStandard {
      // The first component may be the name of a module.
      let outside = index.find(Array(components.dropFirst()), from: child.atFileScope)
      if !outside.isEmpty { return outside.map { .declared($0, arguments: arguments) } }
    }
    return [.unknown(name: components.joined(separator: "."), isStandard: isStandard)]
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

extension ProtocolDeclaration {
  /// The same protocol as if it were nested in nothing.
  fileprivate var atFileScope: ProtocolDeclaration {
    var copy = self
    copy.enclosingTypes = []
    return copy
  }
}

extension String {
  /// An identifier without the backticks around it.
  var withoutBackticks: String {
    count > 2 && hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self
  }
}
