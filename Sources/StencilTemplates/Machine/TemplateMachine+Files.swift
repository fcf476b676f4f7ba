extension TemplateMachine {
  /// Renders a file with the values of a variable.
  mutating func include(
    _ file: CompiledExpression, _ values: Int?
  ) throws(TemplateFailure) {
    try withFile(file) { (machine, nodes) throws(TemplateFailure) in
      machine.scopes.push()
      if let values { machine.bind(machine.scopes[values].entries ?? [:]) }
      let start = machine.output.count
      try machine.run(nodes)
      try machine.checkSize(since: start)
      machine.scopes.pop()
    }
  }

  /// Renders a file with replacements for some of its blocks.
  mutating func extend(
    _ file: CompiledExpression, _ blocks: [String: CompiledBlock]
  ) throws(TemplateFailure) {
    let isOutermost = overrides == nil
    if isOutermost { overrides = [:] }
    for (name, block) in blocks { overrides?[name, default: []].append(block) }
    try include(file, nil)
    if isOutermost { overrides = nil }
  }

  /// Renders a block, or its replacement.
  mutating func run(_ block: CompiledBlock) throws(TemplateFailure) {
    guard let override = overrides?[block.name]?.first else { return try runItself(block) }
    overrides?[block.name]?.removeFirst()
    // As in Stencil, the replaced block is rendered for `block.super` in any case.
    let text = try text { (machine) throws(TemplateFailure) in try machine.run(block) }
    scopes.push()
    scopes.bind(self.block, .entries(["super": .text(text)]))
    try runItself(override)
    scopes.pop()
  }

  private mutating func runItself(_ block: CompiledBlock) throws(TemplateFailure) {
    let start = output.count
    captureDepth += 1
    try run(block.nodes)
    captureDepth -= 1
    blockTexts[block.name] = .text(output.text(since: start))
    scopes.bindOutermost(self.block, .entries(blockTexts))
  }

  /// Renders the nodes of a file.
  mutating func withFile(
    _ file: CompiledExpression,
    _ render: (inout TemplateMachine, [CompiledNode]) throws(TemplateFailure) -> Void
  ) throws(TemplateFailure) {
    guard case .text(let name) = try resolve(file) else { throw session.failure(.invalidFileName) }
    if session.includeDepth >= RenderLimits.includeDepth { throw session.failure(.includesTooDeep) }
    session.includeDepth += 1
    try render(&self, try nodes(ofFile: name))
    session.includeDepth -= 1
  }

  private mutating func nodes(ofFile name: String) throws(TemplateFailure) -> [CompiledNode] {
    if let known = session.included[name] { return known }
    switch session.folder.load(name) {
    case .failure(let fact): throw session.failure(fact)
    case .success(let source):
      session.names.addFile(name)
      let nodes = try parse(source)
      session.included[name] = nodes
      return nodes
    }
  }
}
