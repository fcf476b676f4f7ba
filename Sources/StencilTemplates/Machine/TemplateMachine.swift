/// Renders a template.
struct TemplateMachine {
  let session: RenderSession
  private(set) var expressions = ExpressionParser()
  var output = PrintedText()
  var scopes = TemplateScopes()
  /// The exit of the loop that is being left.
  var exit: LoopExit?
  /// The labels of the loops around the tag; nil for a loop without a label.
  var loops: [String?] = []
  /// The number of tags around the tag that read or take back their output, which cannot settle meanwhile.
  var captureDepth = 0
  /// The macros by their names.
  var macros: [Int: CompiledMacro] = [:]
  /// Whether a name has had two macros, so that the text of a call may depend on more than its known names.
  var hasAmbiguousMacros = false
  /// The blocks of the templates that extend the one that is rendered, innermost first; nil if there are
  /// none.
  var overrides: [String: [CompiledBlock]]?
  /// The texts of the blocks so far.
  var blockTexts: [String: TemplateValue] = [:]
  let forloop: Int
  let maploop: Int
  let filterValue: Int
  let block: Int

  init(session: RenderSession) {
    self.session = session
    forloop = expressions.number(of: "forloop")
    maploop = expressions.number(of: "maploop")
    filterValue = expressions.number(of: "filter_value")
    block = expressions.number(of: "block")
  }

  /// Returns the nodes of a template or of one of its files, or reports its errors, and throws the first one.
  mutating func parse(_ source: TemplateSource) throws(TemplateFailure) -> [CompiledNode] {
    let (nodes, failures) = TemplateParser.parse(source, in: session, &expressions)
    for failure in failures { session.report(failure.diagnostic) }
    if let first = failures.first { throw first }
    return nodes
  }

  /// Returns a filter whose text has been computed.
  mutating func filter(_ text: String) throws(TemplateFailure) -> CompiledExpression {
    defer { expressions.roots = [] }
    do throws(TemplateFact) {
      return try expressions.filtered(text)
    } catch {
      throw session.failure(error)
    }
  }

  /// Returns the number of a name.
  mutating func number(of name: String) -> Int { expressions.number(of: name) }

  /// Renders a template.
  ///
  /// - Parameter globals: The variables that it sees.
  mutating func render(
    _ nodes: [CompiledNode], globals: [String: TemplateValue]
  ) throws(TemplateFailure) -> String {
    scopes.push()
    bind(globals)
    try run(nodes)
    try checkSize(since: 0)
    return output.finished()
  }

  /// Sets variables in the innermost scope.
  mutating func bind(_ variables: [String: TemplateValue]) {
    for (name, value) in variables.sorted(by: { $0.key < $1.key }) {
      scopes.bind(number(of: name), value)
    }
  }

  /// Throws an error if the text printed since a place is too long.
  func checkSize(since start: Int) throws(TemplateFailure) {
    if output.count - start > RenderLimits.size { throw session.failure(.tooLarge) }
  }

  /// Returns the text that a function prints, which is taken back.
  mutating func text(
    of print: (inout TemplateMachine) throws(TemplateFailure) -> Void
  ) throws(TemplateFailure) -> String {
    let start = output.count
    captureDepth += 1
    try print(&self)
    captureDepth -= 1
    try checkSize(since: start)
    let text = output.text(since: start)
    output.removeAll(since: start)
    return text
  }

  /// Returns the text that nodes print.
  mutating func text(of nodes: [CompiledNode]) throws(TemplateFailure) -> String {
    try text { (machine) throws(TemplateFailure) in try machine.run(nodes) }
  }

  /// Prints a value.
  mutating func print(_ value: TemplateValue) {
    if let text = value.printed { output.append(text) }
  }
}
