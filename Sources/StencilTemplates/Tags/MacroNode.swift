import Stencil

/// `{% macro name a b %} … {% endmacro %}`.
struct MacroNode: NodeType {
  let name: String
  let macro: Macro
  let token: Token?

  static func parse(_ parser: TokenParser, _ token: Token) throws -> NodeType {
    let words = token.components
    guard words.count >= 2 else { throw TemplateSyntaxError("'macro' takes a name") }
    let nodes = try parser.body(endedBy: "endmacro")
    let macro = Macro(parameters: Array(words.dropFirst(2)), nodes: nodes)
    return MacroNode(name: words[1], macro: macro, token: token)
  }

  func render(_ context: Context) throws -> String {
    context[name] = macro
    return ""
  }
}

extension TokenParser {
  /// What stands before a closing tag, which is consumed.
  func body(endedBy end: String) throws -> [NodeType] {
    let nodes = try parse(until([end]))
    guard nextToken() != nil else { throw TemplateSyntaxError("'\(end)' was not found") }
    return nodes
  }
}
