import DeclarationModel
import MockResolver
import ModuleInterface

/// Looks up, in compiled modules, the parents that the sources do not have.
struct ParentLookUp {
  /// The files that name them, sources and look-ups.
  let files: [ScannedFile]

  /// Completes what a resolver is asked.
  ///
  /// - Parameters:
  ///   - request: What it was asked, with parents missing.
  ///   - missing: Which.
  ///   - library: The modules.
  func complete(
    _ request: ResolutionRequest, with missing: [MissingParent], from library: inout ModuleLibrary
  ) -> ResolutionRequest {
    let imports = Dictionary(files.map { ($0.path, $0.imports.map(\.module)) }) { first, _ in first
    }
    let wanted = missing.map { parent in
      (parent, ModuleDependency(components: parent.components, imports: imports[parent.path] ?? []))
    }
    let found = library.lookUp(wanted.map(\.1))
    var request = request
    request.dependencySources += found.files
    for (parent, name) in wanted {
      guard let failure = found.failures[name] else { continue }
      request.issues[parent] = ParentIssue(
        reason: failure.message, fixIt: failure.fixIt)
    }
    return request
  }
}
