import Stencil

/// Stencil's own tags for templates that are compiled, with their parts in reach.
final class CompiledTags: Extension {
  override init() {
    super.init()
    registerTag("if", parser: ChoiceTag.parse)
    registerTag("ifnot", parser: ChoiceTag.parseNegated)
    registerTag("for", parser: LoopTag.parse)
    registerTag("filter", parser: FilterTag.parse)
  }
}

/// A node of a tag that is compiled, and never rendered itself.
protocol CompiledTag: NodeType {}

extension CompiledTag {
  func render(_ context: Context) throws -> String { throw NotCompiled() }
}

/// The tags `if` and `ifnot`.
struct ChoiceTag: CompiledTag {
  /// The words of each condition, nil for none, with the nodes of the branch.
  let branches: [(words: [String]?, nodes: [NodeType])]
  let token: Token?

  static func parse(_ parser: TokenParser, _ token: Token) throws -> NodeType {
    var branches: [(words: [String]?, nodes: [NodeType])] = []
    var next: Token? = token
    while let current = next, current === token || current.contents.hasPrefix("elif") {
      let words = Array(current.components.dropFirst())
      _ = try parser.compileExpression(components: words, token: current)
      branches.append((words, try parser.parse(until(["endif", "elif", "else"]))))
      next = parser.nextToken()
    }
    if next?.contents == "else" {
      branches.append((nil, try parser.parse(until(["endif"]))))
      next = parser.nextToken()
    }
    guard next?.contents == "endif" else { throw NotCompiled() }
    return ChoiceTag(branches: branches, token: token)
  }

  static func parseNegated(_ parser: TokenParser, _ token: Token) throws -> NodeType {
    guard token.components.count == 2 else { throw NotCompiled() }
    let words = [token.components[1]]
    _ = try parser.compileExpression(components: words, token: token)
    let nodes = try parser.parse(until(["endif", "else"]))
    guard let next = parser.nextToken() else { throw NotCompiled() }
    var others: [NodeType] = []
    if next.contents == "else" {
      others = try parser.parse(until(["endif"]))
      _ = parser.nextToken()
    }
    return ChoiceTag(branches: [(words, others), (nil, nodes)], token: token)
  }
}

/// The tag `for`.
struct LoopTag: CompiledTag {
  let variables: [String]
  let list: String
  let condition: [String]?
  let nodes: [NodeType]
  let emptyNodes: [NodeType]
  let token: Token?

  static func parse(_ parser: TokenParser, _ token: Token) throws -> NodeType {
    let words = token.components
    // A label leads out of several loops.
    guard words.count > 3, words[0] == "for", words[2] == "in" else { throw NotCompiled() }
    let hasCondition = words.count > 5 && words[4] == "where"
    guard hasCondition || words.count == 4 else { throw NotCompiled() }
    let condition = hasCondition ? Array(words[5...]) : nil
    _ = try parser.compileResolvable(words[3], containedIn: token)
    if let condition { _ = try parser.compileExpression(components: condition, token: token) }
    let nodes = try parser.parse(until(["endfor", "empty"]))
    guard let next = parser.nextToken() else { throw NotCompiled() }
    var emptyNodes: [NodeType] = []
    if next.contents == "empty" {
      emptyNodes = try parser.parse(until(["endfor"]))
      _ = parser.nextToken()
    }
    return LoopTag(
      variables: words[1].split(separator: ",").map { ExpressionWords.trimmed(String($0)) },
      list: words[3], condition: condition, nodes: nodes, emptyNodes: emptyNodes, token: token)
  }
}

/// The tag `filter`.
struct FilterTag: CompiledTag {
  let filters: String
  let nodes: [NodeType]
  let token: Token?

  static func parse(_ parser: TokenParser, _ token: Token) throws -> NodeType {
    guard token.components.count == 2 else { throw NotCompiled() }
    let nodes = try parser.body(endedBy: "endfilter")
    let filters = "filter_value|\(token.components[1])"
    _ = try parser.compileFilter(filters, containedIn: token)
    return FilterTag(filters: filters, nodes: nodes, token: token)
  }
}
