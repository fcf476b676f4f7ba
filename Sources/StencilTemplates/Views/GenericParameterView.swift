import DeclarationModel

/// `{% for parameter in method.genericParameters %}`.
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
