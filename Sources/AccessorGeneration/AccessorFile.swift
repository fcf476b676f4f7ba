import DeclarationModel

/// What a generated file of accessors is made of.
package struct AccessorFile: Sendable, Hashable {
  /// The imports of the files that the types come from.
  package var imports: [ImportDeclaration]
  /// The modules that are imported with `@testable`.
  package var testableImports: [String]
  /// The module that declares the types, if it is another one than the file's, and known.
  package var module: String?
  /// The types, in order.
  package var types: [AccessorBlueprint]

  /// Describes a file.
  package init(
    imports: [ImportDeclaration] = [], testableImports: [String] = [], module: String? = nil,
    types: [AccessorBlueprint]
  ) {
    self.imports = imports
    self.testableImports = testableImports
    self.module = module
    self.types = types
  }
}
