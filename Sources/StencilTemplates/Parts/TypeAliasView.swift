import DeclarationModel
import Symbols

/// A type alias: `{% for alias in types.typealiases %}`.
struct TypeAliasView: TemplateView {
  static let noun = "type alias"

  let declaration: TypeAliasDeclaration
  /// The qualified name of the type around it; nil if there is none.
  let parentName: String?
  let access: AccessLevel
  let scope: NameScope
  let session: RenderSession

  var description: String { name }
  private var module: String? { scope.file.flatMap { session.model.sources.modules[$0] } }
  private var name: String {
    [module, parentName, declaration.name].compactMap(\.self).joined(separator: ".")
  }
  /// Whether it stands for a composition, and is a type of its own.
  var isComposition: Bool { if case .composition = declaration.type { true } else { false } }

  private var typeName: TypeNameView { TypeNameView(declaration.type, session, from: scope) }

  static let properties: [String: @Sendable (TypeAliasView) -> any TemplateConvertible] =
    TypedProperties.of(\TypeAliasView.typeName).merging(own) { $1 }

  private static let own: [String: @Sendable (TypeAliasView) -> any TemplateConvertible] = [
    "aliasName": { $0.declaration.name },
    "name": { $0.name },
    "accessLevel": { $0.access.rawValue },
    "module": { $0.module },
    "annotations": { AnnotationParser.parse($0.declaration.comments.sourcery) },
    "documentation": { $0.session.documentation($0.declaration.documentation) },
    "imports": { view in
      let imports = view.scope.file.flatMap { view.session.model.sources.imports[$0] } ?? []
      return imports.map { ImportView(declaration: $0, session: view.session) }
    },
    "parentName": { $0.parentName },
    "parent": { view in
      view.parentName.flatMap { view.session.type(declared: $0, in: view.scope.file) }
    },
  ]
}
