extension TemplateMachine {
  /// An element of a list, or a key and its value.
  private struct Element {
    let first: TemplateValue
    var second: TemplateValue?
  }

  /// Renders a loop.
  mutating func run(_ loop: CompiledLoop) throws {
    var elements = try elements(of: resolve(loop.list))
    if let condition = loop.condition {
      var kept: [Element] = []
      for element in elements {
        scopes.push()
        try bind(element, to: loop.variables)
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
    loopDepth += 1
    defer { loopDepth -= 1 }
    for (index, element) in elements.enumerated() {
      scopes.push()
      scopes.bind(forloop, .loop(LoopState(index: index, count: elements.count)))
      scopes.push()
      try bind(element, to: loop.variables)
      try run(loop.nodes)
      scopes.pop()
      scopes.pop()
      // Outer loops seldom come to an element again.
      if loopDepth == 1, case .object(let memory) = element.first { memory.forget() }
      if captureDepth == 0 { output.settle() }
      let left = exit
      exit = nil
      if left == .stop { return }
    }
  }

  private mutating func bind(_ element: Element, to variables: [Int]) throws {
    guard let second = element.second else {
      if let name = variables.first { scopes.bind(name, element.first) }
      return
    }
    guard variables.count <= 2 else { throw NotCompiled() }
    for (name, value) in zip(variables, [element.first, second])
    where compiler.expressions.names.texts[name] != "_" {
      scopes.bind(name, value)
    }
  }

  private mutating func elements(of value: TemplateValue) throws -> [Element] {
    switch value {
    case .list(let list):
      return try list.values.map { value in
        // It may be a tuple.
        if case .other = value { throw NotCompiled() }
        return Element(first: value)
      }
    case .entries(let entries):
      return entries.raw.keys.sorted().map { key in
        Element(first: .text(key), second: entries.value(key) { self.value(of: $0) })
      }
    case .nothing, .text, .integer, .float, .double, .bool: return []
    // Stencil takes the fields of other values for elements.
    case .object, .loop, .macro, .other: throw NotCompiled()
    }
  }
}

extension TemplateValue {
  /// The elements of a list; nil for any other value.
  var elements: [TemplateValue]? {
    switch self {
    case .list(let list): list.values
    case .entries(let entries) where entries.raw.isEmpty: []
    default: nil
    }
  }

  /// The value as the tag `set` keeps it.
  var inVariable: TemplateValue {
    if case .list(let list) = self, list.values.isEmpty { .emptyList } else { self }
  }
}
