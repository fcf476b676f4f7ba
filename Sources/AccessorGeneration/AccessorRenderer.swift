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
    var source = SourceText()
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
