import AccessorGeneration
import DeclarationModel
import SwiftScanner

/// Plans the accessors of one request.
struct AccessorPlanner {
  let request: AccessorRequest
  let fileSystem: FileSystem

  /// Plans them.
  ///
  /// - Returns: the file, and what is wrong.
  func plan() -> (files: [PlannedFile], diagnostics: [Diagnostic]) {
    let found = SourceDiscovery(fileSystem: fileSystem).find(request.sources)
    var diagnostics = found.problems.map(\.diagnostic)
    guard case .file(let path) = request.output.value else {
      let problem = Problem(.accessorsNeedFile, at: request.output.position)
      return ([], diagnostics + [problem.diagnostic])
    }
    var files: [ScannedTypes] = []
    for file in found.files.sorted(by: { $0.path < $1.path }) {
      do {
        let bytes = try fileSystem.read(file.path)
        if GeneratedMarker.isIn(bytes) { continue }
        files.append(SwiftScanner().scanTypes(SourceText(path: file.path.text, bytes: bytes)))
      } catch {
        diagnostics.append(Problem(.cannotRead(file.path, error), at: file.origin).diagnostic)
      }
    }
    diagnostics += files.flatMap(\.diagnostics)
    let resolver = AccessorResolver(files: files)
    let resolution = resolver.resolve(
      AccessorSelection(
        names: request.types.map(\.value),
        includesAllProperties: request.includesAllProperties))
    diagnostics += resolution.diagnostics
    diagnostics += resolution.unmatched.map { name in
      let position = request.types.first { $0.value == name.glob }?.position
      return Diagnostic(.error, at: position, name.message)
    }
    return ([plannedFile(path, resolution.types, of: files, resolver)], diagnostics)
  }

  private func plannedFile(
    _ path: AbsolutePath, _ types: [AccessorBlueprint], of files: [ScannedTypes],
    _ resolver: AccessorResolver
  ) -> PlannedFile {
    let origins = Set(types.map(\.position.path))
    let extra = request.imports.map { ImportDeclaration(path: $0) }
    let file = AccessorFile(
      imports: files.filter { origins.contains($0.path) }.flatMap(\.imports) + extra,
      testableImports: request.testableImports,
      module: resolver.module(of: request.testableImports), types: types)
    return PlannedFile(
      path: path, text: AccessorRenderer().render(file), mockCount: 0,
      accessorCount: types.count, origin: request.output.position)
  }
}
