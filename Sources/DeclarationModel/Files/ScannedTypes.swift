/// The types that one source file declares, for accessors and templates.
package struct ScannedTypes: Sendable, Hashable {
  /// The path under which the file was read.
  package var path: String
  /// Its imports, in order.
  package var imports: [ImportDeclaration]
  /// Its classes, structures, enumerations, actors and extensions, nested ones included, in order.
  package var types: [TypeDeclaration]
  /// Its protocols, as mocks know them, in order.
  package var protocols: [ProtocolDeclaration]
  /// Its type aliases outside of types, in order; those in types are their members.
  package var typeAliases: [GlobalTypeAlias]
  /// Its functions outside of types, in order.
  package var functions: [TypeMember]
  /// Syntax errors.
  package var diagnostics: [Diagnostic]

  /// Describes a file.
  package init(path: String) {
    self.path = path
    self.imports = []
    self.types = []
    self.protocols = []
    self.typeAliases = []
    self.functions = []
    self.diagnostics = []
  }
}
