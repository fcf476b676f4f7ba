import Stencil

/// The tags `{% set name expression %}` and `{% set name %} … {% endset %}`.
struct SetNode: NodeType {
  /// The value of the variable.
  enum Value {
    case expression(Resolvable)
    case text([NodeType])
  }

  let name: String
  let value: Value
  let token: Token?

  static func parse(_ parser: TokenParser, _ token: Token) throws -> NodeType {
    let words = token.components
    guard words.count >= 2 else { throw TemplateSyntaxError("expected a name after 'set'") }
    if words.count == 2 {
      let nodes = try parser.body(endedBy: "endset")
      return SetNode(name: words[1], value: .text(nodes), token: token)
    }
    let expression = try parser.compileResolvable(
      words.dropFirst(2).joined(separator: " "), containedIn: token)
    return SetNode(name: words[1], value: .expression(expression), token: token)
  }

  func render(_ context: Context) throws -> String {
    switch value {
    case .text(let nodes):
      context[name] = try context.push { try renderNodes(nodes, context) }
    case .expression(let expression):
      let result = try expression.resolve(context)
      context[name] = (result as? [Any]).map(TemplateList.value) ?? result
    }
    return ""
  }
}
