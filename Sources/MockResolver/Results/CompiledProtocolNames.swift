import DeclarationModel

/// The names of protocols of compiled modules that also mean other types in a file with their mocks: types of the
/// modules that the file imports, of the testing library or of the run-time library.
struct CompiledProtocolNames: Sendable {
  /// The types that replace the names, by the paths of the files that declare the protocols.
  private var types: [String: [String: TypeReference]] = [:]

  /// Finds the names.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - dependencies: The source of the names of compiled modules.
  /// - Complexity: No module is read unless protocols of compiled modules are mocked.
  init(of files: [ScannedFile], dependencies: inout some DependencySource) {
    for file in files {
      guard let module = file.module?.name, let declaration = file.protocols.first,
        declaration.enclosingTypes.isEmpty
      else { continue }
      var others = CompiledNamesakes.library
      for other in file.imports.map(\.module) where other != module {
        others.formUnion(dependencies.typeNames(ofImport: other))
      }
      guard others.contains(declaration.name),
        // A type with the name of the module hides the module.
        !dependencies.typeNames(ofImport: module).contains(module)
      else { continue }
      types[file.path] = [
        declaration.name: .named(NamedType([.init(module), .init(declaration.name)]))
      ]
    }
  }

  /// Returns mocks in which such names are qualified with their modules.
  func qualifying(_ mocks: [MockBlueprint]) -> [MockBlueprint] {
    guard !types.isEmpty else { return mocks }
    return mocks.map { mock in
      guard let types = types[mock.position.path] else { return mock }
      return mock.replacing(types)
    }
  }
}
