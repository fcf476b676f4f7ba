import DeclarationModel

/// What a generated file of fixtures is made of.
package struct FixtureFile: Sendable, Hashable {
  /// The imports of the files that the types come from.
  package var imports: [ImportDeclaration]
  /// The modules that are imported with `@testable`.
  package var testableImports: [String]
  /// The fixtures, in order.
  package var fixtures: [FixtureBlueprint]

  /// Describes a file.
  package init(
    imports: [ImportDeclaration] = [], testableImports: [String] = [],
    fixtures: [FixtureBlueprint]
  ) {
    self.imports = imports
    self.testableImports = testableImports
    self.fixtures = fixtures
  }
}
