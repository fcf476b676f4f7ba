import DeclarationModel
import Symbols

/// A generic parameter: `{% for parameter in method.genericParameters %}`.
struct GenericParameterView: TemplateView {
  static let noun = "generic parameter"

  let parameter: GenericParameter
  /// The constraint of the parameter, which may stand in the `where` clause.
  let constraint: TypeNameView?
  let session: RenderSession
  var description: String { parameter.text }

  static let properties: [String: @Sendable (GenericParameterView) -> any TemplateConvertible] = [
    "name": { $0.parameter.name },
    "inheritedTypeName": { $0.constraint },
  ]

  /// Returns the parameters as templates see them.
  static func list(
    _ parameters: [GenericParameter], _ requirements: [GenericRequirement], _ scope: NameScope,
    _ session: RenderSession
  ) -> [GenericParameterView] {
    parameters.map { parameter in
      let type =
        parameter.constraint ?? requirements.first { $0.left.plainName == parameter.name }?.right
      return GenericParameterView(
        parameter: parameter, constraint: type.map { TypeNameView($0, session, from: scope) },
        session: session)
    }
  }
}
