import DeclarationModel
import MockResolver

/// Plans the files of one request.
struct RequestPlanner {
  let request: MockRequest
  /// The scanned sources, sorted by path.
  private let files: [ScannedFile]
  /// Whether sources are missing, whose protocols would be missed, too.
  let isIncomplete: Bool
  let pipeline: MockPipeline

  init(
    request: MockRequest, files: [ScannedFile], isIncomplete: Bool, pipeline: MockPipeline
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
  }

  /// Plans them.
  ///
  /// - Parameters:
  ///   - lookUps: files in which only parents are looked up.
  ///   - types: the types that the protocols depend on.
  /// - Returns: the files, and what is wrong.
  func plan(
    lookUps: [ScannedFile], types: [ScannedTypes] = []
  ) -> (files: [PlannedFile], diagnostics: [Diagnostic]) {
    let mockName = request.mockName?.value ?? MockRequest.standardMockName
    let objection = pipeline.objection(mockName)
    let selection = ProtocolSelection(
      names: request.protocols.map(\.value), excluded: request.excluded.map(\.value),
      onlyMarked: request.onlyMarked)
    let resolution = pipeline.resolve(
      ResolutionRequest(
        files: files, lookUps: lookUps, types: types, selection: selection,
        mockName: objection == nil ? mockName : MockRequest.standardMockName))
    let diagnostics = objections(to: resolution.unmatched) + resolution.diagnostics
    if let objection {
      let problem = Problem(.invalidMockName(objection), at: request.mockName?.position)
      return ([], diagnostics + [problem.diagnostic])
    }
    // What is read from a file with syntax errors may lack members.
    let broken = Set(
      files.filter { $0.diagnostics.contains { $0.severity == .error } }.map(\.path))
    let mocks = resolution.mocks.filter { mock in
      broken.isDisjoint(with: Self.origins(of: mock))
    }
    return (plannedFiles(mocks, all: files + lookUps), diagnostics)
  }

  /// Errors for names that match nothing, where they are written.
  private func objections(to unmatched: [UnmatchedName]) -> [Diagnostic] {
    guard !request.allowsUnmatched, !isIncomplete else { return [] }
    return unmatched.map { name in
      let pattern = request.protocols.first { $0.value == name.glob }
      return Diagnostic(.error, at: pattern?.position, name.message)
    }
  }

  private func plannedFiles(_ mocks: [MockBlueprint], all: [ScannedFile]) -> [PlannedFile] {
    let imports = Dictionary(
      all.map { ($0.path, $0.imports) }, uniquingKeysWith: { first, _ in first })
    switch request.output.value {
    case .file(let path):
      return [plannedFile(path, mocks, imports)]
    case .folder(let folder):
      // Mocks of one name stand under different conditions, and share a file.
      return Dictionary(grouping: mocks, by: Self.fileName)
        .map { plannedFile(folder.appending($0.key), $0.value, imports) }
        .sorted { $0.path < $1.path }
    }
  }

  private func plannedFile(
    _ path: AbsolutePath, _ mocks: [MockBlueprint], _ imports: [String: [ImportDeclaration]]
  ) -> PlannedFile {
    let origins = Set(mocks.flatMap(Self.origins)).sorted()
    let testable = Set(request.testableImports)
    var rendering = RenderingRequest()
    rendering.imports = origins.flatMap { imports[$0] ?? [] }
    rendering.testableImports = testable.sorted()
    rendering.extraImports = Set(request.imports).subtracting(testable).sorted()
    rendering.mocks = mocks
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
