import DeclarationModel

/// A subscript as templates know it.
struct TemplateSubscript: Sendable {
  let declaration: SubscriptDeclaration
  let facts: MemberFacts

  init(_ declaration: SubscriptDeclaration, _ facts: MemberFacts) {
    self.declaration = declaration
    self.facts = facts
  }
}
