import DeclarationModel

/// The names of types of compiled modules that may mean other types in the file with the mocks: it imports all modules for all
/// mocks, and the libraries that mocks need.
struct CompiledNamesakes: Sendable {
  /// The modules that declare each name.
  private(set) var modules: [String: Set<String>] = [:]
  /// The compiled modules that have a type with their own name, which hides them.
  private(set) var hidden: Set<String> = []
  /// The types of the standard library and of the run-time library whose names compiled modules declare, too.
  private(set) var taken: Set<String> = []

  /// Finds the names.
  ///
  /// - Parameters:
  ///   - named: The names of the types in the mocks.
  ///   - files: The sources with the protocols.
  ///   - imported: The modules that the file with the mocks imports for the protocols, and that have no sources.
  ///   - dependencies: The source of the names of compiled modules.
  /// - Complexity: No module is read that comes with the toolchain unless another one declares a name of the mocks.
  init(
    among named: Set<String>, in files: [ScannedFile], imported: Set<String>,
    dependencies: inout some DependencySource
  ) {
    guard dependencies.hasSearchPaths else { return }
    let foreign = imported.filter { !dependencies.isInToolchain($0) }
    guard !foreign.isEmpty else { return }
    add(foreign, among: named.union(MockVocabulary.allTypes), from: &dependencies)
    taken = MockVocabulary.allTypes.intersection(modules.keys)
    let imports = files.map { Set($0.imports.map(\.module)) }
    let common = imports.dropFirst().reduce(imports.first ?? []) { $0.intersection($1) }
    modules = modules.filter { name, declaring in
      named.contains(name)
        && (Self.library.contains(name) || !declaring.isSubset(of: common))
    }
    guard !modules.isEmpty else { return }
    let contested = Set(modules.keys)
    add(imported.subtracting(foreign), among: contested, from: &dependencies)
    for name in contested.intersection(Self.standard) { modules[name]?.insert("Swift") }
  }

  /// Returns the replacements of names in what a mock has from a protocol of a compiled module, which qualifies all types but
  /// those of the standard library: other names come from where its associated types are bound.
  static func bound(_ types: [String: TypeReference]) -> [String: TypeReference] {
    types.filter { !standard.contains($0.key) }
  }

  private mutating func add(
    _ all: Set<String>, among names: Set<String>, from dependencies: inout some DependencySource
  ) {
    for module in all.sorted() {
      let declared = dependencies.typeNames(ofImport: module)
      for name in names.intersection(declared) { modules[name, default: []].insert(module) }
      if declared.contains(module) { hidden.insert(module) }
    }
  }

  /// The types of the libraries that each file with mocks imports.
  static let library = TestingNames.all.union(MockVocabulary.published)

  /// The types of the standard library whose names other modules are likely to have, too.
  private static let standard = MockVocabulary.standard.union([
    "Actor", "Character", "Clock", "Collection", "Double", "Duration", "Float", "Identifiable",
    "Range", "Result", "Sequence", "Set", "String", "Substring", "Task",
  ])
}
