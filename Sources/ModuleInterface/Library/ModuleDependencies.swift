import DeclarationModel

/// What came of looking names up in compiled modules.
package struct ModuleDependencies: Sendable, Hashable {
  /// The protocols and aliases that were found, with all their ancestors, each in a file of its
  /// own, sorted by path.
  package var files: [ScannedFile] = []
  /// Why some may not have been found: the module that should have them cannot be read.
  package var failures: [ModuleDependency: ModuleFailure] = [:]
}

/// A name that a protocol has as a parent, and that no source declares.
package struct ModuleDependency: Sendable, Hashable {
  /// The name: `["NIOCore", "ChannelHandler"]`.
  package var components: [String]
  /// The modules that the protocol's file imports, in order.
  package var imports: [String]

  /// Asks for a name.
  package init(components: [String], imports: [String]) {
    self.components = components
    self.imports = imports
  }
}
