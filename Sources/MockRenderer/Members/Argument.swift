import DeclarationModel
import MockResolver
import SourceWriting

/// A parameter of a requirement, as the mock sees it.
struct Argument {
  let parameter: Parameter
  /// The name in the body.
  let name: String
  /// Whether it is an autoclosure that is asked for its value.
  let isEvaluated: Bool
  /// Whether it has been asked for its value, which has its name now.
  var isBound = false
  /// Whether it is an autoclosure whose value has its name now, whatever getting it took.
  var isKnown = false
  /// Whether the compiler (6.3.1) does not take `sending` here; a member that takes any value takes one that is
  /// sent, too.
  var isSentInVain = false
  /// The type in which its closure is kept.
  var box: ClosureBoxDeclaration?

  /// Names each parameter: by its own name, else by its label, else by its number.
  static func all(of parameters: [Parameter], effects: Effects) -> [Argument] {
    // A parameter called `self` would hide the mock.
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
      // The compiler crashes at a sent C function, and does not let a closure capture a sent one.
      if case .function(let closure) = parameter.type {
        argument.isSentInVain = closure.attributes.contains {
          $0.name == "convention" || $0.kind == .sendable || $0.isGlobalActor
        }
      }
      return argument
    }
  }

  /// The name as an expression.
  var escapedName: String { Identifier.escaped(name) }

  /// The name as a declaration and as a tuple's label, where few keywords need backticks.
  var declaredName: String { Identifier.escapedLabel(name) }

  /// The type under which it is recorded and matched.
  var recordedType: TypeReference { box?.type ?? ownType }

  /// Its own type, as the argument of a generic function may be.
  var ownType: TypeReference {
    if parameter.isNoncopyable {
      return .named(NamedType([.init("NoncopyableArgument", arguments: [parameter.type.recorded])]))
    }
    if isPack { return .tuple([TupleElement(type: parameter.type)]) }
    var type = parameter.type
    if isEvaluated, case .function(let function) = type { type = function.result }
    type = type.recorded
    // It stands before a parameter's attributes, and yet is part of the closure's type.
    let isolation = parameter.specifiers.filter { $0 == .nonisolatedNonsending }
    if case .function(var function) = type, !isolation.isEmpty {
      function.specifiers = isolation + function.specifiers
      type = .function(function)
    }
    return parameter.isVariadic ? .array(type) : type
  }

  /// The value that is recorded.
  var value: String { box?.value(ownValue) ?? ownValue }

  /// The value that is passed on.
  var ownValue: String {
    if parameter.isNoncopyable { return "\(ownType.text)()" }
    if isPack { return "(repeat each \(escapedName))" }
    return isEvaluated && !isBound && !isKnown && evaluation == nil
      ? "\(escapedName)()" : escapedName
  }

  /// What an autoclosure's value is asked for with, where that may throw or suspend, and so has to
  /// be done beforehand.
  var evaluation: String? {
    guard isEvaluated, !isKnown, case .function(let closure) = parameter.type,
      closure.effects != Effects()
    else { return nil }
    return "let \(escapedName) = \(closure.effects.keywords)\(escapedName)()"
  }

  /// The declaration that gives the name of an autoclosure to its value; the compiler warns of a constant of type `()` unless
  /// the type is stated.
  var binding: String {
    "let \(escapedName)\(ownType.isVoid ? ": \(ownType.text)" : "") = \(ownValue)"
  }

  /// Whether it is a parameter pack (SE-0393).
  var isPack: Bool { parameter.type.isPackExpansion }

  /// Whether a body may change it.
  var isInout: Bool { parameter.isInout && !parameter.isNoncopyable }

  /// Whether it is a closure that may not outlive the call, and is not called at once either.
  var isUnrecorded: Bool { parameter.isNonEscapingClosure && !isEvaluated }

  /// The parameter in the mock's own declaration.
  func declaration(isSubscript: Bool = false) -> String {
    var text = builders + labels(isSubscript)
    text += ": "
    // Specifiers go first, as SE-0461 has them.
    for specifier in specifiers { text += specifier.text + " " }
    for attribute in parameter.attributes { text += attribute.text + " " }
    parameter.type.write(to: &text)
    if parameter.isVariadic { text += "..." }
    return text
  }

  /// The specifiers that the mock repeats. Who owns what can be copied is not the callers' concern
  /// (SE-0377), and without, it need not be copied by hand.
  private var specifiers: [TypeSpecifier] {
    if parameter.isNoncopyable { return parameter.specifiers }
    return parameter.specifiers.filter { !$0.isOwnership && !($0 == .sending && isSentInVain) }
  }

  /// The result builders of a closure, each with its trailing space: callers of the mock use them, too.
  private var builders: String {
    guard parameter.isClosure else { return "" }
    return parameter.declarationAttributes.filter(\.isCustom).map { "\($0.text) " }.joined()
  }

  /// The parameter with another type.
  func declaration(of type: String, isSubscript: Bool) -> String {
    "\(labels(isSubscript)): \(type)"
  }

  /// The parameter in the declaration that `stub` and `verify` see: a value or a matcher.
  func matcherDeclaration(isSubscript: Bool = false) -> String {
    "\(labels(isSubscript)): @autoclosure () -> \(TypeReference.optional(recordedType).text)"
  }

  /// `to name`, `name`, `_ name`. A subscript's parameter has a label only if it is written twice.
  private func labels(_ isSubscript: Bool) -> String {
    guard let label = parameter.label else {
      return isSubscript ? declaredName : "_ \(declaredName)"
    }
    if label == name && !isSubscript { return declaredName }
    return "\(Identifier.escapedLabel(label)) \(declaredName)"
  }
}

extension [Argument] {
  /// The type of a call's arguments: a tuple; the argument's own for one; `Void` for none.
  ///
  /// - Parameter names: How types are spelled.
  func tupleType(_ names: MockNames) -> String {
    if isEmpty { return names.spelled("Void") }
    if count == 1 { return self[0].recordedType.text }
    let elements = map { "\($0.declaredName): \($0.recordedType.text)" }
    return "(\(elements.joined(separator: ", ")))"
  }

  /// A call's arguments: a tuple; the argument itself for one; nil for none.
  ///
  /// - Parameter values: What stands in the place of some arguments, by their names.
  func tuple(_ values: [String: String] = [:]) -> String? {
    if isEmpty { return nil }
    if count == 1 { return values[self[0].name] ?? self[0].value }
    let elements = map { "\($0.declaredName): \(values[$0.name] ?? $0.value)" }
    return "(\(elements.joined(separator: ", ")))"
  }

  /// The matchers that the parameters of a member become: `.arg(id)`.
  var matchers: [String] { map { ".\($0.isPack ? "pack" : "arg")(\($0.escapedName))" } }

  /// The arguments of the library's function for a method: up to three as they are, else their matchers.
  var selection: [String] {
    if count <= 3, !contains(where: \.isPack) { return map(\.escapedName) }
    let matchers = matchers
    return ["matching: \(matchers[0])"] + matchers.dropFirst()
  }

  /// A name that none of them has.
  func unusedName(_ wish: String) -> String {
    contains { $0.name == wish } ? unusedName(wish + "_") : wish
  }

  /// Returns a path to a property of the mock that no parameter hides: `mock`, `self.mock`, `self.statics.mock`.
  func core(_ path: String) -> String {
    let name = path.prefix { $0 != "." }
    return contains { $0.name == name } ? "self.\(path)" : path
  }
}
