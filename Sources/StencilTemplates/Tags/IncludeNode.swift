import Stencil

/// The tags `{% include "file" %}`, `{% include "file" dictionary %}` and `{% import "file" %}`.
/// The latter prints nothing, and defines the macros of the file.
struct IncludeNode: NodeType {
  let name: Resolvable
  let context: String?
  let isImport: Bool
  let session: RenderSession
  let token: Token?

  static func parse(
    _ parser: TokenParser, _ token: Token, _ session: RenderSession
  ) throws -> NodeType {
    let words = token.components
    guard words.count == 2 || words.count == 3 else {
      throw TemplateSyntaxError("expected a file name after '\(words[0])'")
    }
    return IncludeNode(
      name: Variable(words[1]), context: words.count == 3 ? words[2] : nil,
      isImport: words[0] == "import", session: session, token: token)
  }

  func render(_ context: Context) throws -> String {
    guard let name = try name.resolve(context) as? String else {
      throw TemplateSyntaxError("the file name must be text")
    }
    guard session.includeDepth < RenderLimits.includeDepth else {
      throw session.failure(.includesTooDeep)
    }
    session.includeDepth += 1
    defer { session.includeDepth -= 1 }
    let nodes = try nodes(of: name, context.environment)
    if isImport {
      _ = try renderNodes(nodes, context)
      return ""
    }
    let values = self.context.flatMap { context[$0] as? [String: Any] } ?? [:]
    let text = try context.push(dictionary: values) { try renderNodes(nodes, context) }
    if text.utf8.count > RenderLimits.size { throw session.failure(.tooLarge) }
    return text
  }

  private func nodes(of name: String, _ environment: Environment) throws -> [NodeType] {
    if let nodes = session.included[name] { return nodes }
    switch session.folder.load(name) {
    case .failure(let fact): throw session.failure(fact)
    case .success(let source):
      session.names.addFile(name)
      do {
        let tokens = try TemplateLexer.tokens(of: source, in: session)
        let nodes = try TokenParser(tokens: tokens, environment: environment).parse()
        session.included[name] = nodes
        return nodes
      } catch {
        throw session.parsingFailed(error, source)
      }
    }
  }
}
