import Configuration
import Files
import DeclarationModel
import FactoryGeneration

/// Plans the factories of one request.
struct FactoryPlanner {
  let request: FactoryRequest
  let mocks: [ProtocolMock]

  /// Plans them.
  ///
  /// - Parameter sources: what reads types.
  /// - Returns: the file, and what is wrong.
  func plan(
    _ sources: inout TypeSources
  ) -> (files: [PlannedFile], diagnostics: [Diagnostic]) {
    var (files, diagnostics) = sources.scan(request.types.sources)
    do {
      let path = try request.types.file(of: .factories)
      var selection = FactorySelection(names: request.types.types.map(\.value.pattern))
      selection.values = request.values.mapValues(\.value)
      selection.mocks = mocks
      selection.access = request.access
      selection.visible = request.types.visible(for: request.access)
      let resolution = FactoryResolver(files: files).resolve(selection)
      diagnostics += resolution.diagnostics
      diagnostics += resolution.unmatched.map {
        Diagnostic($0, at: request.types.position(of: $0.glob))
      }
      diagnostics += resolution.unknownKeys.map { key in
        Diagnostic(key, at: request.values[key.glob]?.position)
      }
      return ([plannedFile(path, resolution.factories, of: files)], diagnostics)
    } catch {
      return ([], diagnostics + [error.diagnostic])
    }
  }

  private func plannedFile(
    _ path: AbsolutePath, _ factories: [FactoryBlueprint], of files: [ScannedTypes]
  ) -> PlannedFile {
    let file = FactoryFile(
      imports: request.types.allImports(of: files, Set(factories.flatMap(\.sources))),
      testableImports: request.types.testableImports, factories: factories)
    var planned = PlannedFile(
      path: path, text: FactoryRenderer().render(file), mockCount: 0,
      origin: request.types.output.position)
    planned.factoryCount = factories.count
    return planned
  }
}
