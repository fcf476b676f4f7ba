import DeclarationModel
import Symbols

/// The properties that all members have.
struct MemberFacts: Sendable {
  var access: AccessLevel
  var attributes: [Attribute]
  var modifiers: [Modifier]
  var annotations: [String: AnnotationValue]
  var documentation: [String]
  /// The type that the member belongs to.
  var definedIn: String
  /// Whether the member is declared in an extension.
  var isInExtension: Bool
  /// The place of the member.
  var scope: NameScope

  init(_ member: TypeMember, of type: TypeDeclaration) {
    access = member.access
    attributes = member.attributes
    modifiers = member.modifiers
    annotations = AnnotationParser.parse(member.comments.sourcery)
    documentation = member.documentation
    definedIn = type.qualifiedName
    isInExtension = type.kind == .extension
    scope = type.bodyScope
  }

  init(_ member: ProtocolMember, of declaration: ProtocolDeclaration) {
    access = declaration.access
    attributes = member.attributes
    modifiers = member.modifiers
    annotations = AnnotationParser.parse(member.comments.sourcery)
    documentation = member.documentation
    definedIn = declaration.qualifiedName
    isInExtension = false
    scope = declaration.bodyScope
  }

  var isStatic: Bool { modifiers.contains(where: \.isStatic) }
}

extension Parameter {
  /// The parameter as in a declaration: `to address: inout Address`.
  var sourceText: String { declaration(typeText) }

  /// The parameter as Sourcery writes it, with its attributes sorted.
  var templateText: String {
    let words =
      specifiers.map(\.text) + (attributes + type.ownAttributes).map(\.text).sorted()
      + [type.templateName]
    return declaration(words.joined(separator: " "))
  }

  private func declaration(_ type: String) -> String {
    let names =
      switch label {
      case nil where name == "_": "_"
      case nil: "_ \(name)"
      case name?: name
      case .some(let label): "\(label) \(name)"
      }
    let before = declarationAttributes.map { "\($0.text) " }.joined()
    let value = defaultValue.map { " = \($0)" } ?? ""
    return "\(before)\(names): \(type)\(value)" + (isVariadic ? "..." : "")
  }

  /// The type with its specifiers and attributes.
  var typeText: String {
    let words = specifiers.map(\.text) + attributes.map(\.text) + [type.text]
    return words.joined(separator: " ")
  }
}
