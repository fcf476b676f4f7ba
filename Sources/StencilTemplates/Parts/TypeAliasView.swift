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
  private var name: String {
    let module = scope.file.flatMap { session.model.sources.modules[$0] }
    return [module, parentName, declaration.name].compactMap(\.self).joined(separator: ".")
  }
  /// Whether it stands for a composition.
  var isComposition: Bool {
    if case .composition = declaration.type { parentName == nil } else { false }
  }

  private var typeName: TypeNameView { TypeNameView(declaration.type, session, from: scope) }

  static let properties: [String: @Sendable (TypeAliasView) -> any TemplateConvertible] =
    TypedProperties.of(\TypeAliasView.typeName).merging(own) { $1 }

  private static let own: [String: @Sendable (TypeAliasView) -> any TemplateConvertible] = [
    "aliasName": { $0.declaration.name },
    "name": { $0.name },
    "accessLevel": { $0.access.rawValue },
    "parentName": { $0.parentName },
    "parent": { view in
      view.parentName.flatMap { view.session.type(declared: $0, in: view.scope.file) }
    },
  ]
}
