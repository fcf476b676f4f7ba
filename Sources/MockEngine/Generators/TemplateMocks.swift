import DeclarationModel
import Files
import MockResolver
import ModuleInterface
import StencilTemplates

/// The mocks that the templates of one request print with `{{ type|mock }}`.
///
/// The mocks are those of the catalog. A protocol that no entry mocks has a mock nevertheless, named as an
/// entry that reads the protocol names its mocks.
struct TemplateMocks: MockProvider {
  /// The files whose protocols templates see.
  private let files: [ScannedFile]
  private let types: [ScannedTypes]
  /// The files whose members must be read before a protocol is resolved.
  private let unreadFiles: Set<String>
  private let catalog: MockCatalog
  private var modules: CompiledModules
  /// The protocols of the files, by their qualified names.
  private let declarations: [String: [SourcePosition]]
  /// The resolvers for what the catalog lacks, by their naming.
  private var resolvers: [MockNaming: MockResolver] = [:]

  /// Creates the mocks for the templates of some files.
  ///
  /// - Complexity: O(*n*) for *n* protocols; none is resolved before its mock is asked for.
  init(
    files: [ScannedFile], types: [ScannedTypes], catalog: MockCatalog, library: ModuleLibrary
  ) {
    self.files = files
    self.types = types
    unreadFiles = types.unreadFiles
    self.catalog = catalog
    modules = CompiledModules(library: library)
    declarations = Dictionary(grouping: files.flatMap(\.protocols), by: \.qualifiedName)
      .mapValues { $0.map(\.position) }
  }

  mutating func mocks(of qualifiedName: String) -> ProvidedMocks {
    let positions = declarations[qualifiedName] ?? []
    let made = positions.flatMap { catalog.mocks(ofProtocolAt: $0) }
    if !made.isEmpty { return ProvidedMocks(mocks: made.map(\.forTemplate)) }
    guard unreadFiles.isEmpty else { return ProvidedMocks(unreadFiles: unreadFiles) }
    let planned = positions.flatMap { catalog.planned(at: $0) }.first
    let found = resolver(naming: planned?.naming ?? .standard).mocks(of: qualifiedName)
    return ProvidedMocks(mocks: found.mocks.map(\.forTemplate), diagnostics: found.diagnostics)
  }

  private mutating func resolver(naming: MockNaming) -> MockResolver {
    if let resolver = resolvers[naming] { return resolver }
    let resolver = MockResolver(
      completing: ResolverInput(files: files, types: types), naming: naming,
      dependencies: &modules)
    resolvers[naming] = resolver
    return resolver
  }
}

/// The compiled modules alone, without sources.
private struct CompiledModules: DependencySource, Sendable {
  var library: ModuleLibrary

  mutating func declarations(
    of parents: [MissingParent], namedIn files: [ScannedFile]
  ) -> FoundDependencies {
    library.declarations(of: parents, namedIn: files)
  }

  mutating func typeNames(ofImport module: String) -> Set<String> {
    library.typeNames(ofImport: module)
  }

  var hasSearchPaths: Bool { library.hasSearchPaths }

  mutating func isInToolchain(_ module: String) -> Bool { library.isInToolchain(module) }

  mutating func types(named names: Set<String>, usedIn files: [ScannedFile]) -> FoundDependencies {
    FoundDependencies(library.types(named: names, in: files.importedModules))
  }

  mutating func globalActors(
    named names: Set<String>, usedIn files: [ScannedFile], or modules: Set<String>
  ) -> [ScannedTypes] {
    library.globalActors(named: names, in: modules.union(files.importedModules))
  }

  func extensions(of names: Set<String>, in files: [ScannedFile]) -> [ScannedTypes] { [] }

  func sources(importedBy files: [ScannedFile]) -> [ScannedFile] { [] }

  // The template reads all types of its sources.
  func meanings(of names: Set<String>, in files: [ScannedFile]) -> FoundDependencies {
    FoundDependencies()
  }

  func topLevelTypes(
    among names: Set<String>, in files: [ScannedFile]
  ) -> [String: ImportKind] { [:] }

  func nestedTypes(among names: Set<String>, in files: [ScannedFile]) -> Set<[String]> { [] }

  func imports(of paths: Set<String>) -> [String: [ImportDeclaration]] { [:] }
}

extension MockBlueprint {
  /// The mock as a template prints it: where the mocks of other protocols are, and who may see them,
  /// is the template's business, and the file imports no other library for it.
  fileprivate var forTemplate: MockBlueprint {
    var mock = shallow
    mock.access = .internal
    mock.extras.remove(.cuckoo)
    return mock
  }
}
