import SwiftSyntax

// Expressions.
extension ManifestEvaluator {
  /// Returns the value of an expression.
  mutating func evaluate(_ expression: ExprSyntax) -> ManifestValue {
    let offset = expression.offset
    if isExhausted(at: offset) { return .unknown(offset) }
    if let literal = literal(expression) { return literal }
    if let choice = choice(expression) { return choice }
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return variable(name.baseName.name, at: offset)
    case .memberAccessExpr(let access): return member(access)
    case .functionCallExpr(let call): return result(of: call)
    case .subscriptCallExpr(let access): return element(access)
    case .closureExpr(let closure): return .closure(closure)
    case .infixOperatorExpr(let operation): return result(of: operation)
    case .ternaryExpr(let choice): return value(of: choice)
    case .prefixOperatorExpr(let operation) where operation.operator.text == "!":
      return truth(of: evaluate(operation.expression)).map { .boolean(!$0) } ?? .unknown(offset)
    case .tryExpr(let attempt): return evaluate(attempt.expression)
    case .forceUnwrapExpr(let unwrap): return evaluate(unwrap.expression).unwrapped(at: offset)
    case .optionalChainingExpr(let chain): return evaluate(chain.expression)
    case .asExpr(let cast): return evaluate(cast.expression)
    case .inOutExpr(let argument): return evaluate(argument.expression)
    case .keyPathExpr(let path):
      let names = path.components.compactMap { component -> String? in
        guard case .property(let property) = component.component else { return nil }
        return property.declName.baseName.text
      }
      return names.count == path.components.count ? .keyPath(names) : .unknown(offset)
    default: return .unknown(offset)
    }
  }

  /// Returns the value of a literal; nil for any other expression.
  private mutating func literal(_ expression: ExprSyntax) -> ManifestValue? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let literal):
      return literal.representedLiteralValue.map { .string($0) } ?? interpolated(literal)
    case .booleanLiteralExpr(let literal):
      return .boolean(literal.literal.tokenKind == .keyword(.true))
    case .integerLiteralExpr(let literal):
      return Int(literal.literal.text).map { .integer($0) } ?? .unknown(literal.offset)
    case .nilLiteralExpr: return ManifestValue.none
    case .arrayExpr(let array): return .list(array.elements.map { evaluate($0.expression) })
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return evaluate(only.expression)
      }
      return .tuple(
        tuple.elements.map {
          ManifestValue.Part(label: $0.label?.text, value: evaluate($0.expression))
        })
    default: return nil
    }
  }

  private mutating func interpolated(_ literal: StringLiteralExprSyntax) -> ManifestValue {
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment): text += segment.content.text
      case .expressionSegment(let segment):
        guard segment.expressions.count == 1, let part = segment.expressions.first else {
          return .unknown(literal.offset)
        }
        switch evaluate(part.expression) {
        case .string(let part) where text.utf8.count + part.utf8.count <= ManifestValue.length:
          text += part
        case .integer(let number): text += "\(number)"
        case .symbol(let name) where declarations.enumCase(name) != nil: text += name
        default: return .unknown(literal.offset)
        }
      }
    }
    return .string(text)
  }

  /// Returns the value of a name.
  mutating func variable(_ name: String, at offset: ManifestOffset) -> ManifestValue {
    if let value = state.value(of: name) { return value }
    if let own = state.value(of: "self") {
      let value = member(name, of: own, at: offset)
      if value.doubt == nil { return value }
    }
    if declarations.functions[name] != nil { return .symbol(name) }
    if let property = property(name) { return property }
    return name.first?.isUppercase == true ? .symbol(name) : .unknown(offset)
  }

  /// Returns the value of a property that the manifest declares; nil if it declares none.
  private mutating func property(_ name: String, of base: ManifestValue? = nil) -> ManifestValue? {
    let type: String? = if case .symbol(let type) = base { type } else { nil }
    guard let binding = declarations.property(name, ofType: type), callDepth < Self.depth else {
      return nil
    }
    callDepth += 1
    defer { callDepth -= 1 }
    if let value = binding.initializer?.value { return evaluate(value) }
    guard case .getter(let statements) = binding.accessorBlock?.accessors else { return nil }
    return call(statements, ["self": base ?? .other], at: binding.offset)
  }

  private mutating func member(_ access: MemberAccessExprSyntax) -> ManifestValue {
    let name = access.declName.baseName.text
    guard let base = access.base else { return property(name) ?? .symbol(name) }
    let value = evaluate(base)
    guard case .symbol(let type) = value else { return member(name, of: value, at: access.offset) }
    switch (type, name) {
    case (_, "self"): return .symbol(type)
    case ("Context", "environment"), ("ProcessInfo.processInfo", "environment"): return .environment
    case ("ProcessInfo", _): return .symbol("\(type).\(name)")
    case ("Context", _), ("CommandLine", _), ("FileManager", _): return .unknown(access.offset)
    case (_, "rawValue"): return member(name, of: value, at: access.offset)
    case (_, "allCases"): return property(name, of: value) ?? allCases(of: type, at: access.offset)
    default:
      if let property = property(name, of: value) { return property }
      // A member of any other type may be a value.
      let isSymbol =
        name.first?.isUppercase == true || declarations.cases[type] != nil
        || Self.enumerations.contains(type)
      return isSymbol ? .symbol(name) : .unknown(access.offset)
    }
  }

  /// The types of PackageDescription whose members are symbols.
  private static let enumerations: Set = [
    "BuildConfiguration", "CLanguageStandard", "CXXLanguageStandard", "LibraryType", "Platform",
    "SwiftLanguageMode", "SwiftVersion", "TargetType",
  ]

  /// Returns the cases of an enumeration of the manifest.
  private func allCases(of type: String, at offset: ManifestOffset) -> ManifestValue {
    guard let cases = declarations.cases[type] ?? nil else { return .unknown(offset) }
    return .list(cases.map { .symbol($0.name) })
  }

  /// Returns the value of a member of `base`.
  mutating func member(
    _ name: String, of base: ManifestValue, at offset: ManifestOffset
  ) -> ManifestValue {
    switch (base, name) {
    case (.either(let values, let doubt), _):
      var result: ManifestValue?
      for value in values {
        let own = member(name, of: value, at: offset)
        result = result?.or(own, at: doubt) ?? own
      }
      return result ?? .unknown(offset)
    case (.unknown(let doubt), _): return .unknown(doubt)
    case (.none, _): return .none
    case (.symbol(let symbol), "rawValue"):
      guard let found = declarations.enumCase(symbol) else { return .unknown(offset) }
      // Without an expression, that of an enumeration of texts is its name; nothing that matters is made of numbers.
      return found.value.map { evaluate($0) } ?? .string(found.name)
    case (.package, "targets"): return state.packageTargets
    case (.target(let number), _):
      guard let target = state.targets[number] else { return .unknown(offset) }
      switch name {
      case "name": return target.name
      case "path": return target.path
      case "type": return .symbol(target.type)
      case "isTest": return .boolean(target.type == "test")
      case "swiftSettings": return target.settings
      default: break
      }
    case (.tuple(let parts), _):
      if let part = parts.first(where: { $0.label == name }) { return part.value }
      if let index = Int(name), parts.indices.contains(index) { return parts[index].value }
    case (.array, _):
      if let elements = base.elements {
        switch name {
        case "isEmpty": return .boolean(elements.isEmpty)
        case "count": return .integer(elements.count)
        case "first": return elements.first ?? .none
        case "last": return elements.last ?? .none
        case "indices": return .list(elements.indices.map { .integer($0) })
        case "lazy": return base
        default: break
        }
      } else if name == "lazy" {
        return base
      }
    case (.string(let text), "isEmpty"): return .boolean(text.isEmpty)
    default: break
    }
    return property(name, of: base) ?? .unknown(offset)
  }

  private mutating func element(_ access: SubscriptCallExprSyntax) -> ManifestValue {
    let base = evaluate(access.calledExpression)
    let index = access.arguments.first.map { evaluate($0.expression) } ?? .other
    switch (base, index) {
    case (.environment, .string(let name)): return environment(name)
    case (.none, _): return .none
    case (.array, .integer(let index)):
      guard let elements = base.elements, elements.indices.contains(index) else { break }
      return elements[index]
    default: break
    }
    return .unknown(access.offset)
  }

  /// Returns the value of an environment variable.
  mutating func environment(_ name: String) -> ManifestValue {
    readsEnvironment = true
    return host.environment[name].map { .string($0) } ?? .none
  }

  private mutating func value(of choice: TernaryExprSyntax) -> ManifestValue {
    switch truth(of: evaluate(choice.condition)) {
    case true?: return evaluate(choice.thenExpression)
    case false?: return evaluate(choice.elseExpression)
    case nil:
      let first = evaluate(choice.thenExpression)
      return first.or(evaluate(choice.elseExpression), at: choice.condition.offset)
    }
  }

  private mutating func result(of operation: InfixOperatorExprSyntax) -> ManifestValue {
    let offset = operation.offset
    if operation.operator.is(AssignmentExprSyntax.self) {
      assign(evaluate(operation.rightOperand), to: operation.leftOperand)
      return .other
    }
    let name = operation.operator.trimmedText
    let left = evaluate(operation.leftOperand)
    switch (name, truth(of: left)) {
    case ("&&", false?): return .boolean(false)
    case ("||", true?): return .boolean(true)
    default: break
    }
    if name == "??" {
      switch left.isEqual(to: .none) {
      case true?: return evaluate(operation.rightOperand)
      case false?: return left
      case nil:
        let other = evaluate(operation.rightOperand)
        return left.unwrapped(at: offset).or(other, at: left.doubt ?? offset)
      }
    }
    let right = evaluate(operation.rightOperand)
    switch name {
    case "&&", "||":
      if truth(of: right) == (name == "||") { return right }
      return truth(of: left) == (name == "&&") ? right : .unknown(left.doubt ?? offset)
    case "==": return left.isEqual(to: right).map { .boolean($0) } ?? .unknown(offset)
    case "!=": return left.isEqual(to: right).map { .boolean(!$0) } ?? .unknown(offset)
    case "+": return sum(left, right, at: offset)
    case "+=":
      assign(sum(left, right, at: offset), to: operation.leftOperand)
      return .other
    default: return .unknown(offset)
    }
  }

  /// Returns the result of `+`.
  private func sum(
    _ left: ManifestValue, _ right: ManifestValue, at offset: ManifestOffset
  ) -> ManifestValue {
    switch (left, right) {
    case (.string(let left), .string(let right))
    where left.utf8.count + right.utf8.count <= ManifestValue.length:
      .string(left + right)
    case (.integer, _), (_, .integer), (.string, _), (_, .string): .unknown(offset)
    default: left.appending(right)
    }
  }

  /// Assigns a value to a variable or property.
  mutating func assign(_ value: ManifestValue, to target: ExprSyntax) {
    switch target.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name):
      if assign(value, to: name.baseName.name, at: target.offset) { return }
      if let own = state.value(of: "self") {
        assign(value, to: name.baseName.text, of: own, at: target.offset)
      }
    case .memberAccessExpr(let access):
      guard let base = access.base else { return }
      assign(value, to: access.declName.baseName.text, of: evaluate(base), at: target.offset)
    case .optionalChainingExpr(let chain):
      let former = evaluate(chain.expression)
      switch former.isEqual(to: .none) {
      case true?: return
      case false?: assign(value, to: chain.expression)
      case nil: assign(value.or(former, at: former.doubt ?? target.offset), to: chain.expression)
      }
    case .forceUnwrapExpr(let unwrap): assign(value, to: unwrap.expression)
    case .subscriptCallExpr(let access):
      assign(.unknown(target.offset), to: access.calledExpression)
    case .tupleExpr(let tuple):
      for element in tuple.elements { assign(.unknown(target.offset), to: element.expression) }
    default: break
    }
  }

  private mutating func assign(
    _ value: ManifestValue, to name: String, of base: ManifestValue, at offset: ManifestOffset
  ) {
    switch base {
    case .package where name == "targets": state.packageTargets = value
    case .target(let number):
      switch name {
      case "swiftSettings": state.targets[number]?.settings = value
      case "name": state.targets[number]?.name = value
      case "path": state.targets[number]?.path = value
      default: break
      }
    case .either(let values, let doubt):
      for case .target(let number) in values where name == "swiftSettings" {
        guard let former = state.targets[number]?.settings else { continue }
        state.targets[number]?.settings = former.or(value, at: doubt)
      }
    case .unknown(let doubt):
      if name == "swiftSettings" { state.forgetSettings(at: doubt) }
      if name == "targets" { state.packageTargets = .unknown(doubt) }
    default: break
    }
  }
}
