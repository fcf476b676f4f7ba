import Configuration
import DeclarationModel
import MockResolver

/// The files of all entries for mocks, each of which knows the protocols of the others: whether a package
/// was built makes no difference to what a configuration generates.
struct SiblingSources: Sendable {
  /// The files of one entry, and the modules that it is for.
  private struct Entry: Sendable {
    var modules: Set<String>
    var files: [ScannedFile]
  }

  private var entries: [Entry] = []
  /// The modules that entries with a file are for, by its path.
  private var modules: [String: Set<String>] = [:]

  /// Creates sources without entries.
  init() {}

  /// Reads the files of entries; nothing is read if there is but one.
  init(of requests: [MockRequest], from sources: inout RunSources) {
    guard requests.count > 1 else { return }
    entries = requests.map { request in
      let settings = sources.settings(for: request).settings
      let query = SourceQuery(paths: request.sources, content: .protocols)
      let modules =
        request.testableImports + request.imports
        + [request.module?.value]
        .compactMap { $0 }
      let module = Set(modules).count == 1 ? modules.first : request.sourceModule
      let files = sources.store.protocols(of: query).files.map { file in
        var file = file.with(settings)
        file.sourceModule = module
        return file
      }
      return Entry(modules: Set(modules), files: files)
    }
    for entry in entries {
      for file in entry.files { self.modules[file.path, default: []].formUnion(entry.modules) }
    }
  }

  /// Returns the files that declare parents and their ancestors, and the parents that none declares.
  ///
  /// - Parameters:
  ///   - parents: The parents.
  ///   - files: The files that name them.
  func declarations(
    of parents: [MissingParent], namedIn files: [ScannedFile]
  ) -> (found: FoundDependencies, rest: [MissingParent]) {
    var found = FoundDependencies()
    guard entries.count > 1 else { return (found, parents) }
    var imports = Dictionary(files.map { ($0.path, Set($0.imports.map(\.module))) }) {
      $0.union($1)
    }
    let own = Set(files.map(\.path))
    var rest: [MissingParent] = []
    var seen: Set<String> = []
    // The wanted parents, parts of aliases included; compiled modules are asked for those no entry declares.
    var wanted = Set(parents)
    var open = parents
    while let parent = open.popLast() {
      let visible = (imports[parent.path] ?? []).union(modules(ofFile: parent.path))
      let file = entries.lazy
        .filter { $0.modules.isEmpty || !$0.modules.isDisjoint(with: visible) }
        .flatMap(\.files).first { !own.contains($0.path) && $0.declares(parent.components) }
      guard let file else {
        if wanted.contains(parent) { rest.append(parent) }
        continue
      }
      let parts = file.parts(ofAlias: parent.components).filter {
        !MockResolver.knownParents.contains($0.components.last ?? "")
      }
      open += parts.filter { wanted.insert($0).inserted }
      guard seen.insert(file.path).inserted else { continue }
      found.files.append(file)
      imports[file.path] = Set(file.imports.map(\.module))
      open += file.protocols.flatMap { declaration in
        declaration.inheritance.flatMap(\.compositionParts).compactMap { type in
          guard case .named(let name) = type else { return nil }
          return MissingParent(components: name.plainNames, path: file.path)
        }
      }
    }
    found.files.sort { $0.path < $1.path }
    return (found, rest)
  }

  /// Returns the files of entries whose modules some files import, or belong to, without these files.
  func files(importedBy files: [ScannedFile]) -> [ScannedFile] {
    guard entries.count > 1 else { return [] }
    let own = Set(files.map(\.path))
    let visible = files.reduce(into: files.importedModules) {
      $0.formUnion(modules(ofFile: $1.path))
    }
    var seen = own
    return entries.filter { $0.modules.isEmpty || !$0.modules.isDisjoint(with: visible) }
      .flatMap(\.files).filter { seen.insert($0.path).inserted }
  }

  /// Returns the files of entries that declare types and aliases with some names, and what these aliases stand for, also in
  /// modules that only the file of an alias imports.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - files: The files that use them.
  /// - Returns: The files, sorted by path, and all names that were looked for.
  func files(
    declaring names: Set<String>, usedIn files: [ScannedFile]
  ) -> (files: [ScannedFile], names: Set<String>) {
    guard entries.count > 1 else { return ([], names) }
    var wanted = names
    var found: [ScannedFile] = []
    var seen = Set(files.map(\.path))
    var open = files
    while !open.isEmpty {
      let near = self.files(importedBy: open)
      wanted.formUnion(near.targets(ofAliases: wanted))
      open = near.filter { file in
        !wanted.isDisjoint(with: file.declaredTypes) && seen.insert(file.path).inserted
      }
      found += open
    }
    return (found.sorted { $0.path < $1.path }, wanted)
  }

  /// Returns the modules that entries with a file are for, whose declarations need no import.
  private func modules(ofFile path: String) -> Set<String> { modules[path] ?? [] }
}

extension ScannedFile {
  /// Returns what aliases of a name that may begin with a module stand for, as parents.
  fileprivate func parts(ofAlias components: [String]) -> [MissingParent] {
    let paths = [components, Array(components.dropFirst())].filter { !$0.isEmpty }
    return aliases.filter { paths.contains($0.alias.path) }.flatMap(\.type.compositionParts)
      .compactMap { type in
        guard case .named(let name) = type else { return nil }
        return MissingParent(components: name.plainNames, path: path)
      }
  }

  /// Returns whether the file declares a protocol, or an alias, of a name that may begin with a module.
  fileprivate func declares(_ components: [String]) -> Bool {
    let names = [components, Array(components.dropFirst())].filter { !$0.isEmpty }
      .map { $0.joined(separator: ".") }
    return protocols.contains { names.contains($0.qualifiedName) }
      || aliases.contains { names.contains($0.alias.path.joined(separator: ".")) }
  }
}
