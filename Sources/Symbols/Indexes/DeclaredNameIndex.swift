import DeclarationModel

/// The types of the input that are named like types that mocks are written with.
package struct DeclaredNameIndex: Sendable {
  private let topLevel: Set<String>
  /// The names of the types nested in each type, by its path.
  private let nested: [[String]: Set<String>]
  private let table: SymbolTable

  /// Gathers the types of some files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - table: The table in which superclasses are looked up.
  package init(_ files: [ScannedFile], _ table: SymbolTable) {
    let names = files.flatMap(\.declaredNames)
    self.table = table
    topLevel = Set(names.filter(\.enclosingTypes.isEmpty).map(\.name))
    nested = Dictionary(grouping: names.filter { !$0.enclosingTypes.isEmpty }, by: \.enclosingTypes)
      .mapValues { Set($0.map(\.name)) }
  }

  /// Returns the names that mean another type where the mock of a protocol stands.
  ///
  /// - Parameters:
  ///   - declaration: The protocol.
  ///   - superclass: The class that the mock inherits from, with the types that are nested in it.
  package func names(
    hidingIn declaration: ProtocolDeclaration, inheriting superclass: TypeDeclaration? = nil
  ) -> Set<String> {
    guard !nested.isEmpty else { return topLevel }
    let bodies = declaration.scope.bodies + (superclass.map { [$0.path] } ?? [])
    return bodies.flatMap { table.classChain(of: $0) }
      .reduce(into: topLevel) { names, path in names.formUnion(nested[path] ?? []) }
  }
}
