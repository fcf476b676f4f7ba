import Configuration
import Files
import AccessorGeneration
import DeclarationModel

/// Plans the accessors of one request.
struct AccessorPlanner {
  let request: AccessorRequest

  /// Plans them.
  ///
  /// - Parameter sources: what reads types.
  /// - Returns: the file, and what is wrong.
  func plan(
    _ sources: inout TypeSources
  ) -> (files: [PlannedFile], diagnostics: [Diagnostic]) {
    var (files, diagnostics) = sources.scan(request.types.sources)
    do {
      let path = try request.types.file(of: .accessors)
      let resolver = AccessorResolver(files: files)
      let resolution = resolver.resolve(
        AccessorSelection(
          names: request.types.types.map(\.value.pattern),
          includesAllProperties: request.includesAllProperties))
      diagnostics += resolution.diagnostics
      diagnostics += resolution.unmatched.map {
        Diagnostic($0, at: request.types.position(of: $0.glob))
      }
      return ([plannedFile(path, resolution.types, of: files, resolver)], diagnostics)
    } catch {
      return ([], diagnostics + [error.diagnostic])
    }
  }

  private func plannedFile(
    _ path: AbsolutePath, _ types: [AccessorBlueprint], of files: [ScannedTypes],
    _ resolver: AccessorResolver
  ) -> PlannedFile {
    let testable = request.types.testableImports
    let file = AccessorFile(
      imports: request.types.allImports(of: files, Set(types.map(\.position.path))),
      testableImports: testable, module: resolver.module(of: testable), types: types)
    return PlannedFile(
      path: path, text: AccessorRenderer().render(file), mockCount: 0,
      accessorCount: types.count, origin: request.types.output.position)
  }
}
