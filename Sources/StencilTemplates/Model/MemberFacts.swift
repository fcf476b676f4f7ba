import DeclarationModel

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

  init(_ member: TypeMember, of type: TypeDeclaration) {
    access = member.access
    attributes = member.attributes
    modifiers = member.modifiers
    annotations = AnnotationParser.parse(member.comments.sourcery)
    documentation = member.documentation
    definedIn = type.qualifiedName
    isInExtension = type.kind == .extension
  }

  init(_ member: ProtocolMember, of declaration: ProtocolDeclaration) {
    access = declaration.access
    attributes = member.attributes
    modifiers = member.modifiers
    annotations = AnnotationParser.parse(member.comments.sourcery)
    documentation = member.documentation
    definedIn = declaration.qualifiedName
    isInExtension = false
  }

  var isStatic: Bool { modifiers.contains(where: \.isStatic) }
}

extension Parameter {
  /// The parameter as in a declaration: `to address: inout Address`.
  var sourceText: String {
    let names =
      switch label {
      case nil: "_ \(name)"
      case name?: name
      case .some(let label): "\(label) \(name)"
      }
    let before = declarationAttributes.map { "\($0.text) " }.joined()
    return "\(before)\(names): \(typeText)"
  }

  /// The type with its specifiers and attributes, and `...`.
  var typeText: String {
    let words = specifiers.map(\.text) + attributes.map(\.text) + [type.text]
    return words.joined(separator: " ") + (isVariadic ? "..." : "")
  }
}
