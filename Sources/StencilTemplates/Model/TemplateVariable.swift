import DeclarationModel

/// A variable in the form of templates.
struct TemplateVariable: Sendable {
  let name: String
  /// The declared or inferred type; nil if it is unknown.
  let type: TypeReference?
  let facts: MemberFacts
  var isComputed = false
  var isMutable = true
  var defaultValue: String?
  var effects = Effects()
  /// The access level of the setter; nil if the variable cannot be set.
  var writeAccess: AccessLevel?

  /// The type that Sourcery prints if it cannot infer one.
  static let unknownType = TypeReference.name("UnknownTypeSoAddTypeAttributionToVariable")

  init(_ declaration: VariableDeclaration, _ facts: MemberFacts, writeAccess: AccessLevel?) {
    name = SourceName.written(declaration.name, isQuoted: declaration.isQuoted)
    type = declaration.type ?? declaration.guessedType ?? declaration.inferredType
    self.facts = facts
    isComputed = declaration.isComputed
    isMutable =
      declaration.isComputed ? declaration.accessors.hasSetter : !declaration.isConstant
    defaultValue = declaration.initialValue
    effects = declaration.accessors.getterEffects
    self.writeAccess = isMutable ? writeAccess ?? facts.access : nil
  }

  /// Creates a variable for a requirement, which is neither stored nor computed; Sourcery treats it
  /// as not computed.
  init(_ declaration: PropertyDeclaration, _ facts: MemberFacts) {
    name = SourceName.written(declaration.name, isQuoted: declaration.isQuoted)
    type = declaration.type
    self.facts = facts
    isMutable = declaration.accessors.hasSetter
    effects = declaration.accessors.getterEffects
    writeAccess = isMutable ? facts.access : nil
  }
}
