import DeclarationModel

/// A case of an enumeration as templates know it.
struct TemplateCase: Sendable {
  let declaration: EnumCaseDeclaration
  let facts: MemberFacts

  init(_ declaration: EnumCaseDeclaration, _ facts: MemberFacts) {
    self.declaration = declaration
    self.facts = facts
  }
}
