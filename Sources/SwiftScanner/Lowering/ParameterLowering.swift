import DeclarationModel
import SwiftSyntax

extension Parameter {
  /// A parameter of a function or an initialiser: its first name is the label.
  init(_ syntax: FunctionParameterSyntax) {
    let label = syntax.firstName.plainText
    self.init(
      syntax, label: label == "_" ? nil : label,
      name: (syntax.secondName ?? syntax.firstName).plainText)
  }

  /// A parameter of a subscript: it has a label only if it has two names.
  init(subscript syntax: FunctionParameterSyntax) {
    self.init(syntax)
    if syntax.secondName == nil { label = nil }
  }

  private init(_ syntax: FunctionParameterSyntax, label: String?, name: String) {
    let type = ParameterType(syntax.type)
    self.init(
      label: label, name: name, type: type.type,
      specifiers: syntax.modifiers.map(\.foldedText) + type.specifiers,
      attributes: type.attributes)
    declarationAttributes = syntax.attributes.lowered
    isVariadic = syntax.ellipsis != nil
    hasDefault = syntax.defaultValue != nil
  }
}

extension FunctionType.Parameter {
  /// A parameter of a function type.
  init(_ syntax: TupleTypeElementSyntax) {
    let type = ParameterType(syntax.type)
    var words = [syntax.firstName, syntax.secondName].compactMap { $0?.text }
    if let last = words.popLast() { words.append(last + ":") }
    if let keyword = syntax.inoutKeyword { words.append(keyword.text) }
    words += type.specifiers + type.attributes.map(\.text)
    self.init(
      prefix: words.map { $0 + " " }.joined(), type: type.type,
      isVariadic: syntax.ellipsis != nil)
  }
}

/// The type of a parameter, taken apart into what belongs to the parameter and what to the type.
struct ParameterType {
  /// Attributes that only parameters have; all others are the type's.
  private static let ownAttributes: Set = ["escaping", "autoclosure", "noescape", "noDerivative"]

  let specifiers: [String]
  let attributes: [Attribute]
  let type: TypeReference

  /// Takes a type apart.
  init(_ syntax: TypeSyntax) {
    guard let attributed = syntax.as(AttributedTypeSyntax.self) else {
      specifiers = []
      attributes = []
      type = TypeReference(syntax)
      return
    }
    let all = attributed.attributes.lowered
    specifiers = attributed.allSpecifiers
    attributes = all.filter { Self.ownAttributes.contains($0.name) }
    type = TypeReference(
      attributed.baseType, specifiers: [],
      attributes: all.filter { !Self.ownAttributes.contains($0.name) })
  }
}
