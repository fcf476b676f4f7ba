import Configuration
import DeclarationModel
import FactoryGeneration

/// Generates the factories of one request.
struct FactoryGenerator: OutputGenerator {
  let request: FactoryRequest

  var inputs: [SourceQuery] { [request.types.query, request.protocolQuery] }

  func generate(from sources: inout RunSources, mocks: inout MockCatalog) -> GeneratedOutput {
    let selection = selection(of: mocks.mocks(for: request, from: &sources))
    let settings = request.types.settings(from: &sources)
    return request.types.output(of: .factories, from: &sources) { files in
      content(of: files.map { $0.with(settings) }, selection)
    }
  }

  private func content(
    of files: [ScannedTypes], _ selection: FactorySelection
  ) -> TypeRequest.Content {
    let resolution = FactoryResolver(files: files).resolve(selection)
    let factories = resolution.factories
    let file = FactoryFile(
      imports: request.types.allImports(of: files, Set(factories.flatMap(\.sources))),
      testableImports: request.types.testableImports, factories: factories)
    return TypeRequest.Content(
      file: .factories(file), counts: [.factory: factories.count],
      diagnostics: resolution.diagnostics
        + resolution.unmatched.map { Diagnostic($0, at: request.types.position(of: $0.glob)) }
        + resolution.unknownKeys.map { Diagnostic($0, at: request.values[$0.glob]?.position) },
      settings: request.settingsDigest)
  }

  private func selection(of mocks: [ProtocolMock]) -> FactorySelection {
    var selection = FactorySelection(names: request.types.patterns)
    selection.values = request.values.mapValues(\.value)
    selection.mocks = mocks
    selection.access = request.access
    selection.visible = request.types.visible(for: request.access)
    return selection
  }
}
