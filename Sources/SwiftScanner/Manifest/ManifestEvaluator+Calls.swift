import DeclarationModel
import SwiftSyntax

/// An argument of a call.
struct ManifestArgument {
  var label: String?
  var value: ManifestValue
  var syntax: ExprSyntax
}

// Calls.
extension ManifestEvaluator {
  /// The functions that create targets, with the type of target that each creates.
  private static let targets = [
    "target": "regular", "Target": "regular", "executableTarget": "executable",
    "testTarget": "test", "macro": "macro", "plugin": "plugin", "systemLibrary": "system",
    "binaryTarget": "binary",
  ]

  mutating func result(of call: FunctionCallExprSyntax) -> ManifestValue {
    let callee = call.calledExpression
    if let closure = callee.as(ClosureExprSyntax.self) {
      return apply(.closure(closure), [], at: call.offset)
    }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      guard let base = access.base else { return create(name, arguments(of: call), call) }
      // `method` evaluates the base again if the call changes it.
      let receiver = evaluate(base)
      let arguments = arguments(of: call)
      if case .symbol(let symbol) = receiver {
        if declarations.enumCase(symbol) != nil,
          let function = declarations.function(name, labels: arguments.map(\.label))
        {
          return self.call(function, arguments, on: receiver, at: call.offset)
        }
        return create(name, arguments, call)
      }
      return method(
        ManifestMethodCall(name: name, base: base, arguments: arguments), of: receiver,
        at: call.offset)
    }
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if let value = state.value(of: name) {
        return apply(value, arguments(of: call).map(\.value), at: call.offset)
      }
      return create(name, arguments(of: call), call)
    }
    let value = evaluate(callee)
    return apply(value, arguments(of: call).map(\.value), at: call.offset)
  }

  private mutating func arguments(of call: FunctionCallExprSyntax) -> [ManifestArgument] {
    var arguments = call.arguments.map {
      ManifestArgument(label: $0.label?.text, value: evaluate($0.expression), syntax: $0.expression)
    }
    if let closure = call.trailingClosure {
      arguments.append(
        ManifestArgument(label: nil, value: .closure(closure), syntax: ExprSyntax(closure)))
    }
    return arguments
  }

  /// Returns the result of a function or an initializer, which is called by its name.
  private mutating func create(
    _ name: String, _ arguments: [ManifestArgument], _ call: FunctionCallExprSyntax
  ) -> ManifestValue {
    if let function = declarations.function(name, labels: arguments.map(\.label)) {
      return self.call(function, arguments, on: state.value(of: "self"), at: call.offset)
    }
    func argument(_ label: String) -> ManifestValue? {
      arguments.first { $0.label == label }?.value
    }
    if name == "Package" || (name == "init" && argument("targets") != nil) {
      state.packageTargets = argument("targets") ?? .list([])
      return .package
    }
    let first = arguments.first?.value ?? .none
    let condition = arguments.dropFirst().first { $0.value != .none }?.syntax.offset
    switch name {
    // `.target(name:)` as a dependency creates a target, too, which does no harm: no list of
    // targets holds it.
    case _ where Self.targets[name] != nil:
      return create(
        ManifestTarget(
          type: Self.targets[name] ?? name, name: argument("name") ?? .unknown(call.offset),
          path: argument("path") ?? .none, settings: argument("swiftSettings") ?? .none))
    case "defaultIsolation":
      let mainActor = ManifestSetting(
        effects: [.defaultIsolation(.mainActor)], condition: condition)
      let other = ManifestSetting(effects: [.defaultIsolation(.nonisolated)], condition: condition)
      return first.mapped {
        switch $0 {
        case .symbol("MainActor"): .setting(mainActor)
        case .none: .setting(other)
        default: .unknown(call.offset)
        }
      }
    case "enableUpcomingFeature", "enableExperimentalFeature":
      return first.mapped {
        guard let text = $0.text else { return .unknown(call.offset) }
        var setting = ManifestSetting.feature(text)
        setting.condition = condition
        return .setting(setting)
      }
    case "unsafeFlags":
      return first.mapped {
        guard let texts = $0.elements?.compactMap(\.text), texts.count == $0.elements?.count else {
          return .unknown(call.offset)
        }
        var setting = ManifestSetting.flags(texts)
        setting.condition = condition
        return .setting(setting)
      }
    case "getenv":
      return first.text.map { environment($0) } ?? .unknown(call.offset)
    case "Array", "Set", "String": return arguments.count == 1 ? first : .unknown(call.offset)
    case _ where call.calledExpression.is(DeclReferenceExprSyntax.self):
      // An initializer of a type in the manifest, or a function of a library.
      follow(arguments, at: call.offset)
      return .unknown(call.offset)
    default: return .other
    }
  }

  /// Follows the closures among the arguments of an unknown function, which may or may not call
  /// them.
  mutating func follow(_ arguments: [ManifestArgument], at offset: ManifestOffset) {
    for argument in arguments {
      guard case .closure = argument.value else { continue }
      let start = state
      _ = apply(argument.value, [.unknown(offset)], at: offset)
      state = state.or(start, at: offset)
    }
  }

  /// Calls a function of the manifest.
  mutating func call(
    _ function: FunctionDeclSyntax, _ arguments: [ManifestArgument], on base: ManifestValue?,
    at offset: ManifestOffset
  ) -> ManifestValue {
    guard let body = function.body else { return .unknown(offset) }
    var values: [String: ManifestValue] = [:]
    var outputs: [(name: String, syntax: ExprSyntax)] = []
    var rest = arguments[...]
    for parameter in function.signature.parameterClause.parameters {
      let label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
      let name = (parameter.secondName ?? parameter.firstName).name
      if parameter.ellipsis != nil {
        let count =
          rest.first?.label == label ? 1 + rest.dropFirst().prefix { $0.label == nil }.count : 0
        values[name] = .list(rest.prefix(count).map(\.value))
        rest = rest.dropFirst(count)
      } else if let next = rest.first, next.label == label {
        rest.removeFirst()
        values[name] = next.value
        if next.syntax.is(InOutExprSyntax.self) { outputs.append((name, next.syntax)) }
      } else {
        values[name] = parameter.defaultValue.map { evaluate($0.value) } ?? .unknown(offset)
      }
    }
    values["self"] = base ?? .other
    let names = outputs.map(\.name)
    var results: [String: ManifestValue] = [:]
    let value = call(body.statements, values, at: offset) { frame in
      for name in names { results[name] = frame[name] }
    }
    for (name, syntax) in outputs {
      guard let target = syntax.as(InOutExprSyntax.self)?.expression else { continue }
      assign(results[name] ?? .unknown(offset), to: target)
    }
    return value
  }

  /// Runs the statements of a function that sees its parameters and the global variables.
  mutating func call(
    _ statements: CodeBlockItemListSyntax, _ values: [String: ManifestValue],
    at offset: ManifestOffset, atEnd: ([String: ManifestValue]) -> Void = { _ in }
  ) -> ManifestValue {
    guard callDepth < Self.depth else {
      state.forget(at: offset)
      return .unknown(offset)
    }
    callDepth += 1
    defer { callDepth -= 1 }
    let frames = state.frames
    state.frames = [frames[0], values]
    let value = finish(run(statements, isFunction: true), at: offset)
    atEnd(state.frames.last ?? [:])
    state.frames = [state.frames[0]] + frames.dropFirst()
    return value
  }

  /// Continues in the state in which a function ends, and returns its result.
  private mutating func finish(
    _ outcomes: ManifestOutcomes, at offset: ManifestOffset
  ) -> ManifestValue {
    state = ManifestOutcomes.join(outcomes.returned?.state, outcomes.next, offset) ?? state
    return outcomes.returned?.value ?? .other
  }

  /// Returns the result of a closure, key path or function for some values.
  mutating func apply(
    _ function: ManifestValue, _ values: [ManifestValue], at offset: ManifestOffset
  ) -> ManifestValue {
    switch function {
    case .closure(let closure):
      guard callDepth < Self.depth, !isExhausted(at: offset) else {
        state.forget(at: offset)
        return .unknown(offset)
      }
      callDepth += 1
      defer { callDepth -= 1 }
      state.frames.append(frame(of: closure, values))
      let value = finish(run(closure.statements, isFunction: true), at: offset)
      state.frames.removeLast()
      return value
    case .keyPath(let names):
      return names.reduce(values.first ?? .unknown(offset)) { member($1, of: $0, at: offset) }
    case .symbol(let name):
      let found =
        declarations.function(name, labels: values.map { _ in nil })
        ?? declarations.functions[name]?.first
      guard let found else { return .unknown(offset) }
      let labels = found.signature.parameterClause.parameters.map {
        $0.firstName.text == "_" ? nil : $0.firstName.text
      }
      let nothing = ExprSyntax(NilLiteralExprSyntax())
      return call(
        found, zip(labels, values).map { ManifestArgument(label: $0, value: $1, syntax: nothing) },
        on: nil, at: offset)
    default:
      return .unknown(function.doubt ?? offset)
    }
  }

  private func frame(
    of closure: ClosureExprSyntax, _ values: [ManifestValue]
  ) -> [String: ManifestValue] {
    var names: [String] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let parameters): names = parameters.map(\.name.name)
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).name }
    case nil: names = values.indices.map { "$\($0)" }
    }
    if names.count > 1, values.count == 1, case .tuple(let parts) = values[0] {
      return Dictionary(zip(names, parts.map(\.value))) { first, _ in first }
    }
    return Dictionary(zip(names, values)) { first, _ in first }
  }
}
