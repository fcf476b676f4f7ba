import Basics
import DeclarationModel
import Symbols

/// The protocols of an input with the facts that can be found without making a mock: their parents, whether each is
/// to be mocked, and the other declarations that may affect the mocks.
package struct PreparedProtocols: Sendable {
  private let input: ResolverInput
  private let selection: ProtocolSelection
  private let options: MockOptions
  private let resolver: MockResolver
  private let candidates: [ProtocolCandidate]

  /// Looks up the missing parents, and then the other declarations.
  ///
  /// - Parameters:
  ///   - input: The files.
  ///   - selection: The protocols to mock.
  ///   - options: The properties of the mocks.
  ///   - dependencies: The source of missing declarations; it is not used if nothing is missing.
  package init(
    of input: ResolverInput, _ selection: ProtocolSelection, options: MockOptions,
    dependencies: inout some DependencySource
  ) {
    var input = input
    input.addGlobalActors(from: &dependencies)
    var resolver = MockResolver(input, naming: options.naming)
    var candidates = resolver.candidates(for: selection)
    var questions = resolver.questions(about: candidates)
    func update() {
      resolver = MockResolver(input, naming: options.naming)
      candidates = resolver.candidates(for: selection)
    }
    if !questions.missing.isEmpty {
      input.complete(questions.missing, from: &dependencies)
      // A parent or a superclass may be bound to an actor of its module.
      input.addGlobalActors(from: &dependencies)
      update()
      questions = resolver.questions(about: candidates)
    }
    if input.addDeclarations(of: questions.names, from: &dependencies) { update() }
    resolver.isStyled = options.styles.hasVariables
    if options.importedModules.isEmpty {
      resolver.declaredTypes = Self.types(
        namedLikeMocksOf: candidates.filter(\.isSelected).map(\.decision.declaration),
        options.naming, in: input.files, &dependencies)
    }
    self.input = input
    self.selection = selection
    self.options = options
    self.resolver = resolver
    self.candidates = candidates
  }

  /// Returns the qualified names of the types in files that may be named as mocks are: top-level types with the name of
  /// a top-level mock, and nested types with the name of a nested one.
  private static func types(
    namedLikeMocksOf protocols: [ProtocolDeclaration], _ naming: MockNaming,
    in files: [ScannedFile], _ dependencies: inout some DependencySource
  ) -> Set<String> {
    func names(areNested: Bool) -> Set<String> {
      Set(
        protocols.filter { $0.enclosingTypes.isEmpty != areNested }.map {
          naming.mockName(for: $0)
        })
    }
    let types = dependencies.topLevelTypes(among: names(areNested: false), in: files)
    let nested = dependencies.nestedTypes(among: names(areNested: true), in: files)
    return Set(types.keys).union(nested.map { $0.joined(separator: ".") })
  }

  /// The decisions on all protocols that may be mocked, in order of their positions.
  package var decisions: [ProtocolDecision] { candidates.map(\.decision) }

  /// Resolves the protocols that are to be mocked, each once.
  ///
  /// - Parameters:
  ///   - target: The names of mocks that other requests make for the same target.
  ///   - name: The name of a protocol, or a glob, whose explanation is wanted.
  ///   - dependencies: The source of the names that modules and files declare.
  package func resolution(
    target: TargetNames = TargetNames(), explaining name: String? = nil,
    dependencies: inout some DependencySource
  ) -> Resolution {
    var resolver = resolver
    resolver.target = target
    var resolution = resolver.resolve(candidates, selection, explaining: name)
    resolution.apply(options, access: selection.access)
    resolution.qualifyNames(of: input, options, dependencies: &dependencies)
    resolution.imports = input.imports(testable: options.testableModule)
    let paths = Set(resolution.mocks.flatMap(\.pathsOfAliases)).subtracting(resolution.imports.keys)
    if !paths.isEmpty {
      let sources = paths.intersection(input.files.map(\.path))
      resolution.imports.merge(dependencies.imports(of: sources)) { first, _ in first }
    }
    return resolution
  }
}

extension ResolverInput {
  /// Returns the imports of the files that have any.
  ///
  /// - Parameter module: The module of the files that is imported with `@testable`; the groups of its
  ///   `@_spi` declarations are attributes of an import of it.
  fileprivate func imports(testable module: String?) -> [String: [ImportDeclaration]] {
    let groups = Set(files.flatMap(\.spiGroups)).sorted()
    var own: [ImportDeclaration] = []
    if let module, !groups.isEmpty {
      own = [ImportDeclaration(attributes: groups.map { "@_spi(\($0))" }, path: module)]
    }
    let ofClasses = Set(classes.classes.map(\.type.position.path))
    var result: [String: [ImportDeclaration]] = [:]
    for file in files + dependenciesOnly where result[file.path] == nil {
      let imports =
        file.imports + (file.protocols.isEmpty && !ofClasses.contains(file.path) ? [] : own)
      if !imports.isEmpty { result[file.path] = imports }
    }
    return result
  }
}

extension Resolution {
  /// Qualifies the names of types that also mean other types in the file with the mocks.
  fileprivate mutating func qualifyNames(
    of input: ResolverInput, _ options: MockOptions, dependencies: inout some DependencySource
  ) {
    let others = input.dependenciesOnly + dependencies.sources(importedBy: input.files)
    let imported = options.importedModules.union(input.files.importedModules)
    let names = NamesOfModules(
      in: mocks, of: input.files + others, imported: imported,
      areApart: !options.importedModules.isEmpty, dependencies: &dependencies)
    mocks = names.qualifying(mocks).map { $0.hiding(names.taken) }
    let compiled = CompiledProtocolNames(of: input.files, dependencies: &dependencies)
    mocks = compiled.qualifying(mocks)
    guard let module = options.testableModule else { return }
    let ambiguous = AmbiguousNames(
      in: mocks, of: module, input.files, besides: others, dependencies: &dependencies)
    scopedImports = ambiguous.scopedImports
    mocks = ambiguous.qualifying(mocks, with: module)
  }

  /// Applies the options to the mocks, and to those of the explanations.
  fileprivate mutating func apply(_ options: MockOptions, access: AccessLevel) {
    func complete(_ mock: MockBlueprint) -> MockBlueprint {
      var mock = options.isShallow ? mock.shallow : mock
      mock.extras.formUnion(options.extras)
      if mock.styles.isEmpty { mock.styles = options.styles }
      if !mock.styles.contains(.stubVerify) { mock = mock.erasingUnconstrainedTypes.shallow }
      mock.access = access
      return mock
    }
    mocks = mocks.map(complete)
    for index in explanations.indices {
      explanations[index].blueprint = explanations[index].blueprint.map(complete)
    }
  }
}
