import Stencil

/// The tag `{% macro name a b %} … {% endmacro %}`.
struct MacroNode: NodeType {
  let name: String
  let macro: Macro
  let token: Token?

  static func parse(_ parser: TokenParser, _ token: Token) throws -> NodeType {
    let words = token.components
    guard words.count >= 2 else { throw TemplateSyntaxError("expected a name after 'macro'") }
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
  /// Returns the nodes before a closing tag, which is consumed.
  func body(endedBy end: String) throws -> [NodeType] {
    let nodes = try parse(until([end]))
    guard nextToken() != nil else { throw TemplateSyntaxError("missing '\(end)'") }
    return nodes
  }
}

/// A macro that `{% macro name a b %} … {% endmacro %}` defines.
final class Macro {
  let parameters: [String]
  let nodes: [NodeType]

  init(parameters: [String], nodes: [NodeType]) {
    self.parameters = parameters
    self.nodes = nodes
  }
}

/// The tag `{% call name a b %}`.
struct CallNode: NodeType {
  let name: String
  let arguments: [Resolvable]
  let session: RenderSession
  let token: Token?

  static func parse(
    _ parser: TokenParser, _ token: Token, _ session: RenderSession
  ) throws -> NodeType {
    let words = token.components
    guard words.count >= 2 else {
      throw TemplateSyntaxError("expected the name of a macro after 'call'")
    }
    let arguments = try words.dropFirst(2).map {
      try parser.compileResolvable($0, containedIn: token)
    }
    return CallNode(name: words[1], arguments: arguments, session: session, token: token)
  }

  func render(_ context: Context) throws -> String {
    guard let macro = context[name] as? Macro else { throw session.failure(.unknownMacro(name)) }
    guard session.callDepth < RenderLimits.callDepth else { throw session.failure(.callsTooDeep) }
    session.callDepth += 1
    defer { session.callDepth -= 1 }
    var values: [String: Any] = [:]
    for (parameter, argument) in zip(macro.parameters, arguments) {
      // As in Sourcery, an argument that is nothing does not hide an outer variable of its name.
      if let value = try argument.resolve(context) { values[parameter] = value }
    }
    let text = try context.push(dictionary: values) { try renderNodes(macro.nodes, context) }
    if text.utf8.count > RenderLimits.size { throw session.failure(.tooLarge) }
    return text
  }
}
