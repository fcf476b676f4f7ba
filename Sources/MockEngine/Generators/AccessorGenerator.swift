import AccessorGeneration
import Configuration
import DeclarationModel

/// Generates the accessors of one request.
struct AccessorGenerator: OutputGenerator {
  let request: AccessorRequest

  var inputs: [SourceQuery] { [request.types.query] }

  func generate(from sources: inout RunSources, mocks: inout MockCatalog) -> GeneratedOutput {
    request.types.output(of: .accessors, from: &sources, content)
  }

  private func content(of files: [ScannedTypes]) -> TypeRequest.Content {
    let resolver = AccessorResolver(files: files)
    let resolution = resolver.resolve(
      AccessorSelection(
        names: request.types.patterns, includesAllProperties: request.includesAllProperties))
    let types = resolution.types
    let testable = request.types.testableImports
    let file = AccessorFile(
      imports: request.types.allImports(of: files, Set(types.map(\.position.path))),
      testableImports: testable, module: resolver.module(of: testable), types: types)
    return TypeRequest.Content(
      file: .accessors(file), counts: [.accessor: types.count],
      diagnostics: resolution.diagnostics
        + resolution.unmatched.map { Diagnostic($0, at: request.types.position(of: $0.glob)) },
      settings: request.settingsDigest)
  }
}
