import DeclarationModel

/// The names that several modules declare and that a file with mocks imports. In that file, only the module before such a
/// name determines the type.
///
/// The modules have sources, or are compiled modules that only some of the files with protocols import.
struct NamesOfModules: Sendable {
  /// The modules that declare each name; the empty name stands for that of the mocks.
  private let modules: [String: Set<String>]
  /// The names of types that no module is known to declare, and that are names of the libraries that mocks import, too.
  private let unknown: Set<String>
  /// The modules that cannot be read.
  private let unread: Set<String>
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
  ///   - areApart: Whether the mocks are in another module than their protocols.
  ///   - dependencies: The source of the names that files and compiled modules declare.
  /// - Complexity: No types are read unless the files are of several modules and have types of one name, or the mocks name
  ///   types of the libraries that they import.
  init(
    in mocks: [MockBlueprint], of files: [ScannedFile], imported: Set<String>, areApart: Bool,
    dependencies: inout some DependencySource
  ) {
    let imported = imported.subtracting(MockVocabulary.modules)
    let sources = files.filter { $0.module == nil }
    let groups = Dictionary(grouping: sources) { file in
      file.sourceModule.flatMap { imported.contains($0) ? $0 : nil } ?? ""
    }
    var named = mocks.namesOfTypes
    let places = Set(mocks.map(\.position.path))
    let withoutSources = imported.subtracting(groups.keys)
    let compiled = CompiledNamesakes(
      among: named, in: sources.filter { places.contains($0.path) }, imported: withoutSources,
      dependencies: &dependencies)
    named.formUnion(mocks.compactMap(\.enclosingTypes.first))
    var modules = compiled.modules
    let libraryNames = named.intersection(CompiledNamesakes.library)
    let contested = Self.sharedNames(of: groups.filter { !$0.key.isEmpty }.values)
      .intersection(named).union(modules.keys).union(libraryNames)
    if !contested.isEmpty {
      for (module, files) in groups {
        for name in Self.topLevelNames(of: files, among: contested, dependencies: &dependencies) {
          modules[name, default: []].insert(module)
        }
      }
    }
    for name in libraryNames { modules[name]?.insert("Kagemusha") }
    // In the module of the protocols, its own types hide others, also those of files that are not in the input.
    let isUnknown = areApart && !libraryNames.isSubset(of: modules.keys)
    unread =
      isUnknown
      ? imported.filter {
        dependencies.typeNames(ofImport: $0).isEmpty && !dependencies.isInToolchain($0)
      } : []
    unknown = unread.isEmpty ? [] : libraryNames.subtracting(modules.keys)
    self.modules = modules.filter { $0.value.count > 1 }
    taken = compiled.taken
    let hiding = groups.filter { module, files in
      !Self.topLevelNames(of: files, among: [module], dependencies: &dependencies).isEmpty
    }
    hidden = compiled.hidden.union(hiding.keys)
    nested = NestedNames(
      unknown.union(self.modules.keys), in: sources, for: mocks, dependencies: &dependencies)
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
    let protocols = Set(sources.flatMap(\.protocols).filter(\.isInModuleScope).map(\.name))
    let types = names.intersection(sources.flatMap(\.declaredTypes)).subtracting(protocols)
    return protocols.intersection(names).union(
      types.isEmpty ? [] : dependencies.topLevelTypes(among: types, in: sources).map(\.key))
  }

  /// Returns mocks in which each name means the same type as at the place where it was written.
  func qualifying(_ mocks: [MockBlueprint]) -> [MockBlueprint] {
    guard !modules.isEmpty || !unknown.isEmpty else { return mocks }
    return mocks.map { mock in
      var own = types(in: mock.position.path)
      // A class may have types inside.
      if mock.superclass == nil, !mock.isOfClass {
        own.merge(unknownTypes(in: mock.position.path)) { known, _ in known }
      }
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

  /// Returns the types that replace unknown names in a file that imports one module that cannot be read.
  private func unknownTypes(in path: String) -> [String: TypeReference] {
    let visible = unread.intersection(imports[path] ?? [])
    guard homes[path] != nil, visible.count == 1, let module = visible.first else { return [:] }
    return unknown.reduce(into: [:]) {
      $0[$1] = .named(NamedType([.init(module), .init($1)]))
    }
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
