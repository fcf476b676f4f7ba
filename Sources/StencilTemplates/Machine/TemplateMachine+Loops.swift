extension TemplateMachine {
  /// An element of a list, or a key and its value.
  private struct Element {
    let first: TemplateValue
    var second: TemplateValue?
  }

  /// Renders a loop.
  mutating func run(_ loop: CompiledLoop) throws(TemplateFailure) {
    let list = try resolve(loop.list)
    var elements = elements(of: list)
    if loop.variables.count > 2, elements.contains(where: { $0.second != nil }) {
      throw session.failure(.syntax(.tooManyLoopVariables))
    }
    if let condition = loop.condition {
      var kept: [Element] = []
      for element in elements {
        try session.iterate()
        scopes.push()
        bind(element, to: loop.variables)
        if try holds(condition) { kept.append(element) }
        scopes.pop()
      }
      elements = kept
    }
    guard !elements.isEmpty else {
      scopes.push()
      try run(loop.emptyNodes)
      return scopes.pop()
    }
    loops.append(loop.label)
    defer { loops.removeLast() }
    let outer = scopes[forloop]
    for (index, element) in elements.enumerated() where !session.isAbandoned {
      try session.iterate()
      scopes.push()
      scopes.bind(
        forloop,
        .loop(LoopState(index: index, count: elements.count, label: loop.label, in: outer)))
      scopes.push()
      bind(element, to: loop.variables)
      try run(loop.nodes)
      scopes.pop()
      scopes.pop()
      // Outer loops seldom reach an element again.
      if loops.count == 1, case .object(let memory) = element.first { memory.forget() }
      if captureDepth == 0 { output.settle() }
      guard let left = exit else { continue }
      guard left.label == nil || left.label == loop.label else { return }
      exit = nil
      if !left.isContinuing { return }
    }
  }

  /// Leaves a loop around the tag.
  mutating func leave(_ exit: LoopExit) throws(TemplateFailure) {
    if loops.isEmpty { throw session.failure(.syntax(.outsideLoop(exit.name))) }
    if let label = exit.label, !loops.contains(label) {
      throw session.failure(.syntax(.unknownLabel(label)))
    }
    self.exit = exit
  }

  private mutating func bind(_ element: Element, to variables: [Int]) {
    guard let second = element.second else {
      if let name = variables.first { scopes.bind(name, element.first) }
      return
    }
    for (name, value) in zip(variables, [element.first, second])
    where expressions.names.texts[name] != "_" {
      scopes.bind(name, value)
    }
  }

  private func elements(of value: TemplateValue) -> [Element] {
    if let elements = value.elements { return elements.map { Element(first: $0) } }
    if let object = value.object { session.warn(.notAList(object.description), at: "") }
    return (value.entries ?? [:]).sorted { $0.key < $1.key }.map { key, value in
      Element(first: .text(key), second: value)
    }
  }
}
