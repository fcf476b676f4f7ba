import DeclarationModel
import MockResolver

/// What a renderer is asked: one file.
package struct RenderingRequest: Sendable, Hashable {
  /// The imports of its sources, in order.
  package var imports: [ImportDeclaration] = []
  /// Modules to import with `@testable`, sorted.
  package var testableImports: [String] = []
  /// Modules to import besides, sorted.
  package var extraImports: [String] = []
  /// Its mocks, in order.
  package var mocks: [MockBlueprint] = []
  /// The types of the sources whose names an imported module has, too, sorted.
  package var ambiguousTypes: [String] = []
  /// The names of its sources, for people; no paths.
  package var sources: [String] = []
}
