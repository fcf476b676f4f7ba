import Configuration
import DeclarationModel
import FactoryGeneration
import Files

/// Generates the factories of one request.
struct FactoryGenerator: OutputGenerator {
  let request: FactoryRequest

  var inputs: [SourceQuery] { [request.types.query, request.protocolQuery] }

  func generate(from sources: inout RunSources, mocks: inout MockCatalog) -> GeneratedOutput {
    let selection = sources.store.types(of: request.types.query)
    var output = GeneratedOutput(diagnostics: selection.diagnostics)
    do {
      let path = try request.types.file(of: .factories)
      let resolution = FactoryResolver(files: selection.files).resolve(
        factorySelection(mocks.mocks(for: request, from: &sources)))
      output.diagnostics += resolution.diagnostics
      output.diagnostics += resolution.unmatched.map {
        Diagnostic($0, at: request.types.position(of: $0.glob))
      }
      output.diagnostics += resolution.unknownKeys.map { key in
        Diagnostic(key, at: request.values[key.glob]?.position)
      }
      let factories = resolution.factories
      let file = FactoryFile(
        imports: request.types.allImports(of: selection.files, Set(factories.flatMap(\.sources))),
        testableImports: request.types.testableImports, factories: factories)
      output.files = [
        PlannedFile(
          path: path, content: .factories(file), counts: [.factory: factories.count],
          origin: request.types.output.position)
      ]
    } catch {
      output.diagnostics.append(error.diagnostic)
    }
    return output
  }

  private func factorySelection(_ mocks: [ProtocolMock]) -> FactorySelection {
    var selection = FactorySelection(names: request.types.types.map(\.value.pattern))
    selection.values = request.values.mapValues(\.value)
    selection.mocks = mocks
    selection.access = request.access
    selection.visible = request.types.visible(for: request.access)
    return selection
  }
}
