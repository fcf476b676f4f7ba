import DeclarationModel

/// An attribute: an element of `{{ type.attributes.available }}`.
struct AttributeView: TemplateView {
  static let noun = "attribute"

  let attribute: Attribute
  let session: RenderSession
  var description: String { attribute.text }

  static let properties: [String: @Sendable (AttributeView) -> Any?] = [
    "name": { $0.attribute.name },
    "arguments": { $0.attribute.arguments.map { ["0": $0] } ?? [:] },
    "asSource": { $0.attribute.text },
    "description": { $0.attribute.text },
  ]

  /// Returns attributes by their names, in the form of Sourcery.
  static func dictionary(_ attributes: [Attribute], _ session: RenderSession) -> [String: Any] {
    Dictionary(grouping: attributes, by: \.name).mapValues { attributes in
      attributes.map { AttributeView(attribute: $0, session: session) }
    }
  }
}

/// A generic parameter: `{% for parameter in method.genericParameters %}`.
struct GenericParameterView: TemplateView {
  static let noun = "generic parameter"

  let parameter: GenericParameter
  let session: RenderSession
  var description: String { parameter.text }

  init(_ parameter: GenericParameter, _ session: RenderSession) {
    self.parameter = parameter
    self.session = session
  }

  static let properties: [String: @Sendable (GenericParameterView) -> Any?] = [
    "name": { $0.parameter.name },
    "inheritedTypeName": { view in
      view.parameter.constraint.map { TypeNameView($0, view.session) }
    },
  ]
}

/// An associated type: `{% for name, associatedType in type.associatedTypes %}`.
struct AssociatedTypeView: TemplateView {
  static let noun = "associated type"

  let declaration: AssociatedTypeDeclaration
  let session: RenderSession
  var description: String { declaration.name }

  init(_ declaration: AssociatedTypeDeclaration, _ session: RenderSession) {
    self.declaration = declaration
    self.session = session
  }

  private var constraint: TypeNameView? {
    guard !declaration.inheritance.isEmpty else { return nil }
    let type =
      declaration.inheritance.count == 1
      ? declaration.inheritance[0] : .composition(declaration.inheritance)
    return TypeNameView(type, session)
  }

  static let properties: [String: @Sendable (AssociatedTypeView) -> Any?] = [
    "name": { $0.declaration.name },
    "typeName": { $0.constraint },
    "type": { $0.constraint?.declared },
  ]
}
