import DeclarationModel

/// The result of looking up names in compiled modules.
package struct ModuleDependencies: Sendable, Hashable {
  /// The protocols, aliases and classes that were found, with all their ancestors, each in a file of its
  /// own, sorted by path.
  package var files: [ScannedFile] = []
  /// The classes that were found, with their superclasses; each has a file of its own above.
  package var types: [ScannedTypes] = []
  /// The reasons why names may not have been found: the module that should declare them cannot be
  /// read.
  package var failures: [ModuleDependency: ModuleFailure] = [:]
}

/// The name of a parent that no source declares.
package struct ModuleDependency: Sendable, Hashable {
  /// The components of the name: `["NIOCore", "ChannelHandler"]`.
  package var components: [String]
  /// The modules that the file of the protocol imports, in order.
  package var imports: [String]

  /// Creates a dependency.
  package init(components: [String], imports: [String]) {
    self.components = components
    self.imports = imports
  }
}
