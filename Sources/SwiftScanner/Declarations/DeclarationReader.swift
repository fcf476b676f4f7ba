import DeclarationModel
import SwiftSyntax

/// Collects the imports and protocols of a file.
///
/// The reader enters types, extensions and `#if` blocks, but no bodies of code, and it enters types
/// only if the word `protocol` occurs in them.
struct DeclarationReader {
  let keywords: ProtocolKeywords
  let lines: LineTable
  let errors: SyntaxErrors
  let blocks: AnnotationBlocks
  private(set) var imports: [ImportDeclaration] = []
  private(set) var protocols: [ProtocolDeclaration] = []
  private var broken: [(found: BrokenProtocol, extent: ClosedRange<SourcePosition>)] = []
  /// The offsets of the keywords of the protocols that were read.
  private(set) var seenKeywords: Set<Int> = []
  private(set) var diagnostics: [Diagnostic] = []
  private var directives = DirectiveComments()
  private var sharedTypes = SharedTypes()

  /// Prepares to read a file.
  init(
    keywords: ProtocolKeywords, lines: LineTable, errors: SyntaxErrors, blocks: AnnotationBlocks
  ) {
    self.blocks = blocks
    self.keywords = keywords
    self.lines = lines
    self.errors = errors
  }

  /// Reads the statements of a file, or those in an `#if` clause.
  mutating func read(_ items: CodeBlockItemListSyntax, in scope: DeclarationScope) {
    for item in items {
      if case .decl(let declaration) = item.item { read(declaration, in: scope) }
      directives.pass(item.item)
    }
  }

  private mutating func read(_ block: MemberBlockSyntax, in scope: DeclarationScope) {
    for member in block.members {
      // A declaration at the start of a line is not taken for a member of a type whose brace is
      // missing.
      if block.rightBrace.isMissing, lines.isLineStart(member.decl) { continue }
      read(member.decl, in: scope)
      directives.pass(member.decl)
    }
  }

  private mutating func read(_ declaration: DeclSyntax, in scope: DeclarationScope) {
    if let declaration = declaration.as(ImportDeclSyntax.self) {
      // The parser accepts an import in a type, where it imports nothing.
      guard scope.enclosingTypes.isEmpty else { return }
      imports.append(ImportDeclaration(declaration, conditions: scope.conditions))
    } else if let block = declaration.as(IfConfigDeclSyntax.self) {
      read(block, in: scope)
    } else if keywords.mayDeclareProtocol(in: declaration.utf8Range) {
      if let declaration = declaration.as(ProtocolDeclSyntax.self) {
        read(declaration, in: scope)
      } else if let declaration = declaration.as(ExtensionDeclSyntax.self) {
        let inner = scope.inside(
          extension: declaration.extendedType.enclosingNames,
          access: declaration.modifiers.accessLevel)
        directives = DirectiveComments()
        read(declaration.memberBlock, in: inner)
      } else if let type = declaration.asProtocol((any DeclGroupSyntax).self),
        let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name
      {
        let inner = scope.inside(type: name.plainText, access: type.modifiers.accessLevel)
        directives = DirectiveComments()
        read(type.memberBlock, in: inner)
      }
    }
  }

  private mutating func read(_ block: IfConfigDeclSyntax, in scope: DeclarationScope) {
    for (clause, elements, comments) in block.conditionalClauses(lines: lines, below: directives) {
      directives = comments
      switch elements {
      case .statements(let items): read(items, in: scope.inside(clause))
      case .decls(let members):
        for member in members {
          read(member.decl, in: scope.inside(clause))
          directives.pass(member.decl)
        }
      default: break
      }
    }
  }

  private mutating func read(_ declaration: ProtocolDeclSyntax, in scope: DeclarationScope) {
    seenKeywords.insert(declaration.protocolKeyword.positionAfterSkippingLeadingTrivia.utf8Offset)
    guard !declaration.isBroken, !errors.occur(in: declaration.extent) else {
      if !errors.occur(in: declaration.extent) {
        let name = declaration.name.plainText
        // The parser attaches unknown syntax at the end of a statement to the next declaration.
        report(
          errors.reach(into: declaration.extent)
            ? .unreadProtocol(name: name) : .brokenProtocol(name: name), at: declaration.name)
      }
      return addBroken(declaration, in: scope)
    }
    let comments = AttachedComments(
      of: declaration, introducer: declaration.protocolKeyword, below: directives)
    for mark in comments.invalidMarks {
      report(.invalidMark(mark), at: declaration.name)
    }
    var result = ProtocolDeclaration(
      name: declaration.name.plainText, position: lines.position(of: declaration.name),
      access: scope.access(declaration.modifiers.accessLevel))
    result.isQuoted = declaration.name.isQuoted
    result.attributes = attributes(declaration.attributes, of: declaration.name)
    result.modifiers = declaration.modifiers.lowered
    result.isNonisolated = declaration.modifiers.lowered.contains(.nonisolated)
    result.enclosingTypes = scope.enclosingTypes
    result.scopes = scope.scopes
    result.primaryAssociatedTypes =
      declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.referenceName)
      ?? []
    result.inheritance = TypeReference.list(declaration.inheritanceClause)
    result.inheritancePositions = (declaration.inheritanceClause?.inheritedTypes ?? []).map {
      lines.position(at: $0.type.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    result.requirements = GenericRequirement.list(declaration.genericWhereClause)
    result.conditions = scope.conditions
    result.comments = blocks.adding(to: comments.tools, at: declaration.protocolKeyword)
    result.marks = marks(of: result, comments)
    result.mockName = comments.mockName
    result.documentation = comments.documentation
    var members = ProtocolMemberReader(protocolName: result.name, lines: lines, blocks: blocks)
    members.read(declaration.memberBlock.members, conditions: [])
    result.members = sharedTypes.sharing(members.members)
    diagnostics += members.diagnostics
    // A mock without a member that could not be read would not compile.
    if members.diagnostics.contains(where: { $0.severity == .error }) {
      addBroken(declaration, in: scope)
    } else {
      protocols.append(result)
    }
  }

  private mutating func addBroken(_ declaration: ProtocolDeclSyntax, in scope: DeclarationScope) {
    guard !declaration.name.plainText.isEmpty else { return }
    let found = BrokenProtocol(
      name: declaration.name.plainText, enclosingTypes: scope.enclosingTypes,
      position: lines.position(of: declaration.name))
    let extent = declaration.extent
    broken.append(
      (found, lines.position(at: extent.lowerBound)...lines.position(at: extent.upperBound)))
  }

  /// Returns the protocols that could not be read, each with its errors.
  ///
  /// - Parameter errors: The syntax errors of the file.
  func brokenProtocols(with errors: [Diagnostic]) -> [BrokenProtocol] {
    broken.map { found, extent in
      var found = found
      found.diagnostics = (errors + diagnostics).filter { diagnostic in
        diagnostic.severity == .error && diagnostic.position.map(extent.contains) ?? false
      }
      return found
    }
  }

  /// Returns the marks of a protocol, each once: from its own comments, from the annotations of
  /// blocks around it, and from its attributes.
  private func marks(of declaration: ProtocolDeclaration, _ comments: AttachedComments) -> [Mark] {
    var marks = comments.marks
    marks += declaration.comments.sourcery.compactMap(MarkReading.mark(ofAnnotation:))
    marks += declaration.attributes.compactMap(MarkReading.mark(ofAttribute:))
    var seen: Set<Mark> = []
    return marks.filter { seen.insert($0).inserted }
  }

  private mutating func attributes(
    _ list: AttributeListSyntax, of name: TokenSyntax
  ) -> [Attribute] {
    if list.hasConditionalAttributes {
      report(.conditionalAttributes(name: name.plainText), at: name)
    }
    return list.lowered
  }

  /// Removes all protocols and diagnostics from an offset on.
  mutating func forget(from offset: Int) {
    let start = lines.position(at: offset)
    func isBefore(_ position: SourcePosition) -> Bool {
      (position.line, position.column) < (start.line, start.column)
    }
    protocols.removeAll { !isBefore($0.position) }
    broken.removeAll { !isBefore($0.found.position) }
    diagnostics.removeAll { !($0.position.map(isBefore) ?? true) }
  }

  private mutating func report(_ finding: ScanDiagnostic, at token: TokenSyntax) {
    diagnostics.append(finding.diagnostic(at: lines.position(of: token)))
  }
}
