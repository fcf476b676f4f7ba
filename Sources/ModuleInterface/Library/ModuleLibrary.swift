import Basics
import DeclarationModel
import Foundation

/// Compiled modules, which are read on demand.
///
/// A module is read only if a name that may be declared in it is looked up.
package struct ModuleLibrary: Sendable {
  /// Names that are not looked up.
  private let known: Set<String>
  /// Whether a build runs the tool.
  package let isBuild: Bool
  var reader: ModuleReader

  /// The modules that every file imports implicitly.
  static let implicit = ["Swift", "_Concurrency"]

  /// Creates a library of all modules that can be found.
  ///
  /// - Parameters:
  ///   - options: The places to search.
  ///   - known: Names of parents that are not looked up.
  ///   - environment: The environment, for `PATH`.
  ///   - willRead: Is called with the name of each module before a search for it.
  package init(
    _ options: ModuleOptions, known: Set<String> = [],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    willRead: (@Sendable (String) -> Void)? = nil
  ) {
    self.known = known
    isBuild = options.isBuild
    reader = ModuleReader(options, environment: environment, willRead: willRead)
  }

  /// Returns the version of the compiler, major first; nil if there is none.
  package mutating func compilerVersion() -> [Int]? { reader.compilerVersion() }

  /// Looks up parents and their ancestors, until everything that can be found is found.
  ///
  /// - Parameters:
  ///   - wanted: The parents.
  ///   - names: The names that mean other types at the places that name the parents.
  package mutating func lookUp(
    _ wanted: [ModuleDependency], from names: Set<String> = []
  ) -> ModuleDependencies {
    var failures: [ModuleDependency: ModuleFailure] = [:]
    var found: [ModulePlace] = []
    for parent in wanted {
      if let place = place(of: parent.components, imports: parent.imports) {
        found.append(place)
      } else {
        failures[parent] = failure(among: parent.imports)
      }
    }
    var result = closure(of: found, from: names)
    result.failures = failures
    return result
  }

  /// Returns the names of the types that an import of a module makes visible, as far as the module
  /// can be read. The names of the standard library do not count, since all others shadow them.
  ///
  /// - Complexity: O(*n*) for *n* types; the module is printed if it is not in the cache.
  package mutating func typeNames(ofImport module: String) -> Set<String> {
    guard !Self.implicit.contains(module), case .success(let whole) = reader.digest(of: module)
    else {
      return []
    }
    // Foundation re-exports the declarations of its parts.
    let parts = whole.origin.isStandard ? whole.imports.filter { $0.hasPrefix("Foundation") } : []
    return parts.reduce(into: whole.typeNames) { names, part in
      if case .success(let digest) = reader.digest(of: part) { names.formUnion(digest.typeNames) }
    }
  }

  /// Whether modules can be found that do not come with the toolchain.
  package var hasSearchPaths: Bool { !reader.options.searchPaths.isEmpty }

  /// Returns whether a module comes with the toolchain, without reading it.
  package mutating func isInToolchain(_ module: String) -> Bool {
    Self.implicit.contains(module) || reader.isStandard(module)
  }

  /// Returns the type aliases with some names, and the files that stand for them.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - modules: The modules that may declare them; the standard library is read for the remaining
  ///     names.
  /// - Complexity: Nothing is read without names.
  package mutating func aliases(
    named names: Set<String>, in modules: Set<String>
  ) -> ModuleDependencies {
    var result = ModuleDependencies()
    var open = names
    var rest =
      modules.subtracting(Self.implicit).sorted { first, second in
        let areStandard = (reader.isStandard(first), reader.isStandard(second))
        return areStandard.0 == areStandard.1 ? first < second : areStandard.1
      } + Self.implicit
    var seen: Set<String> = []
    while !open.isEmpty, !rest.isEmpty {
      let module = rest.removeFirst()
      guard seen.insert(module).inserted, case .success(let digest) = reader.digest(of: module)
      else { continue }
      for alias in digest.aliases(named: open, in: names) {
        result.types.append(alias.types)
        result.files.append(digest.emptyFile(for: alias.qualifiedName))
      }
      open.subtract(digest.typeNames)
      // Foundation re-exports the declarations of its parts.
      if digest.origin.isStandard {
        rest.insert(contentsOf: digest.imports.filter { $0.hasPrefix("Foundation") }, at: 0)
      }
    }
    return result
  }

  /// Returns all protocols of a module, each in a file of its own, with their ancestors from other
  /// modules.
  ///
  /// - Returns: The protocols and their ancestors; the origin of the module's own declarations is
  ///   the module.
  /// - Throws: `ModuleFailure` if the module cannot be read.
  package mutating func protocols(of module: String) throws(ModuleFailure) -> ModuleDependencies {
    let digest = try reader.digest(of: module).get()
    var found = closure(
      of: digest.protocolNames.map { ModulePlace(module: module, name: $0, origin: module) })
    for index in found.files.indices where found.files[index].module?.name == module {
      found.files[index].declaredNames = digest.vocabularyNames
    }
    return found
  }

  /// Returns some classes of a module, each in a file of its own, with their superclasses.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - isWanted: Returns whether the class of a qualified name is wanted.
  /// - Throws: `ModuleFailure` if the module cannot be read.
  package mutating func classes(
    of module: String, where isWanted: (String) -> Bool
  ) throws(ModuleFailure) -> ModuleDependencies {
    let names = try classNames(of: module).filter(isWanted)
    return closure(of: names.map { ModulePlace(module: module, name: $0, origin: module) })
  }

  /// Returns the qualified names of the classes of a module, sorted.
  ///
  /// - Throws: `ModuleFailure` if the module cannot be read.
  package mutating func classNames(of module: String) throws(ModuleFailure) -> [String] {
    try reader.digest(of: module).get().classNames.sorted()
  }

  /// Returns the files of declarations and of all their ancestors.
  ///
  /// - Parameters:
  ///   - places: The declarations.
  ///   - names: The names that mean other types at the places that name the declarations.
  private mutating func closure(
    of places: [ModulePlace], from names: Set<String> = []
  ) -> ModuleDependencies {
    var seen: Set<[String]> = []
    var open = places
    var result = ModuleDependencies()
    while let place = open.popLast() {
      guard seen.insert([place.module, place.name]).inserted,
        case .success(let digest) = reader.digest(of: place.module)
      else { continue }
      if digest.declaresClass(place.name) {
        open += superclasses(of: place, in: digest, adding: &result)
        continue
      }
      guard let (declaration, qualifiers) = digest.read(place.name) else { continue }
      var file = qualifying(declaration, of: digest, from: names)
      file.imports = imports(of: file, at: place, in: digest, besides: qualifiers)
      result.files.append(file)
      if let types = digest.readAvailability(around: place.name) { result.types.append(types) }
      for name in file.parentNames where !known.contains(name.last ?? "") {
        let parent = self.place(of: name, imports: [place.module] + digest.imports)
        guard var parent else { continue }
        // Standard modules re-export the declarations that they use.
        if digest.origin.isStandard { parent.origin = place.origin }
        open.append(parent)
      }
    }
    result.files.sort { $0.path < $1.path }
    result.types.sort { $0.path < $1.path }
    return result
  }

  /// Returns a file that qualifies the types of other modules whose names are ambiguous: those that
  /// a type of the module, an associated type, a type around a nested protocol, or one of the given
  /// names also has.
  ///
  /// - Complexity: Without such names, no other module is read.
  private mutating func qualifying(
    _ file: ScannedFile, of digest: ModuleDigest, from names: Set<String>
  ) -> ScannedFile {
    guard !digest.origin.isStandard else { return file }
    // A protocol may inherit `Duration` from `Clock` and `InstantProtocol`: no other type of the standard library has the name
    // of an associated type there.
    let taken = digest.typeNames.union(digest.associatedTypeNames).union(names)
      .union(["Duration"])
    var file = file
    func ambiguous(in declaration: ProtocolDeclaration) -> Set<String>? {
      declaration.enclosingTypes.isEmpty ? taken : nil
    }
    for index in file.protocols.indices {
      qualify(&file.protocols[index], of: digest, among: ambiguous(in: file.protocols[index]))
    }
    for index in file.extensions.indices {
      qualify(&file.extensions[index], of: digest, among: ambiguous(in: file.extensions[index]))
    }
    return file
  }

  /// Qualifies the types of other modules in a declaration.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - digest: The module that declares it.
  ///   - names: The ambiguous names; nil for all.
  private mutating func qualify<Declaration: PrintedDeclaration>(
    _ declaration: inout Declaration, of digest: ModuleDigest, among names: Set<String>?
  ) {
    let found = declaration.unqualifiedNames
    let ambiguous = names.map(found.intersection) ?? found
    guard !ambiguous.isEmpty else { return }
    declaration = declaration.qualified(with: homes(of: ambiguous, in: digest))
  }

  /// Returns the modules that declare the names which a module uses from others.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - digest: The module that uses them.
  ///   - unread: Imported modules that are not looked into.
  mutating func homes(
    of names: Set<String>, in digest: ModuleDigest, besides unread: Set<String> = []
  ) -> [String: String] {
    var homes: [String: String] = [:]
    for module in digest.imports where !Self.implicit.contains(module) && !unread.contains(module) {
      let declared = typeNames(ofImport: module)
      for name in names where declared.contains(name) { homes[name] = homes[name] ?? module }
    }
    for module in Self.implicit {
      guard case .success(let library) = reader.digest(of: module) else { continue }
      for name in names where library.typeNames.contains(name) {
        homes[name] = homes[name] ?? module
      }
    }
    return homes
  }

  /// Adds a class to the result, and returns the place of its superclass, if it has one.
  private mutating func superclasses(
    of place: ModulePlace, in digest: ModuleDigest, adding result: inout ModuleDependencies
  ) -> [ModulePlace] {
    guard let classes = reader.classes(of: place.module),
      let (read, qualifiers) = digest.readClass(place.name, from: classes)
    else { return [] }
    var types = read
    if !digest.origin.isStandard {
      for index in types.types.indices {
        let generics = types.types[index].ownGenerics
        qualify(&types.types[index], of: digest, among: digest.typeNames.union(generics))
      }
    }
    result.types.append(types)
    var file = digest.emptyFile(for: place.name)
    file.imports = imports(of: file, at: place, in: digest, besides: qualifiers)
    result.files.append(file)
    let parents = types.types.filter { $0.kind == .class }.flatMap { $0.inheritance.prefix(1) }
    return parents.flatMap(\.namesOfParts).compactMap {
      self.place(of: $0, imports: [place.module] + digest.imports)
    }
  }

  /// Returns the place where a name is declared, in the imported modules, or in modules that those
  /// import and may re-export.
  private mutating func place(of components: [String], imports: [String]) -> ModulePlace? {
    let name = components.joined(separator: ".")
    if components.count > 1, let module = components.first {
      let rest = components.dropFirst().joined(separator: ".")
      if case .success(let digest) = reader.digest(of: module), digest.declares(rest) {
        return ModulePlace(module: module, name: rest, origin: module)
      }
    }
    var seen: Set<String> = []
    // Most parents are declared in the standard library, for which Foundation need not be printed.
    let others = imports.filter { !reader.isStandard($0) }
    var level = (others + Self.implicit + imports).map { (module: $0, origin: $0) }
    while !level.isEmpty {
      var next: [(module: String, origin: String)] = []
      for (module, origin) in level where seen.insert(module).inserted {
        guard case .success(let digest) = reader.digest(of: module) else { continue }
        if digest.declares(name) { return ModulePlace(module: module, name: name, origin: origin) }
        next += digest.imports.map { ($0, origin) }
      }
      level = next
    }
    return nil
  }

  /// Returns the first reason why an imported module cannot be read; if modules are missing, the
  /// reason names all of them.
  private mutating func failure(among imports: [String]) -> ModuleFailure? {
    var failures: [ModuleFailure] = []
    for module in imports + Self.implicit.prefix(1) {
      if case .failure(let failure) = reader.digest(of: module) { failures.append(failure) }
    }
    guard case .notFound? = failures.first else { return failures.first }
    var missing: [String] = []
    for case .notFound(let module) in failures where !missing.contains(module) {
      missing.append(module)
    }
    return missing.count > 1 ? .noneFound(modules: missing) : failures.first
  }

  /// Returns a text that changes if one of some modules changes, appears or disappears, or if the
  /// toolchain changes.
  package mutating func fingerprint(of modules: [String]) -> String {
    reader.fingerprint(of: modules)
  }
}

extension ScannedFile {
  /// The names of all parents of the protocols, and of the targets of aliases.
  fileprivate var parentNames: [[String]] {
    let constraints = protocols.flatMap(\.requirements)
      .filter { $0.left == .name("Self") && $0.relation == .conformance }.map(\.right)
    return (protocols.flatMap(\.inheritance) + constraints + aliases.map(\.type))
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
