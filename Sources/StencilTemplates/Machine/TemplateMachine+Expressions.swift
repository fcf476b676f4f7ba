extension TemplateMachine {
  /// Returns the value of an expression.
  mutating func resolve(
    _ expression: CompiledExpression
  ) throws(TemplateFailure) -> TemplateValue {
    switch expression {
    case .literal(let value): return value
    case .path(let root, let members): return value(root, members)
    case .subscripted(let root, let components):
      let members = try withoutSubscripts(components)
      return value(root, members)
    case .filtered(let value, let filters):
      var result = try resolve(value)
      for filter in filters { result = try apply(filter, to: result) }
      return result
    case .range(let lower, let upper):
      let (lower, upper) = (try bound(lower), try bound(upper))
      let numbers = (min(lower, upper)...max(lower, upper)).map { TemplateValue.integer($0) }
      return .elements(lower > upper ? numbers.reversed() : numbers)
    case .condition(let condition): return .text("\(try holds(condition))")
    case .conditional(let condition, let value, let other):
      if try holds(condition) { return try resolve(value) }
      guard let other else { return .nothing }
      return try resolve(other)
    }
  }

  /// Returns the values of expressions.
  mutating func resolved(
    _ expressions: some Collection<CompiledExpression>
  ) throws(TemplateFailure) -> [TemplateValue] {
    var values: [TemplateValue] = []
    values.reserveCapacity(expressions.count)
    for expression in expressions { values.append(try resolve(expression)) }
    return values
  }

  /// Returns whether a condition holds.
  mutating func holds(_ condition: CompiledCondition) throws(TemplateFailure) -> Bool {
    switch condition {
    case .value(let expression): return try resolve(expression).isTrue
    case .not(let condition): return try !holds(condition)
    case .both(let left, let right):
      guard try holds(left) else { return false }
      return try holds(right)
    case .either(let left, let right):
      if try holds(left) { return true }
      return try holds(right)
    case .comparison(let comparison, let left, let right):
      // As in Stencil, conditions are not values that can be compared.
      guard case .value(let left) = left, case .value(let right) = right else {
        return comparison == .unequal
      }
      let value = try resolve(left)
      return value.holds(comparison, try resolve(right))
    }
  }

  /// Returns the bound of a range.
  private mutating func bound(_ expression: CompiledExpression) throws(TemplateFailure) -> Int {
    let value = try resolve(expression)
    guard let number = value.number, let bound = Int(exactly: number) else {
      throw session.failure(.syntax(.invalidBound(value.printed ?? "nil")))
    }
    if abs(number) > Float(RenderLimits.range) { throw session.failure(.rangeTooLong) }
    return bound
  }

  private func value(_ root: Int, _ members: [PathMember]) -> TemplateValue {
    var current = scopes[root]
    for member in members {
      if case .nothing = current { return .nothing }
      current = value(of: member, in: current)
    }
    if case .object(let memory) = current, let entries = memory.view.entries { return entries }
    return current
  }

  /// Returns a path whose brackets are resolved.
  private mutating func withoutSubscripts(
    _ path: [PathComponent]
  ) throws(TemplateFailure) -> [PathMember] {
    var members: [PathMember] = []
    for component in path {
      switch component {
      case .member(let member): members.append(member)
      case .subscripted(let expression, let name, let path):
        guard let text = try resolve(expression).printed else {
          throw session.failure(.syntax(.unresolvedSubscript(name, path: path)))
        }
        members.append(PathMember(text, name: number(of: text)))
      }
    }
    return members
  }

  private func value(of member: PathMember, in value: TemplateValue) -> TemplateValue {
    let text = member.text
    switch value {
    case .object(let memory):
      if let known = memory.known(member.name) { return known }
      let notices = session.notices
      let value = memory.view.value(of: text)
      // A value whose lookup reported a diagnostic is not kept: the next tag must report it at its own place.
      if notices == session.notices { memory.note(value, for: member.name) }
      return value
    case .entries(let entries):
      return text == "count" ? .integer(entries.values.count) : entries.values[text] ?? .nothing
    case .list(let list): return Self.member(of: list.values, text, member.index) ?? .nothing
    case .text(let string): return Self.member(of: string, text, member.index) ?? .nothing
    case .loop(let loop): return loop.value(of: text)
    case .nothing, .character, .integer, .float, .double, .bool, .bridgedBool, .macro:
      return .nothing
    }
  }

  /// Returns an element of a list or a text, or their number.
  private static func member<Elements: BidirectionalCollection>(
    of elements: Elements, _ name: String, _ index: Int?
  ) -> TemplateValue? where Elements.Element: TemplateConvertible {
    if let index { return index < 0 ? nil : elements.dropFirst(index).first?.templateValue }
    return switch name {
    case "first": elements.first?.templateValue
    case "last": elements.last?.templateValue
    case "count": .integer(elements.count)
    default: nil
    }
  }

  private mutating func apply(
    _ filter: AppliedFilter, to value: TemplateValue
  ) throws(TemplateFailure) -> TemplateValue {
    let arguments =
      if let constants = filter.constants { constants } else { try resolved(filter.arguments) }
    let call = FilterCall(
      name: filter.name, value: value, arguments: arguments, session: session)
    if let body = filter.body {
      do {
        let value = try body(call).templateValue
        if case .text(let text) = value, text.utf8.count > RenderLimits.size {
          throw session.failure(.tooLarge)
        }
        return value
      } catch {
        throw error as? TemplateFailure ?? call.wrongInput("another value")
      }
    }
    // This is the filter whose argument names another filter.
    guard arguments.count == 1 else { throw call.wrongArgument("one argument") }
    if case .nothing = value { return .nothing }
    let expression = try self.filter("$0|\(arguments[0].printed ?? "")")
    scopes.push()
    scopes.bind(number(of: "$0"), value)
    let result = try resolve(expression)
    scopes.pop()
    return result
  }
}
