import DeclarationModel

/// What a generated file of factories is made of.
package struct FactoryFile: Sendable, Hashable {
  /// The imports of the files that the types come from.
  package var imports: [ImportDeclaration]
  /// The modules that are imported with `@testable`.
  package var testableImports: [String]
  /// The factories, in order.
  package var factories: [FactoryBlueprint]

  /// Describes a file.
  package init(
    imports: [ImportDeclaration] = [], testableImports: [String] = [],
    factories: [FactoryBlueprint]
  ) {
    self.imports = imports
    self.testableImports = testableImports
    self.factories = factories
  }
}
