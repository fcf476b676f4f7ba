import DeclarationModel
import SourceWriting

/// Renders accessors as Swift.
///
///     import Kagemusha
///
///     // MARK: - Screen
///
///     extension Screen: PrivatePropertyAccessible {}
///
///     extension PrivateProperties where Base: Screen { … }
///
/// The text depends only on the input; equal blueprints yield equal bytes.
package struct AccessorRenderer: Sendable {
  /// Creates a renderer.
  package init() {}

  /// Returns the text of a generated file.
  ///
  /// - Complexity: Linear in the number of properties.
  package func render(_ file: AccessorFile) -> String {
    var source = SourceWriter()
    source.add(FileHeader())
    guard !file.types.isEmpty else { return source.text }
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

/// The contents of a generated file with accessors.
package struct AccessorFile: Sendable, Hashable {
  /// The imports of the files that declare the types.
  package var imports: [ImportDeclaration]
  /// The modules to import with `@testable`.
  package var testableImports: [String]
  /// The module that declares the types, if it is known and not that of the file.
  package var module: String?
  /// The types, in order.
  package var types: [AccessorBlueprint]

  /// Creates a file.
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
