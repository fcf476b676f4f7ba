import DeclarationModel
import Symbols

/// An associated type: `{% for name, associatedType in type.associatedTypes %}`.
struct AssociatedTypeView: TemplateView {
  static let noun = "associated type"

  let declaration: AssociatedTypeDeclaration
  let scope: NameScope
  let session: RenderSession
  var description: String { declaration.name }

  /// The constraint of the associated type, else its default, else `Any`.
  private var constraint: TypeNameView {
    let types = declaration.inheritance
    guard let first = types.first else {
      return TypeNameView(declaration.defaultType ?? .name("Any"), session, from: scope)
    }
    return TypeNameView(
      types.count == 1 ? first : .composition(types), session, from: scope,
      text: types.map(\.templateName).joined(separator: ", "))
  }

  /// The declaration of the constraint; Sourcery knows only the name of an unknown one.
  private var type: TemplateValue {
    if let known = constraint.declared { return known.templateValue }
    if declaration.inheritance.isEmpty {
      return declaration.defaultType == nil
        ? UnknownTypeView(name: "Any", kind: "unknown", session: session).templateValue : .nothing
    }
    if case .composition(let parts) = constraint.type, declaration.inheritance.count == 1 {
      return UnknownTypeView(
        name: "", kind: "protocolComposition", composed: parts,
        parentName: scope.path.joined(separator: "."), scope: scope, session: session
      ).templateValue
    }
    return UnknownTypeView(
      name: constraint.text, kind: "protocol", requirements: declaration.requirements,
      scope: scope, session: session
    ).templateValue
  }

  static let properties: [String: @Sendable (AssociatedTypeView) -> any TemplateConvertible] = [
    "name": { $0.declaration.name },
    "typeName": { view in
      var name = view.constraint
      name.tellsComposition = false
      return name
    },
    "type": { $0.type },
  ]
}

/// A type of which only the name and the kind are known.
struct UnknownTypeView: TemplateView {
  static let noun = "type"

  let name: String
  let kind: String
  var requirements: [GenericRequirement] = []
  /// The types to which it conforms.
  var conformances: [TypeReference] = []
  /// The types of which it is composed.
  var composed: [TypeReference] = []
  /// The name of the type in which it stands.
  var parentName: String?
  var scope = NameScope()
  let session: RenderSession
  var description: String { name }

  /// The types to which it conforms, by their names.
  private var implements: [String: TemplateValue] {
    Dictionary(
      conformances.map { type in
        let known = TypeNameView(type, session, from: scope).declared
        let unknown = UnknownTypeView(name: type.templateName, kind: "unknown", session: session)
        return (type.templateName, known?.templateValue ?? unknown.templateValue)
      }, uniquingKeysWith: { first, _ in first })
  }

  static let properties: [String: @Sendable (UnknownTypeView) -> any TemplateConvertible] = {
    // The view has all properties of a type, most of them without a value.
    var properties: [String: @Sendable (UnknownTypeView) -> any TemplateConvertible] = TypeView
      .properties.mapValues {
        _ in { _ in TemplateValue.nothing }
      }
    for name in ["name", "localName", "globalName"] { properties[name] = { $0.name } }
    properties["kind"] = { $0.kind }
    properties["parentName"] = { $0.parentName }
    properties["parent"] = { view in
      view.parentName.flatMap { view.session.type(declared: $0, in: view.scope.file) }
    }
    properties["genericRequirements"] = {
      GenericRequirementView.list($0.requirements, $0.scope, $0.session)
    }
    properties["isGeneric"] = { $0.conformances.count > 1 }
    properties["inheritedTypes"] = { ($0.conformances + $0.composed).map(\.templateName) }
    properties["composedTypeNames"] = { view in
      view.composed.map { TypeNameView($0, view.session, from: view.scope) }
    }
    properties["composedTypes"] = { view in
      view.composed.compactMap { TypeNameView($0, view.session, from: view.scope).declared }
    }
    properties["implements"] = { $0.implements }
    properties["accessLevel"] = { _ in "internal" }
    return properties
  }()
}
