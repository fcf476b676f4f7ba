/// What one source file declares, as far as mocks need to know it.
package struct ScannedFile: Sendable, Hashable {
  /// The path under which the file was read.
  package var path: String
  /// Its imports, in order.
  package var imports: [ImportDeclaration]
  /// Its protocols, nested ones included, in order.
  package var protocols: [ProtocolDeclaration]
  /// Its protocols that have a syntax error inside, and so are not among the others.
  package var brokenProtocols: [BrokenProtocol] = []
  /// The type aliases of functions that it declares, outside protocols too.
  package var closureAliases: [DeclaredName] = []
  /// The other type aliases that it declares, as far as a protocol may be behind them: those of a name or a composition.
  package var parentAliases: [ScannedAlias] = []
  /// The type aliases with types in them that older systems do not know at run time, some of the others included, and
  /// those of tuples.
  package var runtimeAliases: [ScannedAlias] = []
  /// The types that it declares with names that mocks are written with, outside protocols too.
  package var declaredNames: [DeclaredName] = []
  /// The names of all types that it declares, nested ones included, sorted.
  package var declaredTypes: [String] = []
  /// The names of all types that it declares or extends, sorted.
  package var typeNames: [String] = []
  /// The compiled module that it was printed from; nil for a source file.
  package var module: ModuleOrigin?
  /// The module that compiles it, if it is a source file and that is known.
  package var sourceModule: String?
  /// In a printed module, the extensions of its protocols: each has the name of the protocol, the
  /// extension's requirements, and members that may be default implementations.
  package var extensions: [ProtocolDeclaration] = []
  /// The names of the structures and enumerations that it declares to be noncopyable or
  /// non-escapable.
  package var noncopyableTypes: [String] = []
  /// The groups of its `@_spi` declarations, sorted.
  package var spiGroups: [String] = []
  /// Syntax errors.
  package var diagnostics: [Diagnostic]

  /// Describes a file.
  package init(
    path: String, imports: [ImportDeclaration] = [], protocols: [ProtocolDeclaration] = [],
    diagnostics: [Diagnostic] = []
  ) {
    self.path = path
    self.imports = imports
    self.protocols = protocols
    self.diagnostics = diagnostics
  }
}

/// The compiled module that a declaration was printed from.
package struct ModuleOrigin: Sendable, Hashable {
  /// The module's name.
  package var name: String
  /// Whether it comes with the toolchain or the system, as the standard library and Foundation do.
  package var isStandard: Bool

  /// Names a module.
  package init(name: String, isStandard: Bool) {
    self.name = name
    self.isStandard = isStandard
  }
}
