import Stencil

/// Compiles the nodes of a template.
struct NodeCompiler {
  private(set) var expressions: ExpressionCompiler
  /// What Stencil asks for where a text is printed, and does not look at.
  private let anyContext: Context

  init(_ environment: Environment) {
    expressions = ExpressionCompiler(environment: environment)
    anyContext = Context(dictionary: [:], environment: environment)
  }

  /// Returns the number of a name.
  mutating func number(of name: String) -> Int { expressions.names.number(of: name) }

  /// Compiles nodes.
  ///
  /// - Throws: An error if there is anything that cannot be compiled.
  mutating func compile(_ nodes: [NodeType]) throws -> [CompiledNode] {
    try nodes.map { try compile($0) }
  }

  private mutating func compile(_ node: NodeType) throws -> CompiledNode {
    let words = node.token?.components ?? []
    switch node {
    case let node as TextNode: return .text(Array(try node.render(anyContext).utf8))
    case let node as PlaceNode: return .place(node.number)
    case is VariableNode: return .print(try expressions.printed(words))
    case let node as ChoiceTag:
      return .choice(
        try node.branches.map { branch in
          CompiledNode.Branch(
            condition: try branch.words.map { try expressions.condition($0) },
            nodes: try compile(branch.nodes))
        })
    case let node as LoopTag: return .loop(try loop(node))
    case let node as FilterTag:
      return .filter(try compile(node.nodes), try expressions.resolvable(node.filters))
    case let node as SetNode:
      let name = number(of: node.name)
      guard case .text(let nodes) = node.value else {
        return .set(
          name: name, try expressions.resolvable(words.dropFirst(2).joined(separator: " ")))
      }
      return .capture(name: name, try compile(nodes))
    case let node as MacroNode: return .define(try macro(node))
    case let node as CallNode:
      let name = number(of: node.name)
      expressions.uses.names.insert(name)
      expressions.uses.calls.insert(name)
      return .call(name: name, try words.dropFirst(2).map { try expressions.resolvable($0) })
    case let node as MapNode:
      return .map(
        CompiledMap(
          list: try expressions.resolvable(words[1]), name: number(of: node.name),
          item: node.item.map { number(of: $0) }, nodes: try compile(node.nodes)))
    case let node as IncludeNode:
      expressions.uses.hasEffects = true
      let file = try expressions.variable(words[1])
      return node.isImport
        ? .load(file: file) : .include(file: file, values: node.context.map { number(of: $0) })
    default: return try simpleTag(words)
    }
  }

  private mutating func simpleTag(_ words: [String]) throws -> CompiledNode {
    switch words {
    case ["newline"]: return .text(Array(BlankLines.forcedNewline.utf8))
    case ["typed"]: return .text([])
    case ["break"], ["continue"]:
      expressions.uses.hasEffects = true
      return .leave(words == ["break"] ? .stop : .next)
    default: throw NotCompiled()
    }
  }

  private mutating func loop(_ tag: LoopTag) throws -> CompiledLoop {
    CompiledLoop(
      list: try expressions.resolvable(tag.list),
      variables: tag.variables.map { number(of: $0) },
      condition: try tag.condition.map { try expressions.condition($0) },
      nodes: try compile(tag.nodes), emptyNodes: try compile(tag.emptyNodes))
  }

  private mutating func macro(_ node: MacroNode) throws -> CompiledMacro {
    let outer = expressions.uses
    expressions.uses = MacroUses()
    let nodes = try compile(node.macro.nodes)
    let macro = CompiledMacro(
      name: number(of: node.name), parameters: node.macro.parameters.map { number(of: $0) },
      nodes: nodes, uses: expressions.uses)
    expressions.uses = outer
    // A macro inside another one is defined anew with each call.
    expressions.uses.hasEffects = true
    return macro
  }
}
