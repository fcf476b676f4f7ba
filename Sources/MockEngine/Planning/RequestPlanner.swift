import Configuration
import Files
import DeclarationModel
import MockResolver
import ModuleInterface

/// Plans the files of one request.
struct RequestPlanner {
  let request: MockRequest
  /// The scanned sources, sorted by path.
  private let files: [ScannedFile]
  /// Whether sources are missing, whose protocols would be missed, too.
  let isIncomplete: Bool
  let pipeline: MockPipeline
  let fileSystem: any FileSystem

  init(
    request: MockRequest, files: [ScannedFile], isIncomplete: Bool, pipeline: MockPipeline,
    fileSystem: any FileSystem
  ) {
    self.request = request
    // A public protocol has public parents, so that the others are not missed.
    self.files =
      request.onlyPublic
      ? files.map { file in
        var file = file
        file.protocols.removeAll { $0.access < .public }
        return file
      } : files
    self.isIncomplete = isIncomplete
    self.pipeline = pipeline
    self.fileSystem = fileSystem
  }

  /// Plans them.
  ///
  /// - Parameters:
  ///   - dependencySources: files in which only parents are looked up.
  ///   - types: the types that the protocols depend on.
  ///   - name: the name of the protocols whose explanations are wanted.
  ///   - library: compiled modules, in which parents are looked up that no file has.
  func plan(
    dependencySources: [ScannedFile], types: [ScannedTypes] = [], explaining name: String? = nil,
    library: inout ModuleLibrary
  ) -> RequestPlan {
    let (resolution, question) = resolution(
      dependencySources: dependencySources, types: types, explaining: name, library: &library)
    var plan = RequestPlan()
    plan.diagnostics =
      unmatchedNames(resolution.unmatched) + resolution.diagnostics.map(placed)
      + testOnlyKeys
    let mocks = resolution.mocks.map { mock in
      var mock = (request.isShallow ? mock.shallow : mock).adding(request.extras)
      mock.access = question.selection.access
      return mock
    }
    plan.files = plannedFiles(
      mocks, all: files + question.dependencySources, ambiguous: ambiguousTypes(in: mocks, &library)
    )
    plan.protocols = plannedProtocols(resolution)
    return plan
  }

  /// What becomes of the protocols, and what was asked for that.
  ///
  /// - Parameters: as for `plan`.
  func resolution(
    dependencySources: [ScannedFile], types: [ScannedTypes], explaining name: String? = nil,
    library: inout ModuleLibrary
  ) -> (resolution: Resolution, question: ResolutionRequest) {
    var selection = ProtocolSelection(
      names: request.protocols.map(\.value), excluded: request.excluded.map(\.value),
      onlyMarked: request.onlyMarked)
    selection.access = request.access?.value ?? .internal
    var question = ResolutionRequest(
      files: files, dependencySources: dependencySources, types: types, selection: selection,
      naming: request.naming, explained: name)
    var resolution = pipeline.resolve(question)
    if !resolution.missing.isEmpty {
      question = ParentLookUp(files: files + dependencySources)
        .complete(question, with: resolution.missing, from: &library)
      resolution = pipeline.resolve(question)
    }
    return (resolution, question)
  }

  /// The types that can be qualified with the one module that they are of.
  private func ambiguousTypes(
    in mocks: [MockBlueprint], _ library: inout ModuleLibrary
  ) -> Set<String> {
    guard Set(request.testableImports).count == 1 else { return [] }
    return AmbiguousTypes(fileSystem: fileSystem, pipeline: pipeline)
      .names(in: mocks, of: files, library: &library)
  }

  private func plannedProtocols(_ resolution: Resolution) -> [PlannedProtocol] {
    let places = Dictionary(
      resolution.mocks.map { ($0.position, place(of: $0)) }, uniquingKeysWith: { first, _ in first }
    )
    let told = resolution.explanations.map { explanation in
      var explanation = explanation
      if request.isShallow { explanation.blueprint = explanation.blueprint?.shallow }
      return explanation
    }
    let explanations = Dictionary(
      told.map { ($0.outcome.declaration.position, $0) },
      uniquingKeysWith: { first, _ in first })
    return resolution.outcomes.map { outcome in
      let position = outcome.declaration.position
      return PlannedProtocol(
        outcome: outcome, naming: request.naming,
        explanation: explanations[position], output: places[position],
        origin: request.origin)
    }
  }

  /// The file that a mock goes into.
  private func place(of mock: MockBlueprint) -> AbsolutePath {
    switch request.output.value {
    case .file(let path): path
    case .folder(let folder): folder.appending(Self.fileName(of: mock))
    }
  }

  /// A message about a compiled module, which has no lines, where the module is named.
  private func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let path = diagnostic.position?.path,
      let module = files.first(where: { $0.path == path })?.module
    else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.position =
      request.compiledModules.first { $0.value == module.name }?.position
    return diagnostic
  }

  /// Errors for what public mocks cannot have.
  private var testOnlyKeys: [Diagnostic] {
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

  /// Errors for names that match nothing, where they are written.
  private func unmatchedNames(_ unmatched: [UnmatchedName]) -> [Diagnostic] {
    guard !request.allowsUnmatched, !isIncomplete else { return [] }
    return unmatched.map { name in
      let pattern = request.protocols.first { $0.value.pattern == name.glob }
      return Diagnostic(name, at: pattern?.position)
    }
  }

  private func plannedFiles(
    _ mocks: [MockBlueprint], all: [ScannedFile], ambiguous: Set<String>
  ) -> [PlannedFile] {
    let imports = Dictionary(
      all.map { ($0.path, $0.imports) }, uniquingKeysWith: { first, _ in first })
    switch request.output.value {
    case .file(let path):
      return [plannedFile(path, mocks, imports, ambiguous)]
    case .folder(let folder):
      // Mocks of one name stand under different conditions, and share a file.
      return Dictionary(grouping: mocks, by: Self.fileName)
        .map { plannedFile(folder.appending($0.key), $0.value, imports, ambiguous) }
        .sorted { $0.path < $1.path }
    }
  }

  private func plannedFile(
    _ path: AbsolutePath, _ mocks: [MockBlueprint], _ imports: [String: [ImportDeclaration]],
    _ ambiguous: Set<String>
  ) -> PlannedFile {
    let origins = Set(mocks.flatMap(Self.origins)).sorted()
    let testable = Set(request.testableImports)
    var rendering = RenderingRequest()
    rendering.imports = origins.flatMap { imports[$0] ?? [] }
    rendering.testableImports = testable.sorted()
    rendering.extraImports = Set(request.imports).subtracting(testable).sorted()
    rendering.mocks = mocks
    rendering.ambiguousTypes = ambiguous.sorted()
    rendering.sources = Set(mocks.map { AbsolutePath($0.position.path).name }).sorted()
    return PlannedFile(
      path: path, text: pipeline.render(rendering), mockCount: mocks.count,
      origin: request.output.position)
  }

  /// The files that a mock's types come from: the protocol's, and those of the parents whose
  /// members it has.
  private static func origins(of mock: MockBlueprint) -> Set<String> {
    Set([mock.position.path] + mock.members.map(\.member.position.path))
  }

  /// `Outer.MockDelegate.swift`.
  private static func fileName(of mock: MockBlueprint) -> String {
    let name = (mock.enclosingTypes + [mock.name]).joined(separator: ".")
    // A raw identifier (SE-0451) may hold what a file name may not.
    return String(name.map { "/:\\\0".contains($0) ? "_" : $0 }) + ".swift"
  }
}
