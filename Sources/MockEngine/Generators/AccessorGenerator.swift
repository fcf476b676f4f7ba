import Configuration
import AccessorGeneration
import DeclarationModel
import Files

/// Generates the accessors of one request.
struct AccessorGenerator: OutputGenerator {
  let request: AccessorRequest

  var inputs: [SourceQuery] { [request.types.query] }

  func generate(from sources: inout RunSources, mocks: inout MockCatalog) -> GeneratedOutput {
    let selection = sources.store.types(of: request.types.query)
    var output = GeneratedOutput(diagnostics: selection.diagnostics)
    do {
      let path = try request.types.file(of: .accessors)
      let resolver = AccessorResolver(files: selection.files)
      let resolution = resolver.resolve(
        AccessorSelection(
          names: request.types.types.map(\.value.pattern),
          includesAllProperties: request.includesAllProperties))
      output.diagnostics += resolution.diagnostics
      output.diagnostics += resolution.unmatched.map {
        Diagnostic($0, at: request.types.position(of: $0.glob))
      }
      let types = resolution.types
      let testable = request.types.testableImports
      let file = AccessorFile(
        imports: request.types.allImports(
          of: selection.files, Set(types.map(\.position.path))),
        testableImports: testable, module: resolver.module(of: testable), types: types)
      output.files = [
        PlannedFile(
          path: path, content: .accessors(file), counts: [.accessor: types.count],
          origin: request.types.output.position)
      ]
    } catch {
      output.diagnostics.append(error.diagnostic)
    }
    return output
  }
}
