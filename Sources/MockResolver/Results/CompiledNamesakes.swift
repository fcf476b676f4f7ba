import DeclarationModel

/// The names in mocks that a compiled module declares which only some of the files with protocols import: in the file with
/// the mocks, which imports it for all, they may be ambiguous.
struct CompiledNamesakes: Sendable {
  /// The compiled modules that declare each name.
  private(set) var modules: [String: Set<String>] = [:]
  /// The modules among them that have a type with their own name, which hides them.
  private(set) var hidden: Set<String> = []
  /// The types of the standard library whose names mean other types in the file with the mocks.
  private(set) var standard: Set<String> = []

  /// Finds the names.
  ///
  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - files: The sources.
  ///   - imported: The modules that the file with the mocks imports and that have no sources.
  ///   - dependencies: The source of the names of compiled modules.
  /// - Complexity: No module is read unless some of the files alone import one that does not come with the toolchain.
  init(
    in mocks: [MockBlueprint], of files: [ScannedFile], imported: Set<String>,
    dependencies: inout some DependencySource
  ) {
    let places = Set(mocks.map(\.position.path))
    let imports = files.filter { places.contains($0.path) }.map { Set($0.imports.map(\.module)) }
    guard var common = imports.first else { return }
    for modules in imports { common.formIntersection(modules) }
    let some = imported.subtracting(common).filter { !dependencies.isInToolchain($0) }
    guard !some.isEmpty else { return }
    let named = mocks.reduce(into: Set<String>()) { $0.formUnion($1.namesOfTypes) }
    add(some, among: named.union(MockVocabulary.standard), from: &dependencies)
    standard = MockVocabulary.standard.intersection(modules.keys)
    modules = modules.filter { named.contains($0.key) }
    guard !modules.isEmpty else { return }
    let contested = Set(modules.keys)
    add(imported.subtracting(some), among: contested, from: &dependencies)
    for name in contested.intersection(Self.likely) { modules[name]?.insert("Swift") }
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

  /// The types of the standard library whose names other modules are likely to have, too.
  private static let likely = MockVocabulary.standard.union([
    "Actor", "Character", "Clock", "Collection", "Double", "Duration", "Float", "Identifiable",
    "Range",
    "Result", "Sequence", "Set", "String", "Substring", "Task",
  ])
}
