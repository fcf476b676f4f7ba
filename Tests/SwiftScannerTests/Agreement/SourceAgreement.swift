import DeclarationModel
import Foundation
import SwiftSyntax

@testable import SwiftScanner

/// Compares the scan of a source with a parse of the whole source.
struct SourceAgreement {
  /// Whether the source has no syntax error, so that both results must agree.
  private(set) var isSound = false
  /// The differences between both results.
  private(set) var disagreements: [String] = []

  private let source: SourceFile

  /// Compares both results for a source.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - limit: The time limit in seconds.
  init(_ source: SourceFile, limit: Double) {
    self.source = source
    let start = Self.seconds()
    let outline = SwiftScanner().outline(source)
    let file = SwiftScanner().scan(source, outline: outline)
    let time = Self.seconds() - start
    if time > limit { disagreements.append("takes \(time) s") }
    guard outline.invalidOffset == nil, source.nestingError == nil else { return }
    let parsed = ParsedSource(source)
    guard !parsed.tree.hasError else { return }
    isSound = true
    compare(file, with: parsed)
    let types = SwiftScanner().scanTypes(source, outline: outline)
    let whole = parsed.types(of: source, outline)
    if outline.declaresType || outline.declaresFunction || !outline.isCertain
      ? types != whole : !whole.types.isEmpty || !whole.functions.isEmpty
    {
      disagreements.append("types")
    }
    if SwiftScanner().scanAll(source, outline: outline) != (file, types) {
      disagreements.append("protocols and types")
    }
    let few = SwiftScanner().scanTypes(source, outline: outline, .onDemand)
    if few.with(membersOf: types) != types { disagreements.append("types without members") }
    if SwiftScanner().scanAll(source, outline: outline, .onDemand) != (file, few) {
      disagreements.append("protocols and types without members")
    }
    if outline.isCertain { compare(outline, parsed.tree, file) }
  }

  /// Returns the processor time of the thread.
  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private mutating func compare(_ file: ScannedFile, with parsed: ParsedSource) {
    let whole = parsed.protocols(of: source).file
    if file.protocols != whole.protocols {
      let (found, expected) = (file.protocols, whole.protocols)
      disagreements.append(
        "protocols: \(found.map(\.qualifiedName)), not \(expected.map(\.qualifiedName))")
    }
    if file.imports != whole.imports { disagreements.append("imports") }
    if file.brokenProtocols != whole.brokenProtocols { disagreements.append("broken protocols") }
    // Diagnostics do not matter in a file without protocols.
    if !whole.protocols.isEmpty || !file.diagnostics.isEmpty,
      file.diagnostics != whole.diagnostics
    {
      disagreements.append("diagnostics")
    }
  }

  private mutating func compare(
    _ outline: SourceOutline, _ tree: SourceFileSyntax, _ file: ScannedFile
  ) {
    let visitor = DeclarationVisitor(lines: LineTable(source))
    visitor.walk(tree)
    // Aliases that are very long are not read.
    let read = Set(file.aliases.map(\.alias))
    let aliases = visitor.aliases.filter { read.contains($0.alias) || $0.type.text.count < 500 }
    if file.aliases != aliases {
      disagreements.append("aliases: \(file.aliases), not \(aliases)")
    }
    let found = outline.declarations.map { declaration in
      DeclarationVisitor.Found(
        offset: declaration.offset, keyword: "\(declaration.keyword)", name: declaration.name,
        enclosing: outline.enclosingNames(of: declaration))
    }
    let offsets = Set(found.map(\.offset))
    for declaration in visitor.declarations where !offsets.contains(declaration.offset) {
      disagreements.append("not found: \(declaration)")
    }
    let declared = Dictionary(
      visitor.declarations.map { ($0.offset, $0) }, uniquingKeysWith: { first, _ in first })
    for declaration in outline.declarations
    where declaration.isLocal != visitor.localOffsets.contains(declaration.offset) {
      disagreements.append("local: \(declaration)")
    }
    for declaration in found where !visitor.localOffsets.contains(declaration.offset) {
      if declared[declaration.offset] != declaration {
        let other = declared[declaration.offset].map { "\($0)" } ?? "nothing"
        disagreements.append("\(declaration), not \(other)")
      }
    }
  }
}

/// Collects the declarations of a tree, except those in functions and closures.
private final class DeclarationVisitor: SyntaxVisitor {
  struct Found: Hashable {
    var offset: Int
    var keyword: String
    var name: String
    var enclosing: [String]
  }

  private(set) var declarations: [Found] = []
  private(set) var localOffsets: Set<Int> = []
  private(set) var aliases: [ScannedAlias] = []
  private var enclosing: [[String]] = []
  private var depth = 0
  private let lines: LineTable

  init(lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  private func enter(_ keyword: TokenSyntax, _ names: [String]) -> SyntaxVisitorContinueKind {
    let offset = keyword.positionAfterSkippingLeadingTrivia.utf8Offset
    if depth > 0 {
      localOffsets.insert(offset)
    } else {
      declarations.append(
        Found(
          offset: offset, keyword: keyword.text, name: names.joined(separator: "."),
          enclosing: enclosing.flatMap { $0 }))
    }
    enclosing.append(names)
    return .visitChildren
  }

  private func enterBody() -> SyntaxVisitorContinueKind {
    depth += 1
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.structKeyword, [node.name.plainText])
  }
  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.classKeyword, [node.name.plainText])
  }
  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.enumKeyword, [node.name.plainText])
  }
  override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.actorKeyword, [node.name.plainText])
  }
  override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.protocolKeyword, [node.name.plainText])
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extensionKeyword, Self.names(node.extendedType) ?? [])
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if depth == 0 {
      let declaration = TypeAliasDeclaration(node)
      var name = DeclaredName(
        name: node.name.plainText, enclosingTypes: enclosing.flatMap { $0 },
        conditions: conditions(around: node))
      name.isPrivate = Self.isPrivate(node)
      var alias = ScannedAlias(name, type: declaration.type)
      alias.generics = declaration.generics
      aliases.append(alias)
    }
    return enter(node.typealiasKeyword, [node.name.plainText])
  }
  override func visitPost(_ node: TypeAliasDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: CodeBlockSyntax) { depth -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: AccessorBlockSyntax) { depth -= 1 }
  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: SwitchExprSyntax) { depth -= 1 }

  /// Returns whether a declaration is private, or one around it.
  private static func isPrivate(_ node: some DeclSyntaxProtocol) -> Bool {
    let access = node.asProtocol(WithModifiersSyntax.self)?.modifiers.accessLevel
    if let access, access < .internal { return true }
    var parent = node.parent
    while let current = parent, current.asProtocol(DeclGroupSyntax.self) == nil {
      parent = current.parent
    }
    guard let group = parent?.asProtocol(DeclSyntaxProtocol.self) else { return false }
    return (access == nil || !group.is(ExtensionDeclSyntax.self)) && isPrivate(group)
  }

  /// Returns the `#if` clauses around a node, outermost first.
  private func conditions(around node: some SyntaxProtocol) -> [ConditionalClause] {
    var found: [ConditionalClause] = []
    var current: Syntax? = Syntax(node)
    while let node = current {
      if let clause = node.as(IfConfigClauseSyntax.self),
        let block = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
        let index = Array(block.clauses).firstIndex(where: { $0.id == clause.id })
      {
        found.insert(block.conditionalClauses(lines: lines)[index].clause, at: 0)
      }
      current = node.parent
    }
    return found
  }

  /// Returns the components of a type's name; nil if it has none.
  private static func names(_ type: TypeSyntax) -> [String]? {
    if let type = type.as(MemberTypeSyntax.self) {
      names(type.baseType).map { $0 + [type.name.plainText] }
    } else {
      type.as(IdentifierTypeSyntax.self).map { [$0.name.plainText] }
    }
  }
}

extension ScannedTypes {
  /// Returns the types with the members that were not read and that another reading has.
  fileprivate func with(membersOf other: ScannedTypes) -> ScannedTypes {
    var file = self
    for (index, type) in zip(types.indices, other.types) where types[index].hasUnreadMembers {
      file.types[index].members = type.members
      file.types[index].hasUnreadMembers = false
    }
    return file
  }
}
