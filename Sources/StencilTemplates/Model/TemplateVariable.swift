import DeclarationModel

/// A variable as templates know it.
struct TemplateVariable: Sendable {
  let name: String
  /// The declared type, or the evident one; nil if neither is known.
  let type: TypeReference?
  let facts: MemberFacts
  var isComputed = false
  var isMutable = true
  var defaultValue: String?
  var effects = Effects()
  /// Nil where it cannot be written.
  var writeAccess: AccessLevel?

  /// What Sourcery prints for a type that it cannot infer.
  static let unknownType = TypeReference.name("UnknownTypeSoAddTypeAttributionToVariable")

  init(_ declaration: VariableDeclaration, _ facts: MemberFacts, writeAccess: AccessLevel?) {
    name = declaration.name
    type = declaration.type ?? declaration.inferredType
    self.facts = facts
    isComputed = declaration.isComputed
    isMutable =
      declaration.isComputed ? declaration.accessors.hasSetter : !declaration.isConstant
    defaultValue = declaration.initialValue
    effects = declaration.accessors.getterEffects
    self.writeAccess = isMutable ? writeAccess ?? facts.access : nil
  }

  /// A requirement, which is neither stored nor computed; Sourcery counts it as not computed.
  init(_ declaration: PropertyDeclaration, _ facts: MemberFacts) {
    name = declaration.name
    type = declaration.type
    self.facts = facts
    isMutable = declaration.accessors.hasSetter
    effects = declaration.accessors.getterEffects
    writeAccess = isMutable ? facts.access : nil
  }
}
