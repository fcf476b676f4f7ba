/// The declarations of a source file that mocks need.
package struct ScannedFile: Sendable, Hashable {
  /// The path under which the file was read.
  package var path: String
  /// The imports, in order.
  package var imports: [ImportDeclaration]
  /// The protocols, including nested ones, in order.
  package var protocols: [ProtocolDeclaration]
  /// The protocols with a syntax error, which are not in `protocols`.
  package var brokenProtocols: [BrokenProtocol] = []
  /// The type aliases, in order, including those outside of protocols.
  package var aliases: [ScannedAlias] = []
  /// The declared types whose names mocks use themselves, including those outside of protocols.
  package var declaredNames: [DeclaredName] = []
  /// The names of all declared types, including nested ones, sorted.
  package var declaredTypes: [String] = []
  /// The names of all declared or extended types, sorted.
  package var typeNames: [String] = []
  /// The compiled module that the file was printed from; nil for a source file.
  package var module: ModuleOrigin?
  /// The module that compiles the file, if it is a source file and the module is known.
  package var sourceModule: String?
  /// Whether mocks import the module of the file without `@testable`, so that they can override what is `open` only.
  package var isImportedPlainly = false
  /// In a printed module, the extensions of its protocols: each has the name of the protocol, the
  /// extension's constraints, and members that may be default implementations.
  package var extensions: [ProtocolDeclaration] = []
  /// The structures, enumerations, classes and actors outside of functions, in order; of a compiled module, the noncopyable
  /// ones alone.
  package var types: [ScannedType] = []
  /// Whether the module may isolate types by default; its settings may say that it does not.
  package var mayIsolateTypes = true
  /// Whether a class of the file seems to be marked to be mocked.
  package var marksClass = false
  /// The groups of the `@_spi` declarations, sorted.
  package var spiGroups: [String] = []
  /// The problems found in the file, such as syntax errors.
  package var diagnostics: [Diagnostic]

  /// Creates a file.
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
  /// Whether the module comes with the toolchain or the system, like the standard library and
  /// Foundation.
  package var isStandard: Bool

  /// Creates the origin of a declaration.
  package init(name: String, isStandard: Bool) {
    self.name = name
    self.isStandard = isStandard
  }
}

extension [ScannedFile] {
  /// The modules that these files import.
  package var importedModules: Set<String> { Set(flatMap(\.imports).map(\.module)) }
}
