import Basics
import DeclarationModel
import Symbols

/// The files that a resolver reads.
package struct ResolverInput: Sendable, Hashable {
  /// The files whose protocols may be mocked.
  package var files: [ScannedFile]
  /// The files whose protocols may only be inherited from.
  package var dependenciesOnly: [ScannedFile]
  /// The types that the protocols depend on (`ReferencedTypes`).
  package var types: [ScannedTypes]
  /// The reasons why parents that were missing before are missing still.
  package var issues: [MissingParent: ParentIssue] = [:]
  /// Whether missing parents were looked up in compiled modules.
  package var isCompleted = false
  /// Whether mocks may be of a style that names variables.
  var isStyled = false
  /// The names of mocks that are made of other input for the same target.
  var target = TargetNames()

  /// Creates an input.
  package init(
    files: [ScannedFile], dependenciesOnly: [ScannedFile] = [], types: [ScannedTypes] = []
  ) {
    self.files = files
    self.dependenciesOnly = dependenciesOnly
    self.types = types
  }
}

/// The properties of mocks that do not come from their protocols.
package struct MockOptions: Sendable, Hashable {
  /// The names of the mocks.
  package var naming: MockNaming
  /// The optional parts of the mocks.
  package var extras: MockExtras = []
  /// The ways in which tests talk to the mocks that do not say so themselves.
  package var styles: MockStyles = .stubVerify
  /// Whether no mock of another protocol answers for them.
  package var isShallow = false
  /// The names of mocks that other requests make for the same target.
  package var target = TargetNames()
  /// The module by which the names of its types are qualified where they are ambiguous: the one that
  /// the file with the mocks imports with `@testable`.
  package var testableModule: String?
  /// The modules that the file with the mocks imports for their protocols.
  package var importedModules: Set<String> = []

  /// Creates the options of plain mocks.
  package init(naming: MockNaming) {
    self.naming = naming
  }
}

extension MockResolver {
  /// Creates a resolver.
  package init(_ input: ResolverInput, naming: MockNaming) {
    self.init(
      files: input.files, dependenciesOnly: input.dependenciesOnly, types: input.types,
      naming: naming, issues: input.issues, isCompleted: input.isCompleted)
    isStyled = input.isStyled
    target = input.target
  }

  /// Resolves the selected protocols, and looks up the parents that the input lacks.
  ///
  /// - Parameters:
  ///   - selection: The protocols to mock.
  ///   - input: The files.
  ///   - options: The properties of the mocks.
  ///   - name: The name of a protocol, or a glob, whose explanation is wanted.
  ///   - dependencies: The source of what the input lacks; nothing is asked for if it lacks nothing.
  package static func resolve(
    _ selection: ProtocolSelection, of input: ResolverInput, options: MockOptions,
    explaining name: String? = nil, dependencies: inout some DependencySource
  ) -> Resolution {
    var input = input
    input.isStyled = options.styles.hasVariables
    input.target = options.target
    input.addGlobalActors(from: &dependencies)
    var resolution = MockResolver(input, naming: options.naming).resolve(
      selection, explaining: name)
    if !resolution.missing.isEmpty {
      input.complete(resolution.missing, from: &dependencies)
      resolution = MockResolver(input, naming: options.naming).resolve(selection, explaining: name)
    }
    if !resolution.extended.isEmpty {
      input.extend(Set(resolution.extended), from: &dependencies)
      resolution = MockResolver(input, naming: options.naming).resolve(selection, explaining: name)
    }
    if input.addMeanings(of: resolution.spelledApart, from: &dependencies) {
      resolution = MockResolver(input, naming: options.naming).resolve(selection, explaining: name)
    }
    if input.addImportedTypes(of: resolution.mocks, from: &dependencies) {
      resolution = MockResolver(input, naming: options.naming).resolve(selection, explaining: name)
    }
    resolution.apply(options, access: selection.access)
    resolution.qualifyNames(of: input, options, dependencies: &dependencies)
    resolution.imports = input.imports(testable: options.testableModule)
    return resolution
  }

  /// Creates a resolver of all protocols of an input, and looks up the parents that it lacks.
  ///
  /// - Parameters:
  ///   - input: The files.
  ///   - naming: The names of the mocks.
  ///   - dependencies: The source of what the input lacks.
  package init(
    completing input: ResolverInput, naming: MockNaming,
    dependencies: inout some DependencySource
  ) {
    self.init(input, naming: naming)
    let missing = missingParents
    guard !missing.isEmpty else { return }
    var input = input
    input.complete(missing, from: &dependencies)
    self.init(input, naming: naming)
  }

  /// The parents that the input lacks, sorted.
  package var missingParents: [MissingParent] {
    Set(graph.index.mockable.flatMap { graph.lineage(of: $0).missing })
      .sorted { ($0.path, $0.name) < ($1.path, $1.name) }
  }

  /// Returns the mocks of the protocols of one qualified name, which are several if they exclude
  /// each other by `#if`, and the reasons why others have none.
  ///
  /// Other protocols do not matter: no mock answers for these, and no name is taken.
  package func mocks(
    of qualifiedName: String
  ) -> (mocks: [MockBlueprint], diagnostics: [Diagnostic]) {
    let selection = ProtocolSelection(names: [Glob(qualifiedName)])
    let builder = self.builder
    let outcomes = graph.index.mockable(named: qualifiedName).map { number in
      outcome(of: number, decision(on: number, for: selection), selection, builder).outcome
    }
    return (outcomes.flatMap(\.blueprints), outcomes.flatMap(\.diagnostics))
  }
}

extension ResolverInput {
  /// Adds the declarations of missing parents.
  fileprivate mutating func complete(
    _ missing: [MissingParent], from dependencies: inout some DependencySource
  ) {
    // A file without protocols tells its imports where it is read for its types.
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
  /// Adds the global actors of imported modules that protocols are bound to.
  ///
  /// - Complexity: No module is read unless an attribute of a protocol is one that a program declares.
  fileprivate mutating func addGlobalActors(from dependencies: inout some DependencySource) {
    let protocols = files.flatMap(\.protocols)
    let attributes = protocols.flatMap { $0.attributes + $0.members.flatMap(\.attributes) }
    let names = Set(attributes.filter(\.isCustom).map(\.name))
      .subtracting(types.flatMap(\.types).map(\.name))
    guard !names.isEmpty else { return }
    types += dependencies.globalActors(
      named: names, in: Set(files.flatMap(\.imports).map(\.module)))
  }
}

extension ResolverInput {
  /// Adds the declarations of names that may be aliases, and returns whether there are any.
  ///
  /// - Complexity: Nothing is read unless a protocol and its ancestors declare members of one name whose types are
  ///   spelled differently.
  fileprivate mutating func addMeanings(
    of names: [String], from dependencies: inout some DependencySource
  ) -> Bool {
    let unknown = Set(names.filter { !KnownAlias.isKnown($0) })
    guard !unknown.isEmpty else { return false }
    let known = Set(types.map(\.path))
    let found = dependencies.meanings(of: unknown, in: files + dependenciesOnly)
    let new = found.types.filter { !known.contains($0.path) }
    dependenciesOnly += found.files
    types += new
    return !new.isEmpty
  }
}

extension ResolverInput {
  /// Adds the types of imported modules that mocks name, as far as their values need care where they are
  /// passed, and returns whether there are any.
  fileprivate mutating func addImportedTypes(
    of mocks: [MockBlueprint], from dependencies: inout some DependencySource
  ) -> Bool {
    let all = files + dependenciesOnly
    let declared = all.reduce(into: Set<String>()) { names, file in
      names.formUnion(file.declaredTypes)
      names.formUnion(file.closureAliases.map(\.name))
    }
    let names = mocks.reduce(into: Set<String>()) { $0.formUnion($1.namesOfMemberTypes) }
      .subtracting(declared)
    guard !names.isEmpty else { return false }
    let types = dependencies.types(named: names, in: Set(all.flatMap(\.imports).map(\.module)))
    dependenciesOnly += types
    return !types.isEmpty
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
    var result: [String: [ImportDeclaration]] = [:]
    for file in files + dependenciesOnly where result[file.path] == nil {
      let imports = file.imports + (file.protocols.isEmpty ? [] : own)
      if !imports.isEmpty { result[file.path] = imports }
    }
    return result
  }
}

extension ResolverInput {
  /// Adds the extensions of protocols.
  fileprivate mutating func extend(
    _ names: Set<String>, from dependencies: inout some DependencySource
  ) {
    let known = Set(types.map(\.path))
    types += dependencies.extensions(of: names, in: files + dependenciesOnly)
      .filter { !known.contains($0.path) }
  }
}

extension Resolution {
  /// Qualifies the names of types that mean others as well in the file with the mocks.
  fileprivate mutating func qualifyNames(
    of input: ResolverInput, _ options: MockOptions, dependencies: inout some DependencySource
  ) {
    let others = input.dependenciesOnly + dependencies.sources(importedBy: input.files)
    let imported = options.importedModules.union(input.files.flatMap(\.imports).map(\.module))
    let names = NamesOfModules(
      in: mocks, of: input.files + others, imported: imported, dependencies: &dependencies)
    mocks = names.qualifying(mocks)
    let compiled = CompiledProtocolNames(of: input.files, dependencies: &dependencies)
    mocks = compiled.qualifying(mocks)
    guard let module = options.testableModule else { return }
    let ambiguous = AmbiguousNames(
      in: mocks, of: module, input.files, besides: others, dependencies: &dependencies)
    scopedImports = ambiguous.scopedImports
    mocks = ambiguous.qualifying(mocks, with: module)
  }

  /// Gives the mocks, and those of the explanations, what the options ask for.
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
