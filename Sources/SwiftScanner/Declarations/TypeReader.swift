import DeclarationModel
import SwiftSyntax

/// The syntax of a type or an extension.
private typealias TypeSyntaxGroup = DeclGroupSyntax & WithAttributesSyntax & WithModifiersSyntax

/// Collects the types and extensions of a file, a type before those nested in it, and its functions.
struct TypeReader {
  let lines: LineTable
  let blocks: AnnotationBlocks
  /// The members that are read.
  let reading: MemberReading
  private(set) var types: [TypeDeclaration] = []
  private(set) var aliases: [GlobalTypeAlias] = []
  private(set) var functions: [TypeMember] = []
  private var directives = DirectiveComments()
  private var sharedTypes = SharedTypes()

  /// Prepares to read a file.
  init(lines: LineTable, blocks: AnnotationBlocks, _ reading: MemberReading) {
    self.lines = lines
    self.blocks = blocks
    self.reading = reading
  }

  /// Reads the statements of a file, or those in an `#if` clause.
  mutating func read(_ items: CodeBlockItemListSyntax, in scope: DeclarationScope) {
    for item in items {
      if case .decl(let declaration) = item.item { read(declaration, in: scope) }
      directives.pass(item.item)
    }
  }

  private mutating func read(_ members: MemberBlockItemListSyntax, in scope: DeclarationScope) {
    for member in members {
      read(member.decl, in: scope)
      directives.pass(member.decl)
    }
  }

  private mutating func read(_ declaration: DeclSyntax, in scope: DeclarationScope) {
    if let block = declaration.as(IfConfigDeclSyntax.self) {
      for (clause, elements, comments) in block.conditionalClauses(lines: lines, below: directives)
      {
        directives = comments
        switch elements {
        case .statements(let items): read(items, in: scope.inside(clause))
        case .decls(let members): read(members, in: scope.inside(clause))
        default: break
        }
      }
    } else if let syntax = declaration.as(ExtensionDeclSyntax.self) {
      read(syntax, in: scope)
    } else if let syntax = declaration.as(ClassDeclSyntax.self) {
      read(syntax, .class, in: scope)
    } else if let syntax = declaration.as(StructDeclSyntax.self) {
      read(syntax, .struct, in: scope)
    } else if let syntax = declaration.as(EnumDeclSyntax.self) {
      read(syntax, .enum, in: scope)
    } else if let syntax = declaration.as(ActorDeclSyntax.self) {
      read(syntax, .actor, in: scope)
    } else if let syntax = declaration.as(TypeAliasDeclSyntax.self), scope.enclosingTypes.isEmpty {
      var alias = GlobalTypeAlias(
        TypeAliasDeclaration(syntax), access: scope.access(syntax.modifiers.accessLevel))
      alias.conditions = scope.conditions
      alias.declaration.addComments(of: syntax, blocks, below: directives)
      aliases.append(alias)
    } else if let syntax = declaration.as(FunctionDeclSyntax.self), scope.enclosingTypes.isEmpty,
      !declaration.hasError
    {
      var reader = TypeMemberReader(
        lines: lines, blocks: blocks, defaultAccess: scope.defaultAccess,
        caseAccess: scope.defaultAccess)
      reader.read(syntax, conditions: scope.conditions, below: directives)
      functions += reader.members
    }
  }

  private mutating func read(
    _ syntax: some TypeSyntaxGroup & NamedDeclSyntax & WithGenericParametersSyntax,
    _ kind: TypeDeclaration.Kind, in scope: DeclarationScope
  ) {
    guard syntax.name.presence == .present else { return }
    let written = syntax.modifiers.accessLevel
    var type = TypeDeclaration(
      kind, name: syntax.name.plainText, position: lines.position(of: syntax.name),
      access: scope.access(written))
    type.isQuoted = syntax.name.isQuoted
    type.generics = GenericParameter.list(syntax.genericParameterClause)
    read(syntax, as: type, in: scope, inside: scope.inside(type: type.name, access: written))
  }

  private mutating func read(_ syntax: ExtensionDeclSyntax, in scope: DeclarationScope) {
    let names = syntax.extendedType.enclosingNames
    guard let first = syntax.extendedType.firstToken(viewMode: .sourceAccurate) else { return }
    let written = syntax.modifiers.accessLevel
    let type = TypeDeclaration(
      .extension, name: names.joined(separator: "."), position: lines.position(of: first),
      access: scope.access(written))
    var inner = scope.inside(
      extension: names, access: written,
      requirements: GenericRequirement.list(syntax.genericWhereClause))
    inner.isInUnisolatedExtension =
      !syntax.modifiers.lowered.contains(.nonisolated)
      && !syntax.attributes.loweredInAllClauses.contains(where: \.mayBeGlobalActor)
    read(syntax, as: type, in: scope, inside: inner)
  }

  private mutating func read(
    _ syntax: some TypeSyntaxGroup, as type: TypeDeclaration, in scope: DeclarationScope,
    inside inner: DeclarationScope
  ) {
    let comments = AttachedComments(
      of: syntax, introducer: syntax.introducer, below: directives)
    directives = DirectiveComments()
    var type = type
    type.attributes = syntax.attributes.loweredInAllClauses
    type.modifiers = syntax.modifiers.lowered
    type.enclosingTypes = scope.enclosingTypes
    type.scopes = scope.scopes
    type.outerRequirements = scope.requirements
    type.isInUnisolatedExtension = scope.isInUnisolatedExtension
    type.inheritance = TypeReference.list(syntax.inheritanceClause)
    type.requirements = GenericRequirement.list(syntax.genericWhereClause)
    type.conditions = scope.conditions
    type.comments = blocks.adding(to: comments.tools, at: syntax.introducer)
    type.documentation = comments.documentation
    let access = type.kind == .enum ? type.access : inner.defaultAccess
    var reader = TypeMemberReader(
      lines: lines, blocks: blocks, defaultAccess: inner.defaultAccess, caseAccess: access,
      readsAliasesAlone: reading == .onDemand && (type.kind != .enum || type.inheritance.isEmpty))
    reader.read(syntax.memberBlock.members, conditions: [])
    type.members = sharedTypes.sharing(reader.members)
    let start = syntax.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    type.hasUnreadMembers = reader.leavesMembersOut || lines.leavesOutText(at: start)
    types.append(type)
    read(syntax.memberBlock.members, in: inner)
  }
}
