import DeclarationModel
import Foundation

/// Compiled modules, as far as they were asked for.
///
/// Nothing happens before the first question: who has no unknown parents pays nothing.
package struct ModuleLibrary: Sendable {
  private let options: ModuleOptions
  private let environment: [String: String]
  /// Names that need not be looked up.
  private let known: Set<String>
  private var toolchain: Result<Toolchain, ModuleFailure>?
  private var digests: [String: Result<ModuleDigest, ModuleFailure>] = [:]

  /// The modules that every file imports.
  private static let implicit = ["Swift", "_Concurrency"]

  /// Makes a library of all modules that can be found.
  ///
  /// - Parameters:
  ///   - options: Where they are.
  ///   - known: Names of parents that are left out.
  ///   - environment: The environment, for `PATH`.
  package init(
    _ options: ModuleOptions, known: Set<String> = [],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.options = options
    self.known = known
    self.environment = environment
  }

  /// Looks up parents, and the parents of those, until nothing is missing that can be found.
  package mutating func lookUp(_ wanted: [ModuleDependency]) -> ModuleDependencies {
    var result = ModuleDependencies()
    var found: [ModulePlace] = []
    for parent in wanted {
      if let place = place(of: parent.components, imports: parent.imports) {
        found.append(place)
      } else {
        result.failures[parent] = failure(among: parent.imports)
      }
    }
    result.files = closure(of: found)
    return result
  }

  /// The names of the types that an import of a module brings, as far as it can be read; those of the
  /// standard library give way to any other, and do not count.
  ///
  /// - Complexity: O(*n*) for *n* types; the module is printed if it never was before.
  package mutating func typeNames(ofImport module: String) -> Set<String> {
    guard !Self.implicit.contains(module), case .success(let whole) = digest(of: module) else {
      return []
    }
    // Foundation hands on what its parts declare.
    let parts = whole.origin.isStandard ? whole.imports.filter { $0.hasPrefix("Foundation") } : []
    return parts.reduce(into: whole.typeNames) { names, part in
      if case .success(let digest) = digest(of: part) { names.formUnion(digest.typeNames) }
    }
  }

  /// All protocols of a module, each in a file of its own, and their ancestors from other modules.
  ///
  /// - Throws: Why the module cannot be read.
  package mutating func protocols(
    of module: String
  ) throws(ModuleFailure) -> (own: [ScannedFile], ancestors: [ScannedFile]) {
    let names = try digest(of: module).get().protocolNames
    let files = closure(of: names.map { ModulePlace(module: module, name: $0, origin: module) })
    return (
      files.filter { $0.module?.name == module }, files.filter { $0.module?.name != module }
    )
  }

  /// The files of some declarations and of all their ancestors.
  private mutating func closure(of places: [ModulePlace]) -> [ScannedFile] {
    var seen: Set<[String]> = []
    var open = places
    var files: [ScannedFile] = []
    while let place = open.popLast() {
      guard seen.insert([place.module, place.name]).inserted,
        case .success(let digest) = digest(of: place.module),
        let (declaration, qualifiers) = digest.read(place.name)
      else { continue }
      var file = declaration
      let imports = [place.origin] + qualifiers + digest.origin.visible(digest.imports)
      file.imports = Set(imports).subtracting(Self.implicit).sorted()
        .map { ImportDeclaration(path: $0) }
      files.append(file)
      for name in file.parentNames where !known.contains(name.last ?? "") {
        let parent = self.place(of: name, imports: [place.module] + digest.imports)
        guard var parent else { continue }
        // What a standard module has from another is there for whoever imports the first.
        if digest.origin.isStandard { parent.origin = place.origin }
        open.append(parent)
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// Where a name is declared, looked for in the modules that are imported, and then in those that
  /// they import, since they may hand them on.
  private mutating func place(of components: [String], imports: [String]) -> ModulePlace? {
    let name = components.joined(separator: ".")
    if components.count > 1, let module = components.first {
      let rest = components.dropFirst().joined(separator: ".")
      if case .success(let digest) = digest(of: module), digest.declares(rest) {
        return ModulePlace(module: module, name: rest, origin: module)
      }
    }
    var seen: Set<String> = []
    // Most parents are of the standard library: Foundation is not printed for them.
    let others = imports.filter { !isStandard($0) }
    var level = (others + Self.implicit + imports).map { (module: $0, origin: $0) }
    while !level.isEmpty {
      var next: [(module: String, origin: String)] = []
      for (module, origin) in level where seen.insert(module).inserted {
        guard case .success(let digest) = digest(of: module) else { continue }
        if digest.declares(name) { return ModulePlace(module: module, name: name, origin: origin) }
        next += digest.imports.map { ($0, origin) }
      }
      level = next
    }
    return nil
  }

  /// Whether a module comes with the toolchain; nothing is printed to know.
  private mutating func isStandard(_ module: String) -> Bool {
    guard case .success(let toolchain) = toolchainResult() else { return false }
    return ModuleLocator(searchPaths: options.searchPaths, toolchain: toolchain).find(module)?
      .isStandard ?? false
  }

  /// The first thing that kept an imported module from being read.
  private mutating func failure(among imports: [String]) -> ModuleFailure? {
    for module in imports + Self.implicit.prefix(1) {
      if case .failure(let failure) = digest(of: module) { return failure }
    }
    return nil
  }

  private mutating func digest(of module: String) -> Result<ModuleDigest, ModuleFailure> {
    if let digest = digests[module] { return digest }
    let digest = Result { () throws(ModuleFailure) in try read(module) }
    digests[module] = digest
    return digest
  }

  private mutating func toolchainResult() -> Result<Toolchain, ModuleFailure> {
    if let toolchain { return toolchain }
    let found = Result { () throws(ModuleFailure) in try Toolchain.find(options, environment) }
    toolchain = found
    return found
  }

  private mutating func read(_ module: String) throws(ModuleFailure) -> ModuleDigest {
    let toolchain = try toolchainResult().get()
    let locator = ModuleLocator(searchPaths: options.searchPaths, toolchain: toolchain)
    guard let found = locator.find(module) else { throw .notFound(module: module) }
    let origin = ModuleOrigin(name: module, isStandard: found.isStandard)
    let cache = InterfaceCache(folder: options.cacheFolder)
    let key = cacheKey(of: module, found, toolchain)
    if let key, let text = cache.text(key), let digest = ModuleDigest(reduced: text, of: origin) {
      return digest
    }
    let printer = ModulePrinter(toolchain: toolchain, options: options)
    let digest = ModuleDigest(try printer.interface(of: module, in: found.folder), of: origin)
    if let key { cache.keep(Array(digest.reduced.utf8), as: key) }
    return digest
  }

  /// A module of the toolchain is known by the compiler's version, any other by its content.
  private func cacheKey(
    of module: String, _ found: ModuleLocator.Found, _ toolchain: Toolchain
  ) -> String? {
    let target = toolchain.target
    var hash = ContentHash(of: [
      module, target.compilerVersion, target.triple, toolchain.sdk ?? "", "\(found.isStandard)",
    ])
    if found.isStandard {
      hash.combine(found.path)
    } else {
      guard let content = FileManager.default.contents(atPath: found.path) else { return nil }
      hash.combine(Array(content))
    }
    return "\(module)-\(hash.text).swiftinterface"
  }
}

extension ScannedFile {
  /// The names of all parents of its protocols, and of what its aliases stand for.
  fileprivate var parentNames: [[String]] {
    let constraints = protocols.flatMap(\.requirements)
      .filter { $0.left == .name("Self") && $0.relation == .conformance }.map(\.right)
    return (protocols.flatMap(\.inheritance) + constraints + parentAliases.map(\.type))
      .flatMap(\.namesOfParts)
  }
}

extension TypeReference {
  fileprivate var namesOfParts: [[String]] {
    switch self {
    case .named(let type): [type.components.map(\.name)]
    case .composition(let parts): parts.flatMap(\.namesOfParts)
    default: []
    }
  }
}

extension ModuleOrigin {
  /// Of the modules that this one imports, those whose types stand in its interface by their names
  /// alone: what comes with the toolchain, but for the C library, which the others hand on.
  fileprivate func visible(_ imports: [String]) -> [String] {
    if isStandard { return [] }
    // On other systems there is no more than Foundation.
    return imports.map { $0 == "FoundationEssentials" ? "Foundation" : $0 }
      .filter { $0 == "Dispatch" || $0.hasPrefix("Foundation") }
  }
}
