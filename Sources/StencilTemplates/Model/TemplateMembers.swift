import DeclarationModel

/// The members of a type in the form of templates, those of its extensions included.
struct TemplateMembers: Sendable {
  private(set) var variables: [TemplateVariable] = []
  private(set) var methods: [TemplateMethod] = []
  private(set) var subscripts: [TemplateMember<SubscriptDeclaration>] = []
  private(set) var cases: [TemplateMember<EnumCaseDeclaration>] = []
  private(set) var typeAliases: [TypeAliasDeclaration] = []
  private(set) var associatedTypes: [AssociatedTypeDeclaration] = []

  /// Adds the members of a protocol.
  mutating func add(_ declaration: ProtocolDeclaration) {
    let owner = MemberOwner(declaration)
    for member in declaration.members {
      let facts = MemberFacts(member, of: owner)
      switch member.kind {
      case .method(let method): methods.append(TemplateMethod(method, facts))
      case .initializer(let initializer): methods.append(TemplateMethod(initializer, facts))
      case .property(let property): variables.append(TemplateVariable(property, facts))
      case .subscript(let declaration):
        subscripts.append(TemplateMember(declaration: declaration, facts: facts))
      case .typeAlias(let alias): typeAliases.append(alias)
      case .associatedType(let type): associatedTypes.append(type)
      }
    }
  }

  /// Adds the members of a type, or of an extension.
  mutating func add(_ declaration: TypeDeclaration) {
    let owner = MemberOwner(declaration)
    for member in declaration.members {
      let facts = MemberFacts(member, of: owner)
      switch member.kind {
      case .deinitializer: methods.append(TemplateMethod(deinitializer: facts))
      case .variable(let variable):
        variables.append(TemplateVariable(variable, facts, writeAccess: member.writeAccess))
      case .method(let method): methods.append(TemplateMethod(method, facts))
      case .initializer(let initializer): methods.append(TemplateMethod(initializer, facts))
      case .subscript(let declaration):
        subscripts.append(TemplateMember(declaration: declaration, facts: facts))
      case .enumCase(let declaration):
        cases.append(TemplateMember(declaration: declaration, facts: facts))
      case .typeAlias(let alias): typeAliases.append(alias)
      }
    }
  }
}

/// A subscript or a case, with the properties that all members have.
struct TemplateMember<Declaration: Sendable>: Sendable {
  let declaration: Declaration
  let facts: MemberFacts
}
