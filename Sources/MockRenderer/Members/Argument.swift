import DeclarationModel
import MockResolver
import SourceWriting

/// A parameter of a requirement, as the mock treats it.
struct Argument {
  let parameter: Parameter
  /// The name in the body.
  let name: String
  /// Whether the argument is an autoclosure that the mock evaluates.
  let isEvaluated: Bool
  /// Whether the autoclosure has been evaluated, so that its name now stands for the value.
  var isBound = false
  /// Whether the autoclosure has been evaluated even if that could throw or suspend, so that its
  /// name now stands for the value.
  var isKnown = false
  /// Whether the argument is an autoclosure that stubs may leave unevaluated.
  var isDeferrable = false
  /// Whether the argument belongs to a call whose autoclosures are left unevaluated.
  var isLeft = false
  /// Whether `sending` is left out because the compiler (6.3.1) rejects it here; a member that
  /// takes any value also takes a sent one.
  var isSentInVain = false
  /// The expression for the argument's value in the body; nil if it is the name.
  var variable: String?
  /// The mock's wrapper type for the closure.
  var box: ClosureBoxDeclaration?

  /// Returns the arguments of some parameters, each named by the parameter's name, or else its
  /// label or its number.
  static func all(of parameters: [Parameter], effects: Effects) -> [Argument] {
    // A parameter called `self` would shadow the mock.
    let isNameless = parameters.contains { $0.name == "_" || $0.name == "self" }
    var taken = isNameless ? Set(parameters.map(\.name)).union(["self"]) : []
    return parameters.enumerated().map { index, parameter in
      var name = parameter.name
      if name == "_" || name == "self" {
        name = parameter.label ?? "argument\(index + 1)"
        while !taken.insert(name).inserted { name += "_" }
      }
      var argument = Argument(
        parameter: parameter, name: name, isEvaluated: parameter.isEvaluated(in: effects))
      // The compiler crashes on a sent C function, and does not let closures capture a sent
      // closure.
      if case .function(let closure) = parameter.type {
        argument.isSentInVain = closure.attributes.contains {
          $0.name == "convention" || $0.kind == .sendable || $0.isGlobalActor
        }
      }
      return argument
    }
  }

  /// The name as an expression.
  var escapedName: String { variable ?? Identifier.escaped(name) }

  /// The name in a declaration or as a tuple's label, where few keywords need backticks.
  var declaredName: String { Identifier.escapedLabel(name) }

  /// The type under which the argument is recorded and matched.
  var recordedType: TypeReference { box?.type ?? ownType }

  /// The argument's type without a wrapper, as a generic argument allows it.
  var ownType: TypeReference {
    if parameter.isNoncopyable {
      return .named(NamedType([.init("NoncopyableArgument", arguments: [parameter.type.recorded])]))
    }
    if isPack { return .tuple([TupleElement(type: parameter.type)]) }
    var type = parameter.type
    if isEvaluated, case .function(let function) = type { type = function.result }
    type = type.recorded
    // The specifier precedes the parameter's attributes, but belongs to the closure's type.
    let isolation = parameter.specifiers.filter { $0 == .nonisolatedNonsending }
    if case .function(var function) = type, !isolation.isEmpty {
      function.specifiers = isolation + function.specifiers
      type = .function(function)
    }
    return parameter.isVariadic ? .array(type) : type
  }

  /// The value that is recorded.
  var value: String {
    guard isLeft, isUnrecorded else { return box?.value(ownValue) ?? ownValue }
    let type = NamedType([.init("_UnevaluatedArgument", arguments: [recordedType])])
    return "\(TypeReference.named(type).text)(\(isEvaluated ? "" : "isClosure: true"))"
  }

  /// The value that is passed on.
  var ownValue: String {
    if parameter.isNoncopyable { return "\(ownType.text)()" }
    if isPack { return "(repeat each \(escapedName))" }
    return isEvaluated && !isBound && !isKnown && evaluation == nil
      ? "\(escapedName)()" : escapedName
  }

  /// The statement that evaluates an autoclosure which may throw or suspend, and therefore must be
  /// evaluated before the call; nil for other arguments.
  var evaluation: String? {
    guard isEvaluated, !isKnown, !isLeft, case .function(let closure) = parameter.type,
      closure.effects != Effects()
    else { return nil }
    return autoclosureCall.map { "let \(typedName) = \($0)" }
  }

  /// The call of an autoclosure; nil for other arguments.
  var autoclosureCall: String? {
    guard parameter.isAutoclosure, case .function(let closure) = parameter.type else { return nil }
    return "\(closure.effects.keywords)\(escapedName)()"
  }

  /// The declaration that rebinds the name of an autoclosure to its value.
  var binding: String { "let \(typedName) = \(ownValue)" }

  /// The name of the constant with the value of an autoclosure, and its type if the compiler warns without it: it has `()`
  /// in it, or is the type of an object.
  private var typedName: String {
    let isSuspicious = ownType.contains { type in
      if case .metatype = type { true } else { type.isVoid }
    }
    return escapedName + (isSuspicious ? ": \(ownType.text)" : "")
  }

  /// The statement that evaluates an autoclosure whose value nothing uses.
  var discardedEvaluation: String { "_ = \(autoclosureCall ?? escapedName)" }

  /// Whether the argument is a parameter pack (SE-0393).
  var isPack: Bool { parameter.type.isPackExpansion }

  /// Whether a stub body may change the argument.
  var isInout: Bool { parameter.isInout && !parameter.isNoncopyable && !isLeft }

  /// Whether the argument is a closure that may not outlive the call, or an autoclosure, and the mock does not evaluate
  /// it.
  var isUnrecorded: Bool { isEvaluated ? isLeft : parameter.isNonEscapingClosure }

  /// Whether the argument must be made escaping for the duration of the call.
  var isEscapingForCall: Bool { isUnrecorded && !isLeft }

  /// Returns the parameter in the mock's own declaration.
  func declaration(isSubscript: Bool = false) -> String {
    var text = builders + labels(isSubscript)
    text += ": "
    // Specifiers precede attributes, as SE-0461 requires.
    for specifier in specifiers { text += specifier.text + " " }
    for attribute in parameter.attributes { text += attribute.text + " " }
    parameter.type.write(to: &text)
    if parameter.isVariadic { text += "..." }
    if let value = parameter.defaultValue { text += " = \(value)" }
    return text
  }

  /// The specifiers that the mock repeats. Ownership specifiers of copyable parameters are left
  /// out: they do not matter to callers (SE-0377), and without them the body needs no explicit
  /// copies.
  private var specifiers: [TypeSpecifier] {
    if parameter.isNoncopyable { return parameter.specifiers }
    return parameter.specifiers.filter { !$0.isOwnership && !($0 == .sending && isSentInVain) }
  }

  /// The result builders of a closure, each with a trailing space; calls of the mock use them, too.
  private var builders: String {
    guard parameter.isClosure else { return "" }
    return parameter.declarationAttributes.filter(\.isCustom).map { "\($0.text) " }.joined()
  }

  /// Returns the parameter with another type.
  func declaration(of type: String, isSubscript: Bool) -> String {
    "\(labels(isSubscript)): \(type)"
  }

  /// Returns the parameter in the declaration for `stub` and `verify`: a value or a matcher.
  func matcherDeclaration(isSubscript: Bool = false) -> String {
    "\(labels(isSubscript)): @autoclosure () -> \(TypeReference.optional(recordedType).text)"
  }

  /// Returns the label and name: `to name`, `name`, `_ name`. A parameter of a subscript has a
  /// label only if it is written in addition to the name.
  private func labels(_ isSubscript: Bool) -> String {
    guard let label = parameter.label else {
      return isSubscript ? declaredName : "_ \(declaredName)"
    }
    if label == name && !isSubscript { return declaredName }
    return "\(Identifier.escapedLabel(label)) \(declaredName)"
  }
}

extension [Argument] {
  /// Returns the type of a call's arguments: a tuple; the type of a single argument; `Void` for
  /// none.
  ///
  /// - Parameter names: The spellings of types.
  func tupleType(_ names: MockNames) -> String {
    if isEmpty { return names.spelled("Void") }
    if count == 1 { return self[0].recordedType.text }
    let elements = map { "\($0.declaredName): \($0.recordedType.text)" }
    return "(\(elements.joined(separator: ", ")))"
  }

  /// Returns the arguments of a call: a tuple; a single argument itself; nil for none.
  ///
  /// - Parameter values: Expressions that replace some arguments, by the arguments' names.
  func tuple(_ values: [String: String] = [:]) -> String? {
    if isEmpty { return nil }
    if count == 1 { return values[self[0].name] ?? self[0].value }
    let elements = map { "\(Identifier.argumentLabel($0.name)): \(values[$0.name] ?? $0.value)" }
    return "(\(elements.joined(separator: ", ")))"
  }

  /// The matchers for the parameters of a member, such as `.arg(id)`.
  var matchers: [String] {
    map { argument in
      let function = argument.isPack ? "pack" : argument.isDeferrable ? "autoclosure" : "arg"
      return ".\(function)(\(argument.escapedName))"
    }
  }

  /// The arguments for the library's function that selects a method: up to three are passed
  /// directly, more as matchers.
  var selection: [String] {
    if count <= 3, !contains(where: { $0.isPack || $0.isDeferrable }) { return map(\.escapedName) }
    let matchers = matchers
    return ["matching: \(matchers[0])"] + matchers.dropFirst()
  }

  /// Returns a name that no argument has.
  func unusedName(_ wish: String) -> String {
    contains { $0.name == wish } ? unusedName(wish + "_") : wish
  }

  /// Returns a path to a property of the mock that no parameter shadows: `mock`, `self.mock`,
  /// `self.statics.mock`.
  func core(_ path: String) -> String {
    let name = path.prefix { $0 != "." }
    return contains { $0.name == name } ? "self.\(path)" : path
  }
}
