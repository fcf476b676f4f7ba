import Files
import DeclarationModel
import MockRenderer
import MockResolver
import ModuleInterface

/// Finds the types of some sources whose names are ambiguous in a file with their mocks.
///
/// In its own module, a type hides one of an imported module with the same name. In a test target,
/// both are imported, and neither hides the other.
struct AmbiguousTypes {
  let fileSystem: any FileSystem
  let pipeline: MockPipeline

  /// The names of such types.
  ///
  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - files: The sources of the module that is imported with `@testable`.
  ///   - library: The compiled modules.
  /// - Complexity: No module is read unless the mocks name types of the sources.
  func names(
    in mocks: [MockBlueprint], of files: [ScannedFile], library: inout ModuleLibrary
  ) -> Set<String> {
    let protocols = Set(
      files.flatMap(\.protocols).filter(\.enclosingTypes.isEmpty).map(\.name))
    let named = Set(mocks.filter(\.enclosingTypes.isEmpty).flatMap(\.namesOfTypes))
    let own = named.intersection(protocols.union(files.flatMap(\.declaredTypes)))
    guard !own.isEmpty else { return [] }
    let places = Set(mocks.map(\.position.path))
    let modules = Set(files.filter { places.contains($0.path) }.flatMap(\.imports).map(\.module))
    var others = TestingNames.all.union(MockVocabulary.library)
    for module in modules.sorted() { others.formUnion(library.typeNames(ofImport: module)) }
    let doubtful = own.intersection(others)
    return doubtful.intersection(protocols).union(topLevel(doubtful.subtracting(protocols), files))
  }

  /// Those of the names that are not of types in others.
  private func topLevel(_ names: Set<String>, _ files: [ScannedFile]) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let found = files.filter { !names.isDisjoint(with: $0.declaredTypes) }.flatMap { file in
      (try? fileSystem.read(AbsolutePath(file.path)))
        .map { pipeline.scanTypes(file.path, $0).types } ?? []
    }
    return names.intersection(
      found.filter { $0.kind != .extension && $0.enclosingTypes.isEmpty }.map(\.name))
  }
}
