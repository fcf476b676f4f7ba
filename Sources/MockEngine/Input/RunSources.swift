import Configuration
import DeclarationModel
import Files
import MockResolver
import ModuleInterface
import Symbols

/// Everything that generators read: Swift sources, compiled modules and Objective-C headers.
struct RunSources: Sendable {
  /// The Swift sources.
  var store: SourceStore
  /// The compiled modules.
  var library: ModuleLibrary
  /// The settings of modules that package manifests state.
  var manifests: ManifestSettings
  /// The file system.
  let fileSystem: any FileSystem
  /// The environment, which says where libclang and Apple's SDK are.
  let environment: [String: String]
  /// How compiled modules are found.
  let modules: ModuleOptions
  /// The arguments of a command that only reads the same sources, with a space before each.
  var readingArguments = ""
  /// The files whose types are known, whatever their protocols depend on.
  var knownTypes: Set<AbsolutePath> = []
  /// The sources of the mocks of the run, which may inherit from each other's protocols.
  var siblings = SiblingSources()

  /// Creates sources, of which nothing is read yet.
  ///
  /// - Parameters:
  ///   - fileSystem: The file system.
  ///   - modules: How compiled modules are found.
  ///   - environment: The environment.
  ///   - manifests: The settings of modules.
  ///   - willReadModule: Is told the name of each compiled module that is looked for.
  init(
    fileSystem: any FileSystem, modules: ModuleOptions, environment: [String: String],
    manifests: ManifestSettings, willReadModule: (@Sendable (String) -> Void)? = nil
  ) {
    self.fileSystem = fileSystem
    self.environment = environment
    self.modules = modules
    self.manifests = manifests
    store = SourceStore(fileSystem: fileSystem)
    library = ModuleLibrary(
      modules, known: MockResolver.knownParents, willRead: willReadModule)
  }

  /// Returns the settings of the module of a request.
  mutating func settings(for request: MockRequest) -> ManifestSettings.Answer {
    manifests.settings(for: request) { library.compilerVersion() }
  }

  /// Returns the settings of the module that some sources are of.
  mutating func settings(ofSourcesAt path: AbsolutePath) -> TargetSettings {
    manifests.settings(ofSourcesAt: path) { library.compilerVersion() }.settings
  }

  /// Returns files in which parents are looked up, as parts of the modules that their packages have.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - paths: The files and folders in which they were found.
  mutating func settling(_ files: [ScannedFile], in paths: [AbsolutePath]) -> [ScannedFile] {
    let settings = paths.map { ($0, self.settings(ofSourcesAt: $0)) }
    if settings.allSatisfy({ $0.1 == TargetSettings() }) {
      return files.map { $0.with(TargetSettings()) }
    }
    return files.map { file in
      let path = AbsolutePath(file.path)
      let home = settings.filter { path.relative(to: $0.0) != nil }
        .max { $0.0.components.count < $1.0.components.count }
      return file.with(home?.1 ?? TargetSettings())
    }
  }

  /// Returns the types that protocols and classes depend on, sorted by path: those of the few files that declare
  /// them.
  ///
  /// - Complexity: Nothing is parsed if no protocol is nested, or bound to a class.
  mutating func types(
    for files: [ScannedFile], _ classes: [TypeDeclaration] = []
  ) -> [ScannedTypes] {
    var wanted = ReferencedTypes(of: files)
    for type in classes { wanted.add(type) }
    var new = wanted.names
    var read: Set<String> = []
    var found: [ScannedTypes] = []
    if !knownTypes.isEmpty {
      let known = files.map { AbsolutePath($0.path) }.filter(knownTypes.contains)
      read.formUnion(known.map(\.text))
      found = store.types(of: known)
      new.formUnion(wanted.add(dependenciesIn: found))
    }
    // A superclass may have one itself, in a file that was not read for the first.
    while !new.isEmpty {
      let paths = files.filter {
        !read.contains($0.path) && $0.module == nil && !new.isDisjoint(with: $0.typeNames)
      }.map(\.path)
      read.formUnion(paths)
      let types = store.types(of: paths.map { AbsolutePath($0) })
      found += types
      new = wanted.add(dependenciesIn: types)
    }
    return found.sorted { $0.path < $1.path }
  }
}

extension RunSources: DependencySource {
  mutating func declarations(
    of parents: [MissingParent], namedIn files: [ScannedFile]
  ) -> FoundDependencies {
    var (found, rest) = siblings.declarations(of: parents, namedIn: files)
    found.types = types(for: found.files)
    // The parents of these protocols may in turn be declared in a compiled module.
    if !found.files.isEmpty {
      rest +=
        MockResolver(
          ResolverInput(files: found.files, types: found.types), naming: .standard
        ).missingParents
    }
    addSuperclasses(among: &rest, namedIn: files, to: &found)
    guard !rest.isEmpty else { return found }
    let compiled = library.declarations(of: rest, namedIn: files + found.files)
    found.files += compiled.files
    found.types += compiled.types
    found.issues = compiled.issues
    return found
  }

  func sources(importedBy files: [ScannedFile]) -> [ScannedFile] {
    siblings.files(importedBy: files)
  }

  mutating func typeNames(ofImport module: String) -> Set<String> {
    library.typeNames(ofImport: module)
  }

  var hasSearchPaths: Bool { library.hasSearchPaths }

  mutating func isInToolchain(_ module: String) -> Bool { library.isInToolchain(module) }

  mutating func types(named names: Set<String>, usedIn files: [ScannedFile]) -> FoundDependencies {
    let (sources, wanted) = siblings.files(declaring: names, usedIn: files)
    var found = FoundDependencies(
      library.types(
        named: wanted, in: files.importedModules.union(sources.importedModules)))
    found.files += sources.map(\.ofValues)
    return found
  }

  mutating func globalActors(
    named names: Set<String>, usedIn files: [ScannedFile], or modules: Set<String>
  ) -> [ScannedTypes] {
    let (sources, wanted) = siblings.files(declaring: names, usedIn: files)
    let imported = files.importedModules.union(sources.importedModules)
    return store.types(of: sources.map { AbsolutePath($0.path) })
      + library.globalActors(named: wanted, in: imported.union(modules))
  }

  mutating func topLevelTypes(
    among names: Set<String>, in files: [ScannedFile]
  ) -> [String: ImportKind] {
    let paths = files.filter { !names.isDisjoint(with: $0.declaredTypes) }.map(\.path)
    var kinds: [String: ImportKind] = [:]
    for file in store.types(of: paths.map { AbsolutePath($0) }) {
      for type in file.types where type.isInModuleScope && names.contains(type.name) {
        kinds[type.name] = ImportKind(type.kind) ?? kinds[type.name]
      }
      for alias in file.typeAliases
      where alias.access >= .internal && names.contains(alias.declaration.name) {
        kinds[alias.declaration.name] = .typealias
      }
    }
    return kinds
  }

  mutating func nestedTypes(among names: Set<String>, in files: [ScannedFile]) -> Set<[String]> {
    let paths = files.filter { !names.isDisjoint(with: $0.declaredTypes) }.map(\.path)
    var found: Set<[String]> = []
    for type in store.types(of: paths.map { AbsolutePath($0) }).flatMap(\.types) {
      let path = type.enclosingTypes + type.name.split(separator: ".").map(String.init)
      if path.count > 1, names.contains(type.name) { found.insert(path) }
      for case .typeAlias(let alias) in type.members.map(\.kind) where names.contains(alias.name) {
        found.insert(path + [alias.name])
      }
    }
    return found
  }

  mutating func imports(of paths: Set<String>) -> [String: [ImportDeclaration]] {
    Dictionary(
      store.types(of: paths.sorted().map { AbsolutePath($0) }).map { ($0.path, $0.imports) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension ScannedFile {
  /// The file with the types alone that decide how values are passed.
  fileprivate var ofValues: ScannedFile {
    var file = ScannedFile(path: path)
    file.sourceModule = sourceModule
    file.aliases = aliases
    file.types = types
    file.mayIsolateTypes = mayIsolateTypes
    file.declaredTypes = declaredTypes
    return file
  }
}

extension ImportKind {
  /// Creates the keyword for a type; nil for an extension, which declares none.
  fileprivate init?(_ kind: TypeDeclaration.Kind) {
    switch kind {
    case .class, .actor: self = .class
    case .enum: self = .enum
    case .struct: self = .struct
    case .extension: return nil
    }
  }
}

extension RunSources {
  mutating func extensions(of names: Set<String>, in files: [ScannedFile]) -> [ScannedTypes] {
    let paths = files.filter { $0.module == nil && !names.isDisjoint(with: $0.typeNames) }.map(
      \.path)
    return store.types(of: paths.map { AbsolutePath($0) })
  }
}

extension RunSources {
  mutating func meanings(of names: Set<String>, in files: [ScannedFile]) -> FoundDependencies {
    let sources =
      files.filter { $0.module == nil } + siblings.files(importedBy: files)
    // A compiled module names its own aliases, too.
    let imports = files.importedModules.union(files.compactMap(\.module?.name))
    var found = FoundDependencies()
    var read: Set<String> = []
    var wanted = names
    var open = names
    // An alias may stand for another.
    while !open.isEmpty {
      let declaring = sources.filter { !open.isDisjoint(with: $0.declaredTypes) }
      let paths = Set(declaring.map(\.path)).subtracting(read).sorted()
      read.formUnion(paths)
      var new = store.types(of: paths.map { AbsolutePath($0) })
      // A source may declare another type of the name.
      let compiled = library.aliases(named: open, in: imports)
      found.files += compiled.files
      new += compiled.types
      found.types += new
      let behind = new.reduce(into: Set<String>()) { $0.formUnion($1.names(behindAliases: wanted)) }
      open = behind.filter { !KnownAlias.isKnown($0) }.subtracting(wanted)
      wanted.formUnion(open)
    }
    found.types.sort { $0.path < $1.path }
    return found
  }
}

extension ScannedTypes {
  /// Returns the names in what aliases stand for.
  ///
  /// - Parameter names: The names of the aliases.
  fileprivate func names(behindAliases names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for alias in allAliases where names.contains(alias.name) {
      found.formUnion(alias.type.names)
    }
    return found
  }
}

extension ProtocolDeclaration {
  /// The name of the protocol, and those of its associated types.
  fileprivate var names: [String] {
    [name]
      + members.compactMap { member in
        if case .associatedType(let type) = member.kind { type.name } else { nil }
      }
  }
}

extension ModuleLibrary {
  /// Returns the declarations of parents and of all their ancestors in compiled modules.
  ///
  /// - Parameters:
  ///   - parents: The parents.
  ///   - files: The files that name them.
  mutating func declarations(
    of parents: [MissingParent], namedIn files: [ScannedFile]
  ) -> FoundDependencies {
    let imports = Dictionary(files.map { ($0.path, $0.imports.map(\.module)) }) { first, _ in first
    }
    let wanted = parents.map { parent in
      (parent, ModuleDependency(components: parent.components, imports: imports[parent.path] ?? []))
    }
    let sources = files.filter { $0.module == nil }
    let found = lookUp(
      wanted.map(\.1),
      from: Set(sources.flatMap(\.declaredTypes) + sources.flatMap(\.protocols).flatMap(\.names)))
    var result = FoundDependencies()
    result.files = found.files
    result.types = found.types
    for (parent, name) in wanted {
      result.issues[parent] = ParentIssue(found.failures[name], isBuild: isBuild)
    }
    return result
  }
}

extension ParentIssue {
  /// Creates the issue of a parent that no source and no compiled module declares; nil if there is nothing to add.
  ///
  /// - Parameters:
  ///   - failure: The reason why an imported module cannot be read; nil if all can.
  ///   - isBuild: Whether a build runs the tool, which has no command line, and may miss sources that plugins generate.
  fileprivate init?(_ failure: ModuleFailure?, isBuild: Bool) {
    let generated = """
      if another plugin generates its source, keep a mock from 'kagemusha generate' with that source among the tests
      """
    guard let failure else {
      guard isBuild else { return nil }
      self.init(reason: "no source that the build names declares it", fixIt: generated)
      return
    }
    self.init(reason: failure.message, fixIt: failure.fixIt)
    switch failure {
    case .notFound, .noneFound, .missingDependency:
      guard isBuild else { return }
      fixIt =
        "name its folder in the 'searchPaths' of an entry of 'kagemusha.yml', or, \(generated)"
    default: break
    }
  }
}

extension FoundDependencies {
  /// Takes over what compiled modules declare.
  init(_ compiled: ModuleDependencies) {
    self.init()
    files = compiled.files
    types = compiled.types
  }
}
