import DeclarationModel
import Symbols

/// The types of the sources: `{{ types }}`.
struct TypesView: TemplateView {
  static let noun = "'types'"

  let session: RenderSession
  var description: String { "types" }

  private func all(_ isIncluded: (TemplateType) -> Bool) -> [TypeView] {
    let types = session.model.types
    return types.indices.filter { isIncluded(types[$0]) }
      .map { TypeView(number: $0, session: session) }
  }

  /// All aliases, those in types included, sorted by name.
  private var aliases: [TypeAliasView] {
    let model = session.model
    let global = model.aliases.map { path, alias in
      TypeAliasView(
        declaration: alias.declaration, parentName: nil, access: alias.access,
        scope: NameScope(file: path), session: session)
    }
    let nested = model.types.indices.flatMap { TypeView(number: $0, session: session).aliases }
    return (global + nested).filter { !$0.isComposition }
      .sorted { $0.description < $1.description }
  }

  static let properties: [String: @Sendable (TypesView) -> any TemplateConvertible] = [
    "types": { $0.all { _ in true } },
    "all": { $0.all { $0.kind != "protocol" && $0.kind != "protocolComposition" } },
    "classes": { $0.all { $0.kind == "class" } },
    "structs": { $0.all { $0.kind == "struct" } },
    "enums": { $0.all { $0.kind == "enum" } },
    "actors": { $0.all { $0.kind == "actor" } },
    "protocols": { $0.all { $0.kind == "protocol" } },
    "extensions": { $0.all { $0.kind == "extension" } },
    "protocolCompositions": { $0.all { $0.kind == "protocolComposition" } },
    "typealiases": { $0.aliases },
    "typesaliasesByName": { view in
      Dictionary(view.aliases.map { ($0.description, $0) }) { first, _ in first }
    },
    "typesByName": { $0.session.typesByName },
    "implementing": { TypeRelation(session: $0.session, kind: .implementing) },
    "inheriting": { TypeRelation(session: $0.session, kind: .inheriting) },
    "based": { TypeRelation(session: $0.session, kind: .based) },
  ]
}

/// A relation of types, such as `types.implementing`, `types.inheriting` or `types.based`; the next
/// component is the name of a type.
struct TypeRelation: TemplateObject {
  enum Kind: String, Sendable {
    case implementing, inheriting, based
  }

  let session: RenderSession
  let kind: Kind

  var description: String { "types.\(kind.rawValue)" }

  func value(of name: String) -> TemplateValue {
    let numbers = session.types(kind, name)
    if numbers.isEmpty { session.warnEmpty(kind, name) }
    return numbers.map { TypeView(number: $0, session: session) }.templateValue
  }
}
