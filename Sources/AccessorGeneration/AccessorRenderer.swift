import DeclarationModel
import SourceWriting

/// Writes accessors as Swift.
///
/// The text depends on nothing but its input; the same blueprints give the same bytes.
package struct AccessorRenderer: Sendable {
  /// Makes a renderer.
  package init() {}

  /// The text of a generated file.
  ///
  /// - Complexity: Linear in the number of properties.
  package func render(_ file: AccessorFile) -> String {
    var source = SourceWriter()
    source.add(FileHeader())
    guard !file.types.isEmpty else { return source.text }
    source.blank()
    source.add(ImportSection(imports: file.imports, testableImports: file.testableImports))
    if let declaration = ShadowedBase(module: file.module).declaration(for: file.types) {
      source.blank()
      source.line(declaration)
    }
    var layout = ConditionalLayout()
    for type in file.types {
      layout.add(under: type.conditions, to: &source) { source in
        source.blank()
        source.add(AccessorSection(type, module: file.module))
      }
    }
    layout.finish(in: &source)
    return source.text
  }
}

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
