import Foundation

extension TemplateMachine {
  /// Renders nodes, up to one that leaves a loop.
  mutating func run(_ nodes: [CompiledNode]) throws(TemplateFailure) {
    for node in nodes {
      try run(node)
      if exit != nil { return }
    }
  }

  private mutating func run(_ node: CompiledNode) throws(TemplateFailure) {
    // Texts that are kept are part of the output until their end, and each may be as long as the whole output.
    if output.count > 2 * RenderLimits.size { throw session.failure(.tooLarge) }
    switch node {
    case .text(let bytes): output.append(bytes)
    case .place(let number): try session.enter(number)
    case .print(let expression): print(try resolve(expression))
    case .choice(let branches): try run(branches)
    case .loop(let loop): try run(loop)
    case .set(let name, let expression): scopes.bind(name, try resolve(expression))
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
    case .load(let file):
      try withFile(file) { (machine, nodes) throws(TemplateFailure) in
        _ = try machine.text(of: nodes)
      }
    case .filter(let place, let nodes, let expression):
      let text = try text(of: nodes)
      session.reenter(place)
      scopes.push()
      scopes.bind(filterValue, .text(text))
      print(try resolve(expression))
      scopes.pop()
    case .map(let map): try run(map)
    case .leave(let exit): try leave(exit)
    case .block(let block): try run(block)
    case .extend(let file, let blocks): try extend(file, blocks)
    case .now(let format):
      guard case .text(let format) = try resolve(format) else { return }
      let formatter = DateFormatter()
      formatter.dateFormat = format
      output.append(formatter.string(from: Date()))
    }
  }

  private mutating func run(_ branches: [CompiledNode.Branch]) throws(TemplateFailure) {
    for branch in branches {
      session.reenter(branch.place)
      if let condition = branch.condition, try !holds(condition) { continue }
      scopes.push()
      try run(branch.nodes)
      return scopes.pop()
    }
  }

  private mutating func run(_ map: CompiledMap) throws(TemplateFailure) {
    let elements = try resolve(map.list).elements ?? []
    var texts: [TemplateValue] = []
    for (index, element) in elements.enumerated() {
      try session.iterate()
      scopes.push()
      scopes.bind(
        maploop,
        .entries([
          "counter": .integer(index), "first": .bool(index == 0),
          "last": .bool(index == elements.count - 1), "item": element,
        ]))
      if let item = map.item { scopes.bind(item, element) }
      texts.append(.text(try text(of: map.nodes)))
      scopes.pop()
    }
    scopes.bind(map.name, .elements(texts))
  }

  private mutating func call(
    _ name: Int, _ arguments: [CompiledExpression]
  ) throws(TemplateFailure) {
    guard case .macro(let macro) = scopes[name] else {
      let called = expressions.names.texts[name]
      let known = KnownNames(
        for: called, among: macros.keys.map { expressions.names.texts[$0] })
      throw session.failure(.unknownMacro(called, known))
    }
    if session.callDepth >= RenderLimits.callDepth { throw session.failure(.callsTooDeep) }
    // The text of the caller may depend on a macro that is called under another name, which nothing records.
    if macro.name != name { hasAmbiguousMacros = true }
    session.callDepth += 1
    let values = try resolved(arguments.prefix(macro.parameters.count))
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

  /// Renders the body of a macro, or prints the text of an earlier call with the same values.
  private mutating func run(_ macro: CompiledMacro) throws(TemplateFailure) {
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
    // A text that reported a diagnostic is not kept: the next tag must report it at its own place.
    guard let key, notices == session.notices, !hasAmbiguousMacros else { return }
    macro.memory.note(
      MacroMemory.Entry(
        text: output.text(since: start), steps: session.steps - steps,
        tag: session.current), for: key)
  }
}
