import DeclarationModel

/// A case of an enumeration: `{% for case in type.cases %}`.
struct EnumCaseView: TemplateView {
  static let noun = "case"

  let declared: TemplateMember<EnumCaseDeclaration>
  let session: RenderSession
  var description: String { name }

  private var name: String {
    SourceName.written(declared.declaration.name, isQuoted: declared.declaration.isQuoted)
  }

  static let properties: [String: @Sendable (EnumCaseView) -> any TemplateConvertible] = [
    "name": { $0.name },
    "rawValue": { $0.rawValue },
    "associatedValues": { view in
      ParameterView.values(of: view.declared, view.session)
    },
    "hasAssociatedValue": { !$0.declared.declaration.associatedValues.isEmpty },
    "indirect": { $0.declared.facts.modifiers.contains(.indirect) },
    "annotations": { $0.declared.facts.annotations },
    "documentation": { $0.session.documentation($0.declared.facts.documentation) },
  ]

  /// The raw value, without the quotation marks of a literal.
  private var rawValue: String? {
    guard let text = declared.declaration.rawValue else { return nil }
    return text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
      ? String(text.dropFirst().dropLast()) : text
  }
}
