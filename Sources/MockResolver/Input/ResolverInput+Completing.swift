import DeclarationModel
import Symbols

extension ResolverInput {
  /// Adds the declarations of missing parents.
  mutating func complete(
    _ missing: [MissingParent], from dependencies: inout some DependencySource
  ) {
    // A file without protocols that is read for its types may be the only one to state its imports.
    let classes = types.map { ScannedFile(path: $0.path, imports: $0.imports) }
    let found = dependencies.declarations(
      of: missing, namedIn: classes + files + dependenciesOnly)
    dependenciesOnly += found.files
    types += found.types
    isCompleted = true
    issues.merge(found.issues) { _, new in new }
  }
}

extension ResolverInput {
  /// Adds the global actors of imported modules that protocols, their parents, and classes that are mocked, are bound to.
  ///
  /// - Complexity: No module is read unless one of them has an attribute that may be declared in a module.
  mutating func addGlobalActors(from dependencies: inout some DependencySource) {
    let files = files + dependenciesOnly
    let protocols = files.flatMap(\.protocols)
    let attributes =
      protocols.flatMap { $0.attributes + $0.members.flatMap(\.attributes) }
      + mockedChains.flatMap { $0.attributes + $0.members.flatMap(\.attributes) }
    // The interface of a module names its own actors with the module: `@Kit.Disk`.
    let paths = Set(attributes.filter(\.isCustom).map(\.name)).map { $0.split(separator: ".") }
    let written = Set(paths.compactMap(\.last).map(String.init))
    let names = written.union(files.targets(ofAliases: written))
      .subtracting(types.flatMap(\.types).filter(\.isInModuleScope).map(\.name))
    guard !names.isEmpty else { return }
    let modules = paths.filter { $0.count > 1 }.map { String($0[0]) }
    types += dependencies.globalActors(named: names, usedIn: files, or: Set(modules))
  }

  /// The classes that are mocked, and all classes of the input that may be superclasses of them by their names.
  private var mockedChains: [TypeDeclaration] {
    guard !classes.classes.isEmpty else { return [] }
    let named = Dictionary(
      grouping: types.flatMap(\.types).filter { $0.kind == .class }, by: \.name)
    var chains = classes.classes.map(\.type)
    var visited = Set(chains.map(\.name))
    var next = 0
    while next < chains.count {
      for parent in chains[next].superclassNames {
        guard let name = parent.components.last?.name, visited.insert(name).inserted else {
          continue
        }
        chains += named[name] ?? []
      }
      next += 1
    }
    return chains
  }
}

extension ResolverInput {
  /// Adds the declarations of names that may affect mocks, and returns whether any were found.
  mutating func addDeclarations(
    of names: LookupNames, from dependencies: inout some DependencySource
  ) -> Bool {
    let count = (dependenciesOnly.count, types.count)
    if !names.extended.isEmpty {
      add(dependencies.extensions(of: names.extended, in: files + dependenciesOnly))
    }
    if !names.spelledApart.isEmpty {
      let found = dependencies.meanings(of: names.spelledApart, in: files + dependenciesOnly)
      dependenciesOnly += found.files
      add(found.types)
    }
    addImportedTypes(among: names, from: &dependencies)
    return count != (dependenciesOnly.count, types.count)
  }

  /// Adds the types of files, unless the types of that file were added before.
  private mutating func add(_ new: [ScannedTypes]) {
    let known = Set(types.map(\.path))
    types += new.filter { !known.contains($0.path) }
  }

  /// Adds the types of imported modules that affect how values are passed.
  private mutating func addImportedTypes(
    among lookup: LookupNames, from dependencies: inout some DependencySource
  ) {
    let all = files + dependenciesOnly
    // An alias of a source may stand for one of a module.
    let unqualified = lookup.types.union(
      all.targets(ofAliases: lookup.types.union(lookup.qualifiedTypes.compactMap(\.last))))
    let known = unqualified.union(lookup.qualifiedTypes.compactMap(\.first))
      .intersection(all.lazy.flatMap(\.knownNames))
    // A name that begins with a type of the input means a type of the input.
    let qualified = lookup.qualifiedTypes.filter { $0.first.map(known.contains) == false }
    let names = unqualified.subtracting(known).union(qualified.compactMap(\.last))
    guard !names.isEmpty else { return }
    let found = dependencies.types(named: names, usedIn: all)
    dependenciesOnly += found.files
    add(found.types)
  }
}

extension ScannedFile {
  /// The names of types that need no look-up in modules: those that each file of the module can use without a qualifier, or
  /// in a compiled module, those that were looked up.
  fileprivate var knownNames: [String] {
    guard module == nil else { return declaredTypes }
    return protocols.compactMap { $0.isInModuleScope ? $0.name : nil }
      + types.compactMap { $0.name.isInModuleScope ? $0.name.name : nil }
      + aliases.compactMap { $0.alias.isInModuleScope ? $0.name : nil }
  }
}

extension [ScannedFile] {
  /// Returns the names of the types that the aliases of some names in these files stand for, also by way of each other.
  package func targets(ofAliases names: Set<String>) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let named = Dictionary(grouping: flatMap(\.aliases), by: \.name)
    var found: Set<String> = []
    var open = names
    while let name = open.popFirst() {
      for alias in named[name] ?? [] {
        alias.type.visit { type in
          guard case .named(let target) = type, let last = target.plainNames.last else { return }
          if found.insert(last).inserted { open.insert(last) }
        }
      }
    }
    return found
  }
}
