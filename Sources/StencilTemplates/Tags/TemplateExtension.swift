import Stencil

/// The tags and filters in addition to Stencil's.
final class TemplateExtension: Extension {
  /// All tags, for suggestions.
  static let tagNames = [
    "break", "block", "call", "continue", "extends", "filter", "for", "if", "ifnot", "import",
    "include", "macro", "map", "newline", "set", "typed",
  ]

  /// All filters, for suggestions.
  static let filterNames: [String] = {
    let stencil = [
      "default", "capitalize", "uppercase", "lowercase", "join", "split", "indent", "filter",
    ]
    return (stencil + TemplateFilter.all.keys).sorted()
  }()

  init(session: RenderSession) {
    super.init()
    registerTag(PlaceNode.tag) { _, token in
      let number = token.components.last.flatMap { Int($0) } ?? -1
      return PlaceNode(number: number, session: session, token: token)
    }
    for name in ["include", "import"] {
      registerTag(name) { try IncludeNode.parse($0, $1, session) }
    }
    registerTag("macro", parser: MacroNode.parse)
    registerTag("call") { try CallNode.parse($0, $1, session) }
    registerTag("set", parser: SetNode.parse)
    registerTag("map", parser: MapNode.parse)
    registerSimpleTag("newline") { _ in BlankLines.forcedNewline }
    registerSimpleTag("typed") { _ in "" }
    for (name, filter) in TemplateFilter.all {
      registerFilter(name) { (value: Any?, arguments: [Any?]) in
        try filter(FilterCall(name: name, value: value, arguments: arguments, session: session))
      }
    }
  }
}

/// A node before each tag, which tells the session while rendering which tag follows.
struct PlaceNode: NodeType {
  static let tag = "kagemusha-place"

  let number: Int
  let session: RenderSession
  let token: Token?

  func render(_ context: Context) throws -> String {
    try session.enter(number)
    return ""
  }
}
