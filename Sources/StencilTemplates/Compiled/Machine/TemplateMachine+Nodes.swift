import Stencil

extension TemplateMachine {
  /// Renders nodes, up to one that leaves a loop.
  mutating func run(_ nodes: [CompiledNode]) throws {
    for node in nodes {
      try run(node)
      if exit != nil { return }
    }
  }

  private mutating func run(_ node: CompiledNode) throws {
    switch node {
    case .text(let bytes): output.append(bytes)
    case .place(let number): try session.enter(number)
    case .print(let expression): try print(resolve(expression))
    case .choice(let branches): try run(branches)
    case .loop(let loop): try run(loop)
    case .set(let name, let expression): scopes.bind(name, try resolve(expression).inVariable)
    case .capture(let name, let nodes):
      scopes.push()
      let text = try text(of: nodes)
      scopes.pop()
      scopes.bind(name, .text(text))
    case .define(let macro):
      if let other = macros[macro.name], other !== macro { hasAmbiguousMacros = true }
      macros[macro.name] = macro
      scopes.bind(macro.name, .macro(macro))
    case .call(let name, let arguments): try call(name, arguments)
    case .include(let file, let values): try include(file, values)
    case .load(let file): try load(file)
    case .filter(let nodes, let expression):
      let text = try text(of: nodes)
      scopes.push()
      scopes.bind(filterValue, .text(text))
      try print(resolve(expression))
      scopes.pop()
    case .map(let map): try run(map)
    case .leave(let kind):
      guard loopDepth > 0 else { throw NotCompiled() }
      exit = kind
    }
  }

  private mutating func run(_ branches: [CompiledNode.Branch]) throws {
    for branch in branches {
      if let condition = branch.condition, try !holds(condition) { continue }
      scopes.push()
      try run(branch.nodes)
      return scopes.pop()
    }
  }

  private mutating func run(_ map: CompiledMap) throws {
    let elements = try resolve(map.list).elements ?? []
    var texts: [TemplateValue] = []
    for (index, element) in elements.enumerated() {
      scopes.push()
      let loop: [String: Any] = [
        "counter": index, "first": index == 0, "last": index == elements.count - 1,
        "item": try plain(element) as Any,
      ]
      scopes.bind(maploop, .entries(ValueEntries(loop)))
      if let item = map.item { scopes.bind(item, element) }
      texts.append(.text(try text(of: map.nodes)))
      scopes.pop()
    }
    scopes.bind(map.name, .elements(texts))
  }

  private mutating func call(_ name: Int, _ arguments: [CompiledExpression]) throws {
    guard case .macro(let macro) = scopes[name], session.callDepth < RenderLimits.callDepth else {
      throw NotCompiled()
    }
    // A macro under another name is one that the text of the caller is not known to depend on.
    if macro.name != name { hasAmbiguousMacros = true }
    session.callDepth += 1
    var values: [TemplateValue] = []
    for argument in arguments.prefix(macro.parameters.count) {
      values.append(try resolve(argument))
    }
    scopes.push()
    for (parameter, value) in zip(macro.parameters, values) {
      // As in Sourcery, an argument that is nothing does not hide an outer variable of its name.
      if case .nothing = value { continue }
      scopes.bind(parameter, value)
    }
    try run(macro)
    scopes.pop()
    session.callDepth -= 1
  }

  /// Renders the body of a macro, or prints what it has printed for the same values.
  private mutating func run(_ macro: CompiledMacro) throws {
    let key =
      hasAmbiguousMacros ? nil : macro.memory.key(of: macro, among: macros, scopes)
    if let key, let known = macro.memory.entry(key) {
      output.append(known.text)
      return try session.repeatSteps(known.steps, upTo: known.tag)
    }
    let start = output.count
    let (steps, notices) = (session.steps, session.notices)
    captureDepth += 1
    try run(macro.nodes)
    captureDepth -= 1
    try checkSize(since: start)
    // What was reported has to be reported again elsewhere.
    guard let key, notices == session.notices, !hasAmbiguousMacros else { return }
    macro.memory.note(
      MacroMemory.Entry(
        text: output.text(since: start), steps: session.steps - steps,
        tag: session.current), for: key)
  }

  private mutating func load(_ file: CompiledExpression) throws {
    try withIncluded(file) { machine, nodes in _ = try machine.text(of: nodes) }
  }

  private mutating func include(_ file: CompiledExpression, _ values: Int?) throws {
    try withIncluded(file) { machine, nodes in
      machine.scopes.push()
      switch values.map({ machine.scopes[$0] }) {
      case .entries(let entries): machine.bind(entries.raw)
      case .loop: throw NotCompiled()
      default: break
      }
      let start = machine.output.count
      try machine.run(nodes)
      try machine.checkSize(since: start)
      machine.scopes.pop()
    }
  }

  private mutating func withIncluded(
    _ file: CompiledExpression, _ render: (inout TemplateMachine, [CompiledNode]) throws -> Void
  ) throws {
    guard case .text(let name) = try resolve(file),
      session.includeDepth < RenderLimits.includeDepth
    else { throw NotCompiled() }
    session.includeDepth += 1
    try render(&self, try nodes(ofFile: name))
    session.includeDepth -= 1
  }

  private mutating func nodes(ofFile name: String) throws -> [CompiledNode] {
    if let known = included[name] { return known }
    let source = try session.folder.load(name).get()
    session.names.addFile(name)
    let tokens = try TemplateLexer.tokens(of: source, in: session)
    let parsed = try TokenParser(tokens: tokens, environment: environment).parse()
    let nodes = try compiler.compile(parsed)
    session.included[name] = parsed
    included[name] = nodes
    return nodes
  }
}
