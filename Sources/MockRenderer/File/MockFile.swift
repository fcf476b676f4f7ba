import DeclarationModel
import MockResolver

/// What a generated file is made of.
package struct MockFile: Sendable, Hashable {
  /// The imports of the files that the protocols come from, and whatever else the mocks need.
  package var imports: [ImportDeclaration]
  /// The modules that are imported with `@testable`.
  package var testableImports: [String]
  /// The mocks, in order.
  package var mocks: [MockBlueprint]

  /// Describes a file.
  package init(
    imports: [ImportDeclaration] = [], testableImports: [String] = [], mocks: [MockBlueprint]
  ) {
    self.imports = imports
    self.testableImports = testableImports
    self.mocks = mocks
  }
}
