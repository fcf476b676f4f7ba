import Stencil

/// The tag `{% map list into name using item %} … {% endmap %}`.
struct MapNode: NodeType {
  let list: Resolvable
  let name: String
  let item: String?
  let nodes: [NodeType]
  let token: Token?

  static func parse(_ parser: TokenParser, _ token: Token) throws -> NodeType {
    let words = token.components
    let hasItem = words.count == 6 && words[4] == "using"
    guard words.count == 4 || hasItem, words[2] == "into" else {
      throw TemplateSyntaxError("expected 'map list into name using item'")
    }
    return MapNode(
      list: try parser.compileResolvable(words[1], containedIn: token), name: words[3],
      item: hasItem ? words[5] : nil, nodes: try parser.body(endedBy: "endmap"), token: token)
  }

  func render(_ context: Context) throws -> String {
    let elements = TemplateList.elements(of: try list.resolve(context)) ?? []
    let texts = try elements.enumerated().map { index, element in
      let loop: [String: Any] = [
        "counter": index, "first": index == 0, "last": index == elements.count - 1,
        "item": element,
      ]
      var values: [String: Any] = ["maploop": loop]
      if let item { values[item] = element }
      return try context.push(dictionary: values) { try renderNodes(nodes, context) }
    }
    context[name] = TemplateList.value(texts)
    return ""
  }
}
