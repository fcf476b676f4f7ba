import DeclarationModel
import Files
import MockResolver
import ModuleInterface

/// Everything that generators read: Swift sources, compiled modules and Objective-C headers.
struct RunSources: Sendable {
  /// The Swift sources.
  var store: SourceStore
  /// The compiled modules.
  var library: ModuleLibrary
  /// The file system.
  let fileSystem: any FileSystem
  /// The environment, which says where libclang and Apple's SDK are.
  let environment: [String: String]

  /// Creates sources, of which nothing is read yet.
  init(fileSystem: any FileSystem, modules: ModuleOptions, environment: [String: String]) {
    self.fileSystem = fileSystem
    self.environment = environment
    store = SourceStore(fileSystem: fileSystem)
    library = ModuleLibrary(modules, known: MockResolver.knownParents)
  }

  /// Returns the types that protocols depend on, sorted by path: those of the few files that declare
  /// them.
  ///
  /// - Complexity: Nothing is parsed if no protocol is nested, or bound to a class.
  mutating func types(for files: [ScannedFile]) -> [ScannedTypes] {
    var wanted = ReferencedTypes(of: files)
    var new = wanted.names
    var read: Set<String> = []
    var found: [ScannedTypes] = []
    // A superclass may have one itself, in a file that was not read for the first.
    while !new.isEmpty {
      let paths = files.filter {
        !read.contains($0.path) && $0.module == nil && !new.isDisjoint(with: $0.typeNames)
      }.map(\.path)
      read.formUnion(paths)
      let types = store.types(of: paths.map { AbsolutePath($0) })
      found += types
      new = wanted.add(superclassesIn: types)
    }
    return found.sorted { $0.path < $1.path }
  }
}

extension RunSources: DependencySource {
  mutating func declarations(
    of parents: [MissingParent], namedIn files: [ScannedFile]
  ) -> FoundDependencies {
    library.declarations(of: parents, namedIn: files)
  }

  mutating func typeNames(ofImport module: String) -> Set<String> {
    library.typeNames(ofImport: module)
  }

  mutating func topLevelTypes(
    among names: Set<String>, in files: [ScannedFile]
  ) -> Set<String> {
    let paths = files.filter { !names.isDisjoint(with: $0.declaredTypes) }.map(\.path)
    let types = store.types(of: paths.map { AbsolutePath($0) })
    return names.intersection(
      types.flatMap(\.types).filter { $0.kind != .extension && $0.enclosingTypes.isEmpty }
        .map(\.name) + types.flatMap(\.typeAliases).map(\.declaration.name))
  }
}

extension RunSources {
  mutating func extensions(of names: Set<String>, in files: [ScannedFile]) -> [ScannedTypes] {
    let paths = files.filter { $0.module == nil && !names.isDisjoint(with: $0.typeNames) }.map(
      \.path)
    return store.types(of: paths.map { AbsolutePath($0) })
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
    let found = lookUp(wanted.map(\.1))
    var result = FoundDependencies()
    result.files = found.files
    result.types = found.types
    for (parent, name) in wanted {
      guard let failure = found.failures[name] else { continue }
      result.issues[parent] = ParentIssue(reason: failure.message, fixIt: failure.fixIt)
    }
    return result
  }
}
