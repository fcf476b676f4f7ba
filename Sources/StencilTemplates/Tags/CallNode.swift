import Stencil

/// `{% call name a b %}`.
struct CallNode: NodeType {
  let name: String
  let arguments: [Resolvable]
  let session: RenderSession
  let token: Token?

  static func parse(
    _ parser: TokenParser, _ token: Token, _ session: RenderSession
  ) throws -> NodeType {
    let words = token.components
    guard words.count >= 2 else { throw TemplateSyntaxError("'call' takes the name of a macro") }
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
