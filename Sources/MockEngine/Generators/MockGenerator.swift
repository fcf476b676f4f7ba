import Basics
import Configuration
import DeclarationModel
import Files
import MockRenderer
import MockResolver

/// The files of one request, before its protocols are selected.
struct ReadMocks: Sendable {
  /// The files, and all that their protocols depend on.
  let input: ResolverInput
  /// The messages about the files.
  let diagnostics: [Diagnostic]
  /// Whether protocols may be missing.
  let isIncomplete: Bool
  /// The sources that plugins have generated for the module in former builds.
  ///
  /// Their protocols get no mocks, since nothing makes a build generate them first.
  var pluginSources: [ScannedFile] = []

  /// The files whose protocols may be mocked.
  var files: [ScannedFile] { input.files }
}

/// The protocols of one request, before any mock is made.
struct PreparedMocks: Sendable {
  /// The protocols.
  let protocols: PreparedProtocols
  /// The files that they are of.
  let read: ReadMocks
  /// The warnings for protocols in sources that plugins generate.
  let pluginWarnings: [Diagnostic]
}

/// Generates the mocks of one request.
struct MockGenerator: Sendable {
  let request: MockRequest
  /// The paths of the files whose mocks are made; nil for all.
  var limit: Set<String>?

  /// The queries for the Swift sources that it reads.
  var inputs: [SourceQuery] { [query, dependencyQuery, ownQuery] }

  /// Returns the query for the sources that plugins have generated; nil if there are none.
  func pluginQuery(in fileSystem: any FileSystem) -> SourceQuery? {
    guard let folder = request.pluginOutputs, fileSystem.kind(of: folder) == .folder else {
      return nil
    }
    return SourceQuery(paths: PathSelection([Located(folder)]), content: .protocols)
  }

  /// The query for the sources whose protocols may be mocked.
  var query: SourceQuery { SourceQuery(paths: request.sources, content: .protocols) }

  /// The query for the sources in which parents are looked up.
  var dependencyQuery: SourceQuery {
    SourceQuery(paths: PathSelection(request.dependencySources), content: .protocols)
  }

  /// The query for the names of the types that the target of the mocks declares, also in files that were generated
  /// before.
  var ownQuery: SourceQuery {
    SourceQuery(
      paths: PathSelection(request.ownSources.map { Located($0) }), content: .protocols,
      readsAllGenerated: true)
  }

  /// Prepares the protocols of the request.
  ///
  /// - Parameters:
  ///   - read: The files of the request.
  ///   - handWritten: The mocks that the target of the mocks declares itself.
  ///   - sources: The sources of the run.
  func prepare(
    _ read: ReadMocks, besides handWritten: HandWrittenMocks, from sources: inout RunSources
  ) -> PreparedMocks {
    var selection = selection
    if !request.ownSources.isEmpty {
      selection.handWritten = handWritten.mocks(
        of: read.files + read.pluginSources, request.naming,
        among: sources.store.protocols(of: ownQuery).files
      ) { paths in
        let query = SourceQuery(
          paths: PathSelection(paths.map { Located(AbsolutePath($0)) }), content: .types,
          readsAllGenerated: true)
        return sources.store.types(of: query).files
      }
    }
    return PreparedMocks(
      protocols: PreparedProtocols(
        of: read.input, selection, options: options, dependencies: &sources),
      read: read, pluginWarnings: pluginWarnings(read.pluginSources, selection))
  }

  /// Generates the mocks; files are left to be rendered later.
  ///
  /// - Parameters:
  ///   - prepared: The protocols.
  ///   - target: The names of mocks that other requests make for the same target.
  ///   - sources: The sources of the run.
  ///   - mocks: The mocks of the run, to which these are added.
  func generate(
    _ prepared: PreparedMocks, target: TargetNames, from sources: inout RunSources,
    mocks: inout MockCatalog
  ) -> GeneratedOutput {
    let read = prepared.read
    let resolution = prepared.protocols.resolution(
      target: target, explaining: mocks.explained, dependencies: &sources)
    mocks.add(
      plannedProtocols(resolution), broken: read.files.flatMap(\.brokenProtocols),
      mocks: resolution.mocks)
    var made = resolution
    if let limit { made.mocks.removeAll { !limit.contains($0.position.path) } }
    var output = GeneratedOutput(
      files: plannedFiles(made, isDivided: sources.store.keptFacts.contains(.names)))
    output.isWhole = !resolution.scopedImports.isEmpty
    if case .folder(let folder) = request.output.value {
      output.folder = folder
      output.unselectedFiles = unselectedFiles(resolution, in: folder)
    }
    output.diagnostics =
      read.diagnostics + resolution.diagnostics.map { placed($0, read.files) }
      + prepared.pluginWarnings + accessDiagnostics
    let left = read.pluginSources.flatMap(\.protocols)
    let unmatched =
      read.isIncomplete
      ? [] : located(resolution.unmatched).filter { !left.contains(where: $0.value.matches) }
    if request.isShared {
      output.unmatched = unmatched
    } else {
      output.diagnostics += unmatched.map { Diagnostic($0.value, at: $0.position) }
    }
    return output
  }

  private var options: MockOptions {
    var options = MockOptions(naming: request.naming)
    options.extras = request.extras
    options.styles = request.styles
    options.isShallow = request.isShallow
    options.importedModules = Set(request.testableImports + request.imports)
    let testable = Set(request.testableImports)
    options.testableModule = testable.count == 1 ? testable.first : nil
    return options
  }

  /// The selection of the protocols that are mocked.
  var selection: ProtocolSelection {
    var selection = ProtocolSelection(
      names: request.protocols.map(\.value), excluded: request.excluded.map(\.value),
      onlyMarked: request.onlyMarked)
    selection.classes = request.classes.map(\.value)
    selection.access = request.access?.value ?? .internal
    return selection
  }

  /// Reads the files of the request, and all that their protocols depend on.
  func read(from sources: inout RunSources) -> ReadMocks {
    var own = sources.store.protocols(of: query)
    let stated = sources.settings(for: request)
    if let doubt = stated.doubt, own.files.contains(where: \.dependsOnDefaultIsolation) {
      own.problems.append(
        Problem(stated.isForbidden ? .forbiddenManifest : .undeterminedIsolation, at: doubt))
    }
    own.files = own.files.map { $0.with(stated.settings) }
    var headerInput = request.headers
    let headerFolders = sources.store.headerFolders(among: request.sources.included)
    headerInput.paths += headerFolders
    own.problems.removeAll { problem in
      headerFolders.contains { problem.fact == .discovery(.emptyFolder($0.value, .swift)) }
    }
    var others = sources.store.protocols(of: dependencyQuery)
    others.files = sources.settling(others.files, in: request.dependencySources.map(\.value))
    let modules = ModuleProtocols(
      request: request, selection: selection, library: &sources.library)
    var classes = sources.classes(selected: selection, in: own.files, stated.settings)
    let headers = HeaderProtocols(
      headerInput,
      classes: selection.classes
        + sources.superclassNames(of: own.files + others.files, classes.classes.map(\.type)),
      excluded: selection.excluded,
      from: &sources)
    let files = own.files + modules.files + headers.files
    let ownPaths = others.files.isEmpty ? [] : Set(own.paths.map(\.text))
    let dependencies =
      others.files.filter { !ownPaths.contains($0.path) }
      + modules.dependencySources + headers.dependencySources
    let problems = own.problems + others.problems + modules.problems + headers.problems
    let classDiagnostics = sources.classDiagnostics(selected: selection, in: own.files)
    let isIncomplete =
      (own.problems + modules.problems + headers.problems).contains { $0.severity == .error }
      || (headers.files.flatMap(\.diagnostics) + classDiagnostics)
        .contains { $0.severity == .error }
    var names = SourceModules(of: request, fileSystem: sources.fileSystem)
    classes.add(modules.classes, among: modules.classNames)
    classes.add(headers.types.flatMap(\.types).filter(selection.selects), among: [])
    var input = ResolverInput(
      files: imported(
        names.naming(request.onlyPublic ? files.map(\.publicPart) : files, areOwn: true)),
      dependenciesOnly: imported(names.naming(dependencies, areOwn: false)),
      types: sources.types(for: files + dependencies, classes.classes.map(\.type))
        + modules.types + headers.types)
    input.add(classes)
    let diagnostics =
      problems.map(\.diagnostic) + files.flatMap(\.diagnostics) + classDiagnostics
    var read = ReadMocks(input: input, diagnostics: diagnostics, isIncomplete: isIncomplete)
    read.pluginSources = names.naming(pluginSources(from: &sources), areOwn: true)
    return read
  }

  /// Returns files that know whether the mocks import their modules without `@testable`.
  private func imported(_ files: [ScannedFile]) -> [ScannedFile] {
    files.map { file in
      guard let module = file.sourceModule, !request.testableImports.contains(module) else {
        return file
      }
      let isOther = request.sourceModule.map { $0 != module } ?? false
      var file = file
      file.isImportedPlainly = request.onlyPublic || isOther || request.imports.contains(module)
      return file
    }
  }

  private func plannedProtocols(_ resolution: Resolution) -> [PlannedProtocol] {
    let places = Dictionary(
      resolution.mocks.map { ($0.position, path(of: $0)) }, uniquingKeysWith: { first, _ in first })
    let explanations = Dictionary(
      resolution.explanations.map { ($0.outcome.declaration.position, $0) },
      uniquingKeysWith: { first, _ in first })
    return resolution.outcomes.map { outcome in
      let position = outcome.declaration.position
      return PlannedProtocol(
        outcome: outcome, naming: request.naming, explanation: explanations[position],
        output: places[position], origin: request.origin)
    }
  }
}

// The sources that other plugins generate.
extension MockGenerator {
  /// Returns the sources that plugins have generated for the module.
  private func pluginSources(from sources: inout RunSources) -> [ScannedFile] {
    guard let query = pluginQuery(in: sources.fileSystem) else { return [] }
    return sources.store.protocols(of: query).files
  }

  private func pluginWarnings(
    _ files: [ScannedFile], _ selection: ProtocolSelection
  ) -> [Diagnostic] {
    guard let folder = request.pluginOutputs else { return [] }
    return files.flatMap { file -> [Diagnostic] in
      let path = AbsolutePath(file.path).components.dropFirst(folder.components.count)
      return file.protocols.filter {
        selection.decision(on: $0, conformsToMark: false).isSelected
      }.map {
        Problem(.inPluginSource($0.qualifiedName, plugin: path.first ?? ""), at: $0.position)
          .diagnostic
      }
    }
  }
}

// The messages.
extension MockGenerator {
  /// Returns a message about a compiled module, which has no lines, where the module is named.
  private func placed(_ diagnostic: Diagnostic, _ files: [ScannedFile]) -> Diagnostic {
    guard !request.compiledModules.isEmpty, let path = diagnostic.position?.path,
      let module = files.first(where: { $0.path == path })?.module
    else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.position =
      request.compiledModules.first { $0.value == module.name }?.position
    return diagnostic
  }

  /// The errors for what public mocks cannot have.
  private var accessDiagnostics: [Diagnostic] {
    guard request.isPublic else { return [] }
    var keys: [ConfigurationKey] = request.testableImports.isEmpty ? [] : [.testableImports]
    if request.extras.contains(.cuckoo) {
      keys.append(.cuckoo)
    } else if request.extras.contains(.stubClass) {
      keys.append(.stubClasses)
    }
    return keys.map {
      Problem(.publicWith($0), at: request.access?.position).diagnostic
    }
  }

  /// Returns the globs that match nothing and should, where they are written.
  private func located(_ unmatched: [UnmatchedName]) -> [Located<UnmatchedName>] {
    guard !request.allowsUnmatched else { return [] }
    return unmatched.map { name in
      let globs = name.isOfClass ? request.classes : request.protocols
      let pattern = globs.first { $0.value.pattern == name.glob }
      return Located(name, at: pattern?.position)
    }
  }
}

extension ScannedFile {
  /// The file without the protocols that only its module can see. A public protocol has public
  /// parents, so that the others are not missed.
  fileprivate var publicPart: ScannedFile {
    var file = self
    file.protocols.removeAll { $0.access < .public }
    return file
  }
}
