import DeclarationModel

/// An import of the file of a type: `{% for import in type.imports %}`.
struct ImportView: TemplateView {
  static let noun = "import"

  let declaration: ImportDeclaration
  let session: RenderSession
  var description: String { (declaration.kind.map { "\($0) " } ?? "") + declaration.path }

  static let properties: [String: @Sendable (ImportView) -> any TemplateConvertible] = [
    "kind": { $0.declaration.kind },
    "path": { $0.declaration.path },
    "moduleName": { view in
      // As with Sourcery, the path is without the declaration if only one is imported.
      view.declaration.kind == nil
        ? view.declaration.path
        : view.declaration.path.split(separator: ".").dropLast().joined(separator: ".")
    },
    "description": { $0.description },
  ]
}
