import DeclarationModel

/// `{% for name, associatedType in type.associatedTypes %}`.
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
