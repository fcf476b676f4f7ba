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
  private let dependenciesOnly: Set<Int>
  /// The compiled modules that files were printed from, by path.
  private let modules: [String: ModuleOrigin]
  /// The aliases of names and compositions, by name; those of sources first.
  private let aliases: [String: [ParentAlias]]
  private let brokenNames: Set<String>

  /// Orders the protocols of some files.
  ///
  /// - Complexity: O(*n* log *n*) for *n* protocols.
  init(files: [ScannedFile], dependenciesOnly: [ScannedFile]) {
    var seen: Set<SourcePosition> = []
    let mocked = files.flatMap(\.protocols).filter { seen.insert($0.position).inserted }
    let others = dependenciesOnly.flatMap(\.protocols).filter { seen.insert($0.position).inserted }
    let all =
      mocked.map { (declaration: $0, isMockable: true) }
      + others.map { (declaration: $0, isMockable: false) }
    let ordered = all.sorted { $0.declaration.position.precedes($1.declaration.position) }
    broken = (files + dependenciesOnly).flatMap(\.brokenProtocols)
    brokenNames = Set(broken.map(\.qualifiedName))
    declarations = ordered.map(\.declaration)
    mockable = ordered.indices.filter { ordered[$0].isMockable }
    self.dependenciesOnly = Set(ordered.indices.filter { !ordered[$0].isMockable })
    let files = files + dependenciesOnly
    modules = Dictionary(files.compactMap { file in file.module.map { (file.path, $0) } }) {
      first, _ in first
    }
    let sorted = files.filter { $0.module == nil } + files.filter { $0.module != nil }
    aliases = Dictionary(grouping: sorted.flatMap(\.parentAliases), by: \.name)
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

  /// The compiled module that a protocol is from; nil for a source.
  func module(of number: Int) -> ModuleOrigin? { modules[declarations[number].position.path] }

  /// Whether a protocol comes with the toolchain.
  func isStandard(_ number: Int) -> Bool { isStandard(declarations[number]) }

  /// Whether a protocol comes with the toolchain.
  func isStandard(_ declaration: ProtocolDeclaration) -> Bool {
    modules[declaration.position.path]?.isStandard ?? false
  }

  /// What an alias stands for; nil if there is none of this name.
  ///
  /// - Parameters:
  ///   - components: The name, which may begin with the types around the alias.
  ///   - child: The protocol whose inheritance clause holds it.
  func alias(_ components: [String], for child: ProtocolDeclaration) -> TypeReference? {
    guard let name = components.last else { return nil }
    let mayBeNested = components.count > 1 || !child.enclosingTypes.isEmpty
    return aliases[name]?.first {
      !$0.enclosingTypes.isEmpty ? mayBeNested : components.count == 1
    }?.type
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
    var found = (byName[name] ?? []).filter {
      !declarations[$0].conditions.excludes(child.conditions)
    }
    // A source cannot know of modules what it declares itself, nor can a module know of sources.
    let isFromModule = modules[child.position.path] != nil
    let near = found.filter { (module(of: $0) != nil) == isFromModule }
    if !near.isEmpty || isFromModule { found = near }
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
      return (own == path ? 1 : 0, shared, dependenciesOnly.contains(index) ? 0 : 1)
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
