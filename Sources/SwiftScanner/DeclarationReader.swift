import DeclarationModel
import SwiftSyntax

/// Collects the imports and protocols of a file.
///
/// It goes into types, extensions and `#if` blocks, never into bodies, and into types only where
/// the word `protocol` occurs in them.
struct DeclarationReader {
  let prescan: ProtocolPrescan
  let lines: LineTable
  let errors: SyntaxErrors
  private(set) var imports: [ImportDeclaration] = []
  private(set) var protocols: [ProtocolDeclaration] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Prepares to read a file.
  init(prescan: ProtocolPrescan, lines: LineTable, errors: SyntaxErrors) {
    self.prescan = prescan
    self.lines = lines
    self.errors = errors
  }

  /// Reads the statements of a file, or those in an `#if` clause.
  mutating func read(_ items: CodeBlockItemListSyntax, in scope: DeclarationScope) {
    for item in items {
      if case .decl(let declaration) = item.item { read(declaration, in: scope) }
    }
  }

  private mutating func read(_ members: MemberBlockItemListSyntax, in scope: DeclarationScope) {
    for member in members { read(member.decl, in: scope) }
  }

  private mutating func read(_ declaration: DeclSyntax, in scope: DeclarationScope) {
    if let declaration = declaration.as(ImportDeclSyntax.self) {
      imports.append(ImportDeclaration(declaration, conditions: scope.conditions))
    } else if let block = declaration.as(IfConfigDeclSyntax.self) {
      read(block, in: scope)
    } else if prescan.mayDeclareProtocol(in: declaration.utf8Range) {
      if let declaration = declaration.as(ProtocolDeclSyntax.self) {
        read(declaration, in: scope)
      } else if let declaration = declaration.as(ExtensionDeclSyntax.self) {
        let inner = scope.inside(
          extension: declaration.extendedType.enclosingNames,
          access: declaration.modifiers.accessLevel)
        read(declaration.memberBlock.members, in: inner)
      } else if let type = declaration.asProtocol((any DeclGroupSyntax).self),
        let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name
      {
        let inner = scope.inside(type: name.plainText, access: type.modifiers.accessLevel)
        read(type.memberBlock.members, in: inner)
      }
    }
  }

  private mutating func read(_ block: IfConfigDeclSyntax, in scope: DeclarationScope) {
    for (clause, elements) in block.conditionalClauses(lines: lines) {
      switch elements {
      case .statements(let items): read(items, in: scope.inside(clause))
      case .decls(let members): read(members, in: scope.inside(clause))
      default: break
      }
    }
  }

  private mutating func read(_ declaration: ProtocolDeclSyntax, in scope: DeclarationScope) {
    guard !declaration.hasError, !errors.occur(in: declaration.extent) else {
      if !errors.occur(in: declaration.extent) {
        report(.brokenProtocol(name: declaration.name.plainText), at: declaration.name)
      }
      return
    }
    let comments = AttachedComments(of: declaration, introducer: declaration.protocolKeyword)
    for word in comments.unknownMarks {
      report(.unknownMark(word), at: declaration.name)
    }
    var result = ProtocolDeclaration(
      name: declaration.name.plainText, position: lines.position(of: declaration.name),
      access: scope.access(declaration.modifiers.accessLevel))
    result.attributes = attributes(declaration.attributes, of: declaration.name)
    result.enclosingTypes = scope.enclosingTypes
    result.scopes = scope.scopes
    result.primaryAssociatedTypes =
      declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.plainText) ?? []
    result.inheritance = TypeReference.list(declaration.inheritanceClause)
    result.requirements = GenericRequirement.list(declaration.genericWhereClause)
    result.conditions = scope.conditions
    result.marks = comments.marks
    result.comments = comments.tools
    result.documentation = comments.documentation
    var members = MemberReader(protocolName: result.name, lines: lines)
    members.read(declaration.memberBlock.members, conditions: [])
    result.members = members.members
    diagnostics += members.diagnostics
    protocols.append(result)
  }

  private mutating func attributes(
    _ list: AttributeListSyntax, of name: TokenSyntax
  ) -> [Attribute] {
    if list.hasConditionalAttributes {
      report(.conditionalAttributes(name: name.plainText), at: name)
    }
    return list.lowered
  }

  private mutating func report(_ finding: ScanFinding, at token: TokenSyntax) {
    diagnostics.append(finding.diagnostic(at: lines.position(of: token)))
  }
}
