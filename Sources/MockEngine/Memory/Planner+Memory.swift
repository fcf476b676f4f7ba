import Configuration
import DeclarationModel
import Files
import MockResolver

// A plan after a change that may affect few files.
extension Planner {
  /// Plans anew what changes may affect, and takes the rest from the last plan.
  ///
  /// - Parameters:
  ///   - requests: The requests, which are those of the last plan.
  ///   - memory: The facts that the last plan has left.
  ///   - changed: The source files with other declarations than the last plan has read.
  /// - Returns: The plan, which equals that of all files; nil if that is to be made.
  /// - Complexity: O(*n*) for the names of all files; only those files are read that changes may affect, and those that
  ///   these depend on.
  func plan(
    _ requests: RunRequests, with memory: PlanMemory, after changed: Set<AbsolutePath>
  ) -> Plan? {
    guard requests.canBePlannedByFile else { return nil }
    var requests = requests
    // The last plan has told which globs match nothing.
    for index in requests.mocks.indices { requests.mocks[index].allowsUnmatched = true }
    var sources = sources(for: requests, until: .rendered)
    let roles = roles(for: requests, &sources)
    guard var files = affectedFiles(requests, memory, changed, roles, &sources) else { return nil }
    let limit = Set(files.affected.map(\.text))
    sources.knownTypes = Set(files.sources.filter(\.value.readsTypes).keys)
    var made: (Generation, MockCatalog)
    var facts: [AbsolutePath: PlanMemory.Source]
    repeat {
      sources.store.load(Self.content(of: files.needed, files.sources))
      sources.store.limit = files.needed
      made = generation(for: requests, from: &sources, until: .rendered, limit: limit)
      guard let read = sources.store.facts(requests.namings) else { return nil }
      facts = read
    } while files.update(facts)
    guard made.0.isDivisible else { return nil }
    var plan = plan(of: made.0, made.1, for: requests, until: .rendered)
    plan.protocols.removeAll { !limit.contains($0.place.path) }
    plan.brokenProtocols.removeAll { !limit.contains($0.position.path) }
    // A message may now be in a file that the changes do not affect otherwise.
    let other = plan.protocols.reduce(into: Set()) { $0.formUnion($1.otherFilesWithIssues) }
    guard other.allSatisfy({ files.sources[$0] == nil || files.affected.contains($0) }) else {
      return nil
    }
    facts = facts.filter { files.affected.contains($0.key) }
    facts.add(roles)
    facts.add(plan.protocols, of: requests)
    files.replace(with: facts)
    // Any name may mean another type if a module is imported for the first or the last time.
    guard files.sources.imports == memory.sources.imports else { return nil }
    plan.sources = files.sources
    return PlanMerge(memory: memory, affected: limit, fileSystem: outputs).merged(plan)
  }

  /// Returns the files that changes may affect, of which the changed ones are read.
  private func affectedFiles(
    _ requests: RunRequests, _ memory: PlanMemory, _ changed: Set<AbsolutePath>,
    _ roles: [AbsolutePath: PlanMemory.Roles], _ sources: inout RunSources
  ) -> AffectedFiles? {
    // Files without a role are mocks that somebody has written, or a plugin.
    let generators = requests.mocks.map { MockGenerator(request: $0) }
    let queries = generators.flatMap { generator in
      [generator.ownQuery, generator.pluginQuery(in: sources.fileSystem)].compactMap(\.self)
    }
    let others = queries.reduce(into: Set<AbsolutePath>()) {
      $0.formUnion(sources.store.paths(of: $1).filter { !roles.keys.contains($0) })
    }
    let known = memory.sources.keys
    // Positions are texts, and two that differ in nothing but the normal form of Unicode would be one file.
    let special = [Array(roles.keys), Array(others), Array(known)].reduce(into: Set()) {
      $0.formUnion($1.filter { !$0.isASCII })
    }
    guard Set(special.map(\.text)).count == special.count else { return nil }
    let present = Set(
      [Array(roles.keys), Array(others)].joined().filter {
        !known.contains($0) || changed.contains($0)
      })
    sources.store.load(Self.content(of: present, memory.sources))
    guard var facts = sources.store.facts(requests.namings) else { return nil }
    facts.add(roles)
    let gone = known.filter { !roles.keys.contains($0) && !others.contains($0) }
    let changes = (Array(present) + gone).map { path in
      AffectedFiles.Change(path: path, old: memory.sources[path], new: facts[path])
    }
    // Another name may be the only one that a glob matches.
    let hasGlobs = requests.mocks.contains { !$0.protocols.isEmpty }
    guard !hasGlobs || changes.allSatisfy(\.declaresSameProtocols) else { return nil }
    return AffectedFiles(
      changes, in: memory.sources, modules: requests.namesOfModules,
      readsGenerated: requests.mocks.contains { !$0.ownSources.isEmpty })
  }
}

extension Planner {
  /// Returns what is read of files: their types, if they were read before.
  private static func content(
    of paths: Set<AbsolutePath>, _ sources: [AbsolutePath: PlanMemory.Source]
  ) -> [AbsolutePath: SourceQuery.Content] {
    Dictionary(
      uniqueKeysWithValues: paths.map { path in
        (path, sources[path]?.readsTypes == true ? [.protocols, .types] : .protocols)
      })
  }

  /// Returns what the files are to requests.
  func roles(
    for requests: RunRequests, _ sources: inout RunSources
  ) -> [AbsolutePath: PlanMemory.Roles] {
    var roles: [AbsolutePath: PlanMemory.Roles] = [:]
    for (index, request) in requests.mocks.enumerated() {
      let generator = MockGenerator(request: request)
      for path in sources.store.paths(of: generator.query) {
        roles[path, default: []].formUnion(.source(of: index))
      }
      for path in sources.store.paths(of: generator.dependencyQuery) {
        roles[path, default: []].formUnion(.dependency(of: index))
      }
    }
    return roles
  }
}

extension RunRequests {
  /// The namings of mocks.
  var namings: Set<MockNaming> { Set(mocks.map(\.naming)) }
}
