import DeclarationModel
import SwiftSyntax

/// Collects the members of one protocol.
struct ProtocolMemberReader {
  let protocolName: String
  let lines: LineTable
  let blocks: AnnotationBlocks
  private(set) var members: [ProtocolMember] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var directives = DirectiveComments()

  /// Prepares to read a protocol.
  init(protocolName: String, lines: LineTable, blocks: AnnotationBlocks) {
    self.protocolName = protocolName
    self.lines = lines
    self.blocks = blocks
  }

  /// Reads the members of the protocol, or those in an `#if` clause in it.
  mutating func read(_ items: MemberBlockItemListSyntax, conditions: [ConditionalClause]) {
    for item in items {
      if let block = item.decl.as(IfConfigDeclSyntax.self) {
        for case (let clause, .decls(let items)?, let comments)
          in block.conditionalClauses(lines: lines, below: directives)
        {
          directives = comments
          read(items, conditions: conditions + [clause])
        }
      } else {
        read(item.decl, conditions: conditions)
      }
      directives.pass(item.decl)
    }
  }

  private mutating func read(_ declaration: DeclSyntax, conditions: [ConditionalClause]) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let syntax):
      add(.method(MethodDeclaration(syntax)), syntax, at: syntax.name, conditions)
    case .initializerDecl(let syntax):
      add(.initializer(InitializerDeclaration(syntax)), syntax, at: syntax.initKeyword, conditions)
    case .subscriptDecl(let syntax):
      add(.subscript(SubscriptDeclaration(syntax)), syntax, at: syntax.subscriptKeyword, conditions)
    case .associatedTypeDecl(let syntax):
      add(.associatedType(AssociatedTypeDeclaration(syntax)), syntax, at: syntax.name, conditions)
    case .typeAliasDecl(let syntax):
      add(.typeAlias(TypeAliasDeclaration(syntax)), syntax, at: syntax.name, conditions)
    case .variableDecl(let syntax):
      read(syntax, conditions: conditions)
    // These directives only warn, stop the compiler, or renumber lines; they declare nothing.
    case .poundSourceLocation: break
    case .macroExpansionDecl(let syntax)
    where ["warning", "error"].contains(syntax.macroName.text):
      break
    default:
      guard let keyword = declaration.strayKeyword else { break }
      let finding = ScanDiagnostic.strayMember(keyword: keyword.text, protocolName: protocolName)
      diagnostics.append(finding.diagnostic(at: lines.position(of: keyword)))
    }
  }

  private mutating func read(_ syntax: VariableDeclSyntax, conditions: [ConditionalClause]) {
    for binding in syntax.bindings {
      guard let token = binding.pattern.firstToken(viewMode: .sourceAccurate) else { continue }
      let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      let name = identifier?.plainText
      guard let name, let type = binding.typeAnnotation?.type else {
        let finding = ScanDiagnostic.untypedProperty(name: name ?? binding.pattern.foldedText)
        diagnostics.append(finding.diagnostic(at: lines.position(of: token)))
        continue
      }
      var property = PropertyDeclaration(
        name: name, type: TypeReference(type), accessors: Accessors(binding.accessorBlock))
      property.isQuoted = identifier?.isQuoted ?? false
      add(.property(property), syntax, at: token, conditions)
    }
  }

  private mutating func add(
    _ kind: ProtocolMember.Kind, _ syntax: some WithAttributesSyntax & WithModifiersSyntax,
    at name: TokenSyntax, _ conditions: [ConditionalClause]
  ) {
    let position = lines.position(of: name)
    if syntax.attributes.hasConditionalAttributes {
      let finding = ScanDiagnostic.conditionalAttributes(name: name.plainText)
      diagnostics.append(finding.diagnostic(at: position))
    }
    var member = ProtocolMember(
      kind, at: position, attributes: syntax.attributes.lowered,
      modifiers: syntax.modifiers.lowered, conditions: conditions)
    let comments = AttachedComments(directives.trivia + [syntax.leadingTrivia])
    member.comments = blocks.adding(to: comments.tools, at: name)
    member.documentation = comments.documentation
    members.append(member)
  }
}

extension DeclSyntax {
  /// The first token after the attributes and modifiers of a declaration that is not a requirement.
  fileprivate var strayKeyword: TokenSyntax? {
    if let group = asProtocol((any DeclGroupSyntax).self) { return group.introducer }
    return firstToken(viewMode: .sourceAccurate)
  }
}
