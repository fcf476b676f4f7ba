import DeclarationModel
import SwiftSyntax

extension EnumCaseDeclaration {
  /// A case from its syntax.
  init(_ syntax: EnumCaseElementSyntax) {
    self.init(
      name: syntax.name.plainText,
      associatedValues: syntax.parameterClause?.parameters.map { Parameter($0) } ?? [],
      rawValue: syntax.rawValue?.value.trimmedDescription)
  }
}

extension Parameter {
  /// An associated value.
  init(_ syntax: EnumCaseParameterSyntax) {
    let label = syntax.firstName?.plainText
    let type = ParameterType(syntax.type)
    self.init(
      label: label == "_" ? nil : label,
      name: (syntax.secondName ?? syntax.firstName)?.plainText ?? "_", type: type.type,
      specifiers: syntax.modifiers.map(\.foldedText) + type.specifiers,
      attributes: type.attributes)
  }
}
