/// The types of a source file, for accessors and templates.
package struct ScannedTypes: Sendable, Hashable {
  /// The path under which the file was read.
  package var path: String
  /// The imports, in order.
  package var imports: [ImportDeclaration]
  /// The classes, structures, enumerations, actors and extensions, including nested ones, in order.
  package var types: [TypeDeclaration]
  /// The protocols, as in `ScannedFile`, in order.
  package var protocols: [ProtocolDeclaration]
  /// The type aliases outside of types, in order; those in types are members.
  package var typeAliases: [GlobalTypeAlias]
  /// The functions outside of types, in order.
  package var functions: [TypeMember]
  /// The problems found in the file, such as syntax errors.
  package var diagnostics: [Diagnostic]

  /// Creates a file.
  package init(path: String) {
    self.path = path
    self.imports = []
    self.types = []
    self.protocols = []
    self.typeAliases = []
    self.functions = []
    self.diagnostics = []
  }

  /// Whether some types have members that were not read.
  package var hasUnreadMembers: Bool { types.contains(where: \.hasUnreadMembers) }

  /// All type aliases, those outside of types first.
  package var allAliases: [TypeAliasDeclaration] {
    typeAliases.map(\.declaration)
      + types.flatMap(\.members).compactMap { member in
        if case .typeAlias(let alias) = member.kind { alias } else { nil }
      }
  }
}
