import Configuration
import DeclarationModel
import FactoryGeneration

/// Plans the fixtures of one request.
struct FixturePlanner {
  let request: FixtureRequest

  /// Plans them.
  ///
  /// - Parameter sources: what reads types.
  /// - Returns: the file, and what is wrong.
  func plan(
    _ sources: inout TypeSources
  ) -> (files: [PlannedFile], diagnostics: [Diagnostic]) {
    var (files, diagnostics) = sources.scan(request.types.sources)
    do {
      let path = try request.types.file(of: .fixtures)
      let resolution = FixtureResolver(files: files).resolve(request.selection)
      diagnostics += resolution.diagnostics
      diagnostics += resolution.unmatched.map {
        Diagnostic($0, at: request.types.position(of: $0.glob))
      }
      diagnostics += resolution.unknownKeys.map { key in
        Diagnostic(key, at: request.defaults[key.glob]?.position)
      }
      var file = PlannedFile(
        path: path, text: text(resolution.fixtures, of: files), mockCount: 0,
        origin: request.types.output.position)
      file.fixtureCount = resolution.fixtures.count
      return ([file], diagnostics)
    } catch {
      return ([], diagnostics + [error.diagnostic])
    }
  }

  /// The text of a file with those fixtures.
  func text(_ fixtures: [FixtureBlueprint], of files: [ScannedTypes]) -> String {
    FixtureRenderer().render(
      FixtureFile(
        imports: request.types.allImports(of: files, Set(fixtures.map(\.position.path))),
        testableImports: request.types.testableImports, fixtures: fixtures))
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
