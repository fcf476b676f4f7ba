import DeclarationModel

/// The names that several modules declare and that a file with mocks imports. In that file, only the module before such a
/// name determines the type.
///
/// The modules have sources, or are compiled modules that only some of the files with protocols import.
struct NamesOfModules: Sendable {
  /// The modules that declare each name; the empty name stands for that of the mocks.
  private let modules: [String: Set<String>]
  private let nested: NestedNames
  /// The modules that have a type with their own name, which hides them, so that no name can be qualified with them.
  private let hidden: Set<String>
  /// The types of the libraries whose names mean other types in the file with the mocks.
  let taken: Set<String>
  /// The module of each source file.
  private let homes: [String: String]
  /// The modules that each source file imports.
  private let imports: [String: Set<String>]

  /// Finds the names.
  ///
  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - files: The files.
  ///   - imported: The modules that the file with the mocks imports.
  ///   - dependencies: The source of the names that files and compiled modules declare.
  /// - Complexity: No types are read unless the files are of several modules and have types of one name, and no module unless
  ///   the mocks of some files alone import it.
  init(
    in mocks: [MockBlueprint], of files: [ScannedFile], imported: Set<String>,
    dependencies: inout some DependencySource
  ) {
    let sources = files.filter { $0.module == nil }
    let groups = Dictionary(grouping: sources) { file in
      file.sourceModule.flatMap { imported.contains($0) ? $0 : nil } ?? ""
    }
    let shared = Self.sharedNames(of: groups.filter { !$0.key.isEmpty }.values)
    let compiled = CompiledNamesakes(
      in: mocks, of: sources, imported: imported.subtracting(groups.keys),
      dependencies: &dependencies)
    var modules = compiled.modules
    let contested = shared.union(modules.keys)
    if !contested.isEmpty {
      var named = mocks.reduce(into: Set<String>()) { $0.formUnion($1.namesOfTypes) }
      named.formUnion(mocks.compactMap(\.enclosingTypes.first))
      named.formIntersection(contested)
      for (module, files) in groups {
        for name in Self.topLevelNames(of: files, among: named, dependencies: &dependencies) {
          modules[name, default: []].insert(module)
        }
      }
    }
    self.modules = modules.filter { $0.value.count > 1 }
    taken = compiled.taken
    hidden = compiled.hidden.union(
      groups.filter { module, files in files.contains { $0.declaredTypes.contains(module) } }.keys)
    nested = NestedNames(
      Set(self.modules.keys), in: sources, for: mocks, dependencies: &dependencies)
    homes = groups.reduce(into: [:]) { homes, group in
      for file in group.value where homes[file.path] == nil { homes[file.path] = group.key }
    }
    imports = Dictionary(
      sources.map { ($0.path, Set($0.imports.map(\.module))) },
      uniquingKeysWith: { $0.union($1) })
  }

  /// Returns the names that files of several groups declare, including nested types.
  private static func sharedNames(of groups: some Collection<[ScannedFile]>) -> Set<String> {
    guard groups.count > 1 else { return [] }
    var counts: [String: Int] = [:]
    for files in groups {
      let names = Set(files.flatMap(\.declaredTypes) + files.flatMap(\.protocols).map(\.name))
      for name in names { counts[name, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  /// Returns the names, among those given, of protocols and types that sources declare at the top level.
  static func topLevelNames(
    of files: [ScannedFile], among names: Set<String>, dependencies: inout some DependencySource
  ) -> Set<String> {
    let sources = files.filter { $0.module == nil }
    let protocols = Set(
      sources.flatMap(\.protocols).filter(\.enclosingTypes.isEmpty).map(\.name))
    let types = names.intersection(sources.flatMap(\.declaredTypes)).subtracting(protocols)
    return protocols.intersection(names).union(
      types.isEmpty ? [] : dependencies.topLevelTypes(among: types, in: sources).map(\.key))
  }

  /// Returns mocks in which each name means the same type as at the place where it was written.
  func qualifying(_ mocks: [MockBlueprint]) -> [MockBlueprint] {
    guard !modules.isEmpty else { return mocks }
    return mocks.map { mock in
      let own = types(in: mock.position.path)
      guard let outer = mock.enclosingTypes.first else {
        return mock.replacing(own) { inheritedTypes(from: $0, by: own) }
      }
      func visible(_ types: [String: TypeReference]) -> [String: TypeReference] {
        types.filter { !nested.contain($0.key, around: mock) }
      }
      var result = mock.replacingTypes(visible(own)) {
        visible(inheritedTypes(from: $0, by: own))
      }
      if case .named(let named)? = own[outer] {
        result.outerModule = named.components.first?.name
      }
      return result
    }
  }

  /// Returns the types that replace names in what a mock has from another file, with the replacements in its own.
  private func inheritedTypes(
    from path: String, by own: [String: TypeReference]
  ) -> [String: TypeReference] {
    homes[path] == nil ? CompiledNamesakes.bound(own) : types(in: path)
  }

  /// Returns the types that replace names in a file: those of the file's own module, or else those of the only
  /// imported module that declares the name.
  private func types(in path: String) -> [String: TypeReference] {
    guard let home = homes[path] else { return [:] }
    var types: [String: TypeReference] = [:]
    for (name, declaring) in modules {
      var visible = declaring.intersection(imports[path] ?? [])
      // Every file sees the standard library, of which another module hides a name.
      if visible.isEmpty { visible = declaring.intersection(["Swift"]) }
      let module =
        declaring.contains(home) ? home : visible.count == 1 ? visible.first : nil
      guard let module, !module.isEmpty, !hidden.contains(module) else { continue }
      types[name] = .named(NamedType([.init(module), .init(name)]))
    }
    return types
  }
}
