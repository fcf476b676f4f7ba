import DeclarationModel

/// The protocols of one name that several modules declare whose mocks are in one file, which imports all of them: there,
/// only the module before the name tells which one is meant.
struct NamesOfModules: Sendable {
  /// The modules that declare each name.
  private let modules: [String: Set<String>]

  /// Finds the names.
  ///
  /// - Parameters:
  ///   - files: The sources, whose protocols know their modules.
  ///   - imported: The modules that the file with the mocks imports.
  init(_ files: [ScannedFile], imported: Set<String>) {
    var modules: [String: Set<String>] = [:]
    for declaration in files.flatMap(\.protocols) where declaration.enclosingTypes.isEmpty {
      guard let module = declaration.module, imported.contains(module) else { continue }
      modules[declaration.name, default: []].insert(module)
    }
    self.modules = modules.filter { $0.value.count > 1 }
  }

  /// Returns mocks whose protocols, and those that they mention, are those of their own modules.
  ///
  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - outcomes: The protocols.
  func qualifying(_ mocks: [MockBlueprint], of outcomes: [ProtocolOutcome]) -> [MockBlueprint] {
    guard !modules.isEmpty else { return mocks }
    let homes = Dictionary(
      outcomes.map { ($0.declaration.position, $0.declaration.module) },
      uniquingKeysWith: { first, _ in first })
    return mocks.map { mock in
      guard let home = homes[mock.position] ?? nil else { return mock }
      let own = modules.filter { $0.value.contains(home) }.keys
      return mock.replacing(
        Dictionary(
          uniqueKeysWithValues: own.map { ($0, .named(NamedType([.init(home), .init($0)]))) }))
    }
  }
}
