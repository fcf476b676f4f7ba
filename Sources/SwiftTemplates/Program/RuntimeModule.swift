import Basics
import StencilTemplates

/// The Swift module that templates import, with Sourcery's names for the types of the model.
package enum RuntimeModule {
  /// The name of the module.
  package static let name = "SourceryRuntime"

  /// The source of the module.
  package static let text =
    [reading, declarations, initializers, texts, process].map { $0 + "\n" }.joined()
    + ModelClass.all.map(declaration).joined(separator: "\n")

  /// A hash of the source.
  package static let digest = ContentHash(of: [text]).text

  /// Returns the declaration of a class.
  private static func declaration(_ model: ModelClass) -> String {
    let isParent = ModelClass.all.contains { $0.parent == model.name }
    let inherited = ([model.parent] + model.protocols).joined(separator: ", ")
    return "public \(isParent ? "" : "final ")class \(model.name): \(inherited) {\n"
      + model.properties.map(declaration).joined() + "}\n"
  }

  /// Returns the declaration of a property.
  private static func declaration(_ property: ModelClass.Property) -> String {
    let read = property.type == .annotations ? "readAnnotations" : "read"
    return "  public var `\(property.name)`: \(property.type.text) {\n"
      + "    get { \(read)(\"\(property.name)\") }\n"
      + "    set { write(\"\(property.name)\", newValue) }\n  }\n"
  }
}
