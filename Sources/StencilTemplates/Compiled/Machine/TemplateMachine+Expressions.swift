import Stencil

extension TemplateMachine {
  /// Returns the value of an expression.
  mutating func resolve(_ expression: CompiledExpression) throws -> TemplateValue {
    switch expression {
    case .literal(let value): return value
    case .path(let root, let components): return try resolve(root, components)
    case .filtered(let value, let filters):
      var result = try resolve(value)
      for filter in filters { result = try apply(filter, to: result) }
      return result
    case .range(let lower, let upper):
      let bounds = (try resolve(lower).number, try resolve(upper).number)
      guard let lower = bounds.0.flatMap(Self.bound), let upper = bounds.1.flatMap(Self.bound)
      else { throw NotCompiled() }
      let numbers = (min(lower, upper)...max(lower, upper)).map { TemplateValue.integer($0) }
      return .list(ValueList(lower > upper ? numbers.reversed() : numbers))
    case .condition(let condition): return .text("\(try holds(condition))")
    case .conditional(let condition, let value, let other):
      if try holds(condition) { return try resolve(value) }
      return try other.map { try resolve($0) } ?? .nothing
    }
  }

  private static func bound(_ number: Float) -> Int? {
    abs(number) <= Float(RenderLimits.range) ? Int(exactly: number) : nil
  }

  private mutating func resolve(
    _ root: Int, _ components: [PathComponent]
  ) throws -> TemplateValue {
    var current = scopes[root]
    for component in try withoutSubscripts(components) {
      guard case .member(let text, let name, let index) = component else { continue }
      if case .nothing = current { return .nothing }
      current = try member(of: current, text, name: name, index: index)
    }
    // The index of all types becomes a dictionary.
    if case .object(let memory) = current, memory.isResolvable { throw NotCompiled() }
    return current
  }

  /// Returns a path whose brackets are resolved.
  private mutating func withoutSubscripts(_ path: [PathComponent]) throws -> [PathComponent] {
    guard path.contains(where: \.isSubscript) else { return path }
    var members: [PathComponent] = []
    for component in path {
      guard case .subscripted(let expression) = component else {
        members.append(component)
        continue
      }
      guard let value = try plain(resolve(expression)) else { throw NotCompiled() }
      let text = "\(value)"
      members.append(.member(text, name: compiler.number(of: text), index: Int(text)))
    }
    return members
  }

  private mutating func member(
    of value: TemplateValue, _ text: String, name: Int, index: Int?
  ) throws -> TemplateValue {
    switch value {
    case .object(let memory):
      if let known = memory.known(name) { return known }
      let notices = session.notices
      let value = self.value(of: memory.view[dynamicMember: text])
      // What was reported has to be reported again elsewhere.
      if notices == session.notices { memory.note(value, for: name) }
      return value
    case .entries(let entries):
      if text == "count" { return .integer(entries.raw.count) }
      return entries.value(text) { self.value(of: $0) }
    case .list(let list):
      if let index { return list.values.indices.contains(index) ? list.values[index] : .nothing }
      switch text {
      case "first": return list.values.first ?? .nothing
      case "last": return list.values.last ?? .nothing
      case "count": return .integer(list.values.count)
      default: return .nothing
      }
    case .text(let string): return Self.member(of: string, text, index: index)
    case .loop(let loop):
      switch text {
      case "first": return .bool(loop.index == 0)
      case "last": return .bool(loop.index == loop.count - 1)
      case "counter": return .integer(loop.index + 1)
      case "counter0": return .integer(loop.index)
      case "length": return .integer(loop.count)
      case "count": return .integer(loop.dictionary.count)
      default: return .nothing
      }
    case .nothing, .integer, .float, .double, .bool: return .nothing
    case .macro, .other: throw NotCompiled()
    }
  }

  private static func member(of text: String, _ name: String, index: Int?) -> TemplateValue {
    let character: Character?
    switch name {
    case _ where index != nil: character = text.dropFirst(max(0, index ?? 0)).first
    case "first": character = text.first
    case "last": character = text.last
    case "count": return .integer(text.count)
    default: return .nothing
    }
    if let index, index < 0 { return .nothing }
    return character.map { .other(OpaqueValue($0)) } ?? .nothing
  }

  private mutating func apply(
    _ filter: AppliedFilter, to value: TemplateValue
  ) throws -> TemplateValue {
    let arguments = try filter.arguments.map { try resolve($0) }
    let body: TemplateFilter.Body
    switch filter.body {
    case .native(let native, let other):
      if let result = try native(&self, value, arguments) { return result }
      body = other
    case .own(let own): body = own
    case .library(let resolvable):
      var variables: [String: Any] = [:]
      for (number, value) in ([value] + arguments).enumerated() {
        if let value = try plain(value) { variables[AppliedFilter.variable(number)] = value }
      }
      let context = Context(dictionary: variables, environment: environment)
      return self.value(of: try resolvable.resolve(context))
    }
    let call = FilterCall(
      name: filter.name, value: try plain(value), arguments: try arguments.map { try plain($0) },
      session: session)
    return self.value(of: try body(call))
  }
}

extension PathComponent {
  fileprivate var isSubscript: Bool {
    if case .subscripted = self { true } else { false }
  }
}
