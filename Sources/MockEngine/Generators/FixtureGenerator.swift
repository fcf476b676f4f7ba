import Configuration
import DeclarationModel
import FactoryGeneration
import Files

/// Generates the fixtures of one request.
struct FixtureGenerator: OutputGenerator {
  let request: FixtureRequest

  var inputs: [SourceQuery] { [request.types.query] }

  func generate(from sources: inout RunSources, mocks: inout MockCatalog) -> GeneratedOutput {
    let selection = sources.store.types(of: request.types.query)
    var output = GeneratedOutput(diagnostics: selection.diagnostics)
    do {
      let path = try request.types.file(of: .fixtures)
      let resolution = FixtureResolver(files: selection.files).resolve(request.selection)
      output.diagnostics += resolution.diagnostics
      output.diagnostics += resolution.unmatched.map {
        Diagnostic($0, at: request.types.position(of: $0.glob))
      }
      output.diagnostics += resolution.unknownKeys.map { key in
        Diagnostic(key, at: request.defaults[key.glob]?.position)
      }
      let fixtures = resolution.fixtures
      let file = FixtureFile(
        imports: request.types.allImports(
          of: selection.files, Set(fixtures.map(\.position.path))),
        testableImports: request.types.testableImports, fixtures: fixtures)
      output.files = [
        PlannedFile(
          path: path, content: .fixtures(file), counts: [.fixture: fixtures.count],
          origin: request.types.output.position)
      ]
    } catch {
      output.diagnostics.append(error.diagnostic)
    }
    return output
  }
}

extension FixtureRequest {
  /// The request as the resolver takes it.
  var selection: FixtureSelection {
    var selection = FixtureSelection(names: types.types.map(\.value.pattern))
    selection.defaults = defaults.mapValues(\.value)
    selection.access = access
    selection.visible = types.visible(for: access)
    return selection
  }
}
