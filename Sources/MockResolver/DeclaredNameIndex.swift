import DeclarationModel

/// The types of the input that are named like types that mocks are written with.
struct DeclaredNameIndex: Sendable {
  private let topLevel: Set<String>
  private let nested: Set<String>

  /// Gathers the types of some files.
  init(_ files: [ScannedFile]) {
    let names = files.flatMap(\.declaredNames)
    topLevel = Set(names.filter { !$0.isNested }.map(\.name))
    nested = Set(names.filter(\.isNested).map(\.name))
  }

  /// The names that mean another type where the mock of a protocol stands.
  func names(hidingIn declaration: ProtocolDeclaration) -> Set<String> {
    declaration.enclosingTypes.isEmpty ? topLevel : topLevel.union(nested)
  }
}
