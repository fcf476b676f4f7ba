import DeclarationModel

/// What came of looking names up in compiled modules.
package struct ModuleLookUp: Sendable, Hashable {
  /// The protocols and aliases that were found, with all their ancestors, each in a file of its
  /// own, sorted by path.
  package var files: [ScannedFile] = []
  /// Why some may not have been found: the module that should have them cannot be read.
  package var failures: [WantedParent: ModuleFailure] = [:]
}
