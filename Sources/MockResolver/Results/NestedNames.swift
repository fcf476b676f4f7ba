import DeclarationModel

/// The nested types with some names, which the names mean inside the enclosing types.
struct NestedNames: Sendable, Hashable {
  private let paths: Set<[String]>

  /// Finds the types.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - files: The sources.
  ///   - mocks: The mocks that mention the types; nothing is read unless one of the mocks is
  ///     nested.
  ///   - dependencies: The source of the names that files declare.
  init(
    _ names: Set<String>, in files: [ScannedFile], for mocks: [MockBlueprint],
    dependencies: inout some DependencySource
  ) {
    guard !names.isEmpty, mocks.contains(where: { !$0.enclosingTypes.isEmpty }) else {
      paths = []
      return
    }
    paths = dependencies.nestedTypes(among: names, in: files).union(
      files.flatMap(\.protocols).filter { !$0.enclosingTypes.isEmpty }
        .map { $0.enclosingTypes + [$0.name] })
  }

  /// Returns whether a name means a type that is nested in an enclosing type of a mock.
  func contain(_ name: String, around mock: MockBlueprint) -> Bool {
    mock.enclosingTypes.indices.contains { index in
      paths.contains(mock.enclosingTypes.prefix(index + 1) + [name])
    }
  }
}
