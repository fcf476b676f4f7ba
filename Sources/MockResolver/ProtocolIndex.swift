import DeclarationModel

/// The protocols of the input, in order of their places, and how to find one by name.
struct ProtocolIndex: Sendable {
  /// All protocols, ordered by path, line and column, each once.
  let declarations: [ProtocolDeclaration]
  /// The numbers of those that may be mocked, in order; the others are looked up only.
  let mockable: [Int]
  /// Those that could not be read.
  let broken: [BrokenProtocol]
  private let byName: [String: [Int]]
  private let lookUpOnly: Set<Int>
  private let brokenNames: Set<String>

  /// Orders the protocols of some files.
  ///
  /// - Complexity: O(*n* log *n*) for *n* protocols.
  init(files: [ScannedFile], lookUpOnly: [ScannedFile]) {
    var seen: Set<SourcePosition> = []
    let mocked = files.flatMap(\.protocols).filter { seen.insert($0.position).inserted }
    let others = lookUpOnly.flatMap(\.protocols).filter { seen.insert($0.position).inserted }
    let all =
      mocked.map { (declaration: $0, isMockable: true) }
      + others.map { (declaration: $0, isMockable: false) }
    let ordered = all.sorted { $0.declaration.position.precedes($1.declaration.position) }
    broken = (files + lookUpOnly).flatMap(\.brokenProtocols)
    brokenNames = Set(broken.map(\.qualifiedName))
    declarations = ordered.map(\.declaration)
    mockable = ordered.indices.filter { ordered[$0].isMockable }
    self.lookUpOnly = Set(ordered.indices.filter { !ordered[$0].isMockable })
    byName = Dictionary(grouping: ordered.indices) { ordered[$0].declaration.qualifiedName }
  }

  /// The protocols that a name means at a place: several if `#if` clauses hold one each.
  ///
  /// Names are looked for from the inner scope outwards.
  ///
  /// - Parameters:
  ///   - components: The name: `["Outer", "Delegate"]`.
  ///   - child: The protocol whose inheritance clause holds it.
  /// - Returns: The numbers of the protocols, in order; none if the name is not in the input.
  func find(_ components: [String], from child: ProtocolDeclaration) -> [Int] {
    for depth in (0...child.enclosingTypes.count).reversed() {
      let name = (child.enclosingTypes.prefix(depth) + components).joined(separator: ".")
      let found = variants(of: name, for: child)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Whether a name means a protocol that could not be read.
  func isBroken(_ components: [String], from child: ProtocolDeclaration) -> Bool {
    (0...child.enclosingTypes.count).contains { depth in
      let name = (child.enclosingTypes.prefix(depth) + components).joined(separator: ".")
      return brokenNames.contains(name)
    }
  }

  /// The protocols of this qualified name that can exist together with `child`.
  private func variants(of name: String, for child: ProtocolDeclaration) -> [Int] {
    let found = (byName[name] ?? []).filter {
      !declarations[$0].conditions.excludes(child.conditions)
    }
    guard found.count > 1, found.contains(where: { declarations[$0].conditions.isEmpty }) else {
      return found
    }
    // Two modules with one name: what is nearest to the child in the file system is meant.
    let nearest = found.max { isFarther($0, than: $1, from: child.position.path) }
    return nearest.map { [$0] } ?? []
  }

  private func isFarther(_ left: Int, than right: Int, from path: String) -> Bool {
    func rank(_ index: Int) -> (Int, Int, Int) {
      let own = declarations[index].position.path
      let shared = zip(own, path).prefix { $0 == $1 }.count
      return (own == path ? 1 : 0, shared, lookUpOnly.contains(index) ? 0 : 1)
    }
    let (leftRank, rightRank) = (rank(left), rank(right))
    return leftRank == rightRank ? left > right : leftRank < rightRank
  }
}

extension SourcePosition {
  /// Whether this place comes before another: by path, line, column.
  func precedes(_ other: SourcePosition) -> Bool {
    (path, line, column) < (other.path, other.line, other.column)
  }
}
