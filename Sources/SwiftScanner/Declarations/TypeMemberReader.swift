import DeclarationModel
import SwiftSyntax

/// Collects the members of one type or extension.
struct TypeMemberReader {
  let lines: LineTable
  let blocks: AnnotationBlocks
  /// The access of a member without an access modifier.
  let defaultAccess: AccessLevel
  /// The access of a case, which is that of its enumeration.
  let caseAccess: AccessLevel
  /// Whether only type aliases are read.
  let readsAliasesAlone: Bool
  private(set) var members: [TypeMember] = []
  /// Whether there are members that are not read.
  private(set) var leavesMembersOut = false
  private var directives = DirectiveComments()

  /// Prepares to read a type.
  init(
    lines: LineTable, blocks: AnnotationBlocks, defaultAccess: AccessLevel,
    caseAccess: AccessLevel, readsAliasesAlone: Bool = false
  ) {
    self.lines = lines
    self.blocks = blocks
    self.defaultAccess = defaultAccess
    self.caseAccess = caseAccess
    self.readsAliasesAlone = readsAliasesAlone
  }

  /// Reads the members of the type, or those in an `#if` clause in it.
  mutating func read(_ items: MemberBlockItemListSyntax, conditions: [ConditionalClause]) {
    for item in items {
      if let block = item.decl.as(IfConfigDeclSyntax.self) {
        for case (let clause, .decls(let items)?, let comments)
          in block.conditionalClauses(lines: lines, below: directives)
        {
          directives = comments
          read(items, conditions: conditions + [clause])
        }
      } else if !item.decl.hasError {
        read(item.decl, conditions: conditions)
      }
      directives.pass(item.decl)
    }
  }

  private mutating func read(_ declaration: DeclSyntax, conditions: [ConditionalClause]) {
    if readsAliasesAlone, !declaration.is(TypeAliasDeclSyntax.self) {
      leavesMembersOut = true
      return
    }
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let syntax):
      read(syntax, conditions: conditions)
    case .functionDecl(let syntax):
      read(syntax, conditions: conditions)
    case .initializerDecl(let syntax):
      let keyword = syntax.initKeyword
      let kind = TypeMember.Kind.initializer(InitializerDeclaration(syntax))
      add(member(kind, syntax, at: keyword, after: keyword), conditions)
    case .deinitializerDecl(let syntax):
      let keyword = syntax.deinitKeyword
      add(member(.deinitializer, syntax, at: keyword, after: keyword), conditions)
    case .subscriptDecl(let syntax):
      let keyword = syntax.subscriptKeyword
      let kind = SubscriptDeclaration(syntax)
      var member = member(.subscript(kind), syntax, at: keyword, after: keyword)
      // Only the interface of a module has a subscript without a body: one that can be set.
      member.writeAccess = writeAccess(
        of: syntax.modifiers, isWritable: kind.accessors.hasSetter || syntax.accessorBlock == nil)
      add(member, conditions)
    case .typeAliasDecl(let syntax):
      var alias = TypeAliasDeclaration(syntax)
      alias.addComments(of: syntax, blocks, below: directives)
      let kind = TypeMember.Kind.typeAlias(alias)
      add(member(kind, syntax, at: syntax.name, after: syntax.typealiasKeyword), conditions)
    case .enumCaseDecl(let syntax):
      for element in syntax.elements {
        let kind = TypeMember.Kind.enumCase(EnumCaseDeclaration(element))
        var member = member(kind, syntax, at: element.name, after: syntax.caseKeyword)
        member.access = caseAccess
        add(member, conditions)
      }
    default:
      break
    }
  }

  /// Reads a function outside of types.
  mutating func read(
    _ syntax: FunctionDeclSyntax, conditions: [ConditionalClause],
    below directives: DirectiveComments
  ) {
    self.directives = directives
    read(syntax, conditions: conditions)
  }

  private mutating func read(_ syntax: FunctionDeclSyntax, conditions: [ConditionalClause]) {
    let member = member(
      .method(MethodDeclaration(syntax)), syntax, at: syntax.name, after: syntax.funcKeyword)
    add(member, conditions)
  }

  private mutating func read(_ syntax: VariableDeclSyntax, conditions: [ConditionalClause]) {
    for (token, variable) in syntax.variables {
      var member = member(
        .variable(variable), syntax, at: token, after: syntax.bindingSpecifier)
      let isWritable =
        variable.isComputed ? variable.accessors.hasSetter : !variable.isConstant
      member.writeAccess = writeAccess(of: syntax.modifiers, isWritable: isWritable)
      add(member, conditions)
    }
  }

  private mutating func add(_ member: TypeMember, _ conditions: [ConditionalClause]) {
    var member = member
    member.conditions = conditions
    members.append(member)
  }

  private func writeAccess(
    of modifiers: DeclModifierListSyntax, isWritable: Bool
  ) -> AccessLevel? {
    isWritable ? modifiers.setterAccessLevel ?? modifiers.accessLevel ?? defaultAccess : nil
  }

  /// Returns a member without conditions.
  private func member(
    _ kind: TypeMember.Kind, _ syntax: some WithAttributesSyntax & WithModifiersSyntax,
    at name: TokenSyntax, after introducer: TokenSyntax
  ) -> TypeMember {
    var comments = AttachedComments(of: syntax, introducer: introducer, below: directives)
    if name != introducer { comments.addTools(before: name, after: introducer) }
    comments.addTools(after: syntax)
    var member = TypeMember(
      kind, at: lines.position(of: name), access: syntax.modifiers.accessLevel ?? defaultAccess,
      modifiers: syntax.modifiers.lowered)
    member.attributes = syntax.attributes.loweredInAllClauses
    member.comments = blocks.adding(to: comments.tools, at: name)
    member.documentation = comments.documentation
    return member
  }
}
