import DeclarationModel
import MockResolver
import SourceWriting

/// What stands between the braces of a requirement's implementation: a call of the run-time
/// library, inside of whatever the arguments and the result need.
struct CallBody {
  /// What becomes of the library's answer.
  enum Result {
    /// There is none: an initializer has only been recorded.
    case none
    /// It is returned.
    case plain
    /// It is returned where a `sending` result of this type is asked for (SE-0430).
    case sending(TypeReference)
    /// It is a closure that makes the result, a noncopyable one of this type (SE-0390).
    case noncopyable(TypeReference)
  }

  /// The requirement's name.
  let name: RequirementName
  /// The function of the library, without what effects append to its name.
  var base: String
  var signature: Signature
  /// The property with the mock's state.
  let core: String
  /// What becomes of the answer.
  var result: Result
  /// The type in which the closure is kept that the answer is.
  var box: ClosureBoxDeclaration?
  /// A further argument: what a setter sets, as it is recorded.
  var newValue: String?
  /// Whether it is a subscript's accessor, which has an index, if an empty one.
  var hasIndex = false
  /// What a method on its caller's executor (SE-0461) returns; nil for any other.
  var callersResult: TypeReference?
  /// The completion handler that a recording may call.
  var completed: Argument?
  /// The arguments that tell the library how a variable of the mock answers.
  var answered: [String] = []
  /// The mock that answers where no stub does.
  var child: ChildMock?
  /// The property that has such mocks.
  var children = "mocks"
  /// The type of any error, as the mock spells it.
  var anyError = "any Error"
  /// `withoutActuallyEscaping`, qualified where the mock has a member of this name.
  var escaping = "withoutActuallyEscaping"

  /// Makes it the call of a setter.
  mutating func set(_ newValue: String) {
    self.newValue = box?.value(newValue) ?? newValue
    box = nil
  }

  private var arguments: [Argument] { signature.arguments }
  private var effects: Effects { signature.effects }
  private var isRethrowing: Bool { effects.throwing == .rethrows && !isRecordingOnly }
  private var isRecordingOnly: Bool { if case .none = result { true } else { false } }

  /// Whether it is one expression, which an accessor may have in the line of its name.
  var isExpression: Bool {
    guard signature.unrecorded.isEmpty, lent.isEmpty,
      arguments.allSatisfy({ $0.evaluation == nil })
    else {
      return false
    }
    guard !isRethrowing else { return false }
    if box != nil { return !signature.hasInout }
    if case .plain = result { return true } else { return false }
  }

  /// The call alone, for what `isExpression` is true for.
  var expression: String {
    let call = "\(keywords)\(function)(\(callArguments([:]).joined(separator: ", ")))"
    return box.map { $0.closure(of: "(\(call) as \($0.type.text))") } ?? call
  }

  func write(to source: inout SourceWriter) {
    for evaluation in arguments.compactMap(\.evaluation) { source.line(evaluation) }
    for argument in arguments where effects.isAsync && argument.isIsolatedExistential {
      // An autoclosure that captures such a parameter is not on its executor.
      source.line(
        "let \(argument.escapedName): \(argument.recordedType.text) = \(argument.escapedName)")
    }
    if isRethrowing {
      let areKnown = rethrown.allSatisfy { $0.noted("", "") != nil } && !rethrown.isEmpty
      source.line("let \(errors) = _RethrownErrors(\(areKnown ? "" : "areKnown: false"))")
    }
    if let box {
      var name = arguments.unusedName("result")
      writeCall(start: "let \(name): \(box.type.text) = ", to: &source)
      if case .sending = result { name = "\(arguments.core(core))._sending(\(name))" }
      return source.line("return \(box.closure(of: name))")
    }
    switch result {
    case .none: writeCall(start: "", to: &source)
    case .plain, .noncopyable: writeCall(start: "return ", to: &source)
    case .sending(let type):
      let name = arguments.unusedName("result")
      let recorded = type.recorded
      if case .optional(.metatype) = recorded {
        // The compiler (6.3.1) takes this one for the actor's, even if a function sends it.
        writeCall(start: "nonisolated(unsafe) let \(name): \(recorded.text) = ", to: &source)
        return source.line("return \(name)")
      }
      writeCall(start: "let \(name): \(recorded.text) = ", to: &source)
      let value = recorded.isOpened ? "\(name) as \(recorded.text)" : name
      source.line("return \(arguments.core(core))._sending(\(value))")
    }
  }

  private func writeCall(start: String, to source: inout SourceWriter) {
    let closures = signature.unrecorded.map { arguments[$0].escapedName }
    let wrappers =
      lent.map { (function: "NoncopyableArgument._lending", argument: $0.escapedName) }
      + closures.map { (function: escaping, argument: $0) }
    guard let callersResult, effects.isAsync, !closures.isEmpty else {
      return write(inside: wrappers[...], start: start, to: &source)
    }
    // A closure stays on the caller's executor only if it captures an isolated parameter.
    let name = arguments.unusedName("call")
    let type = box?.type ?? callersResult.recorded
    let result = callersResult.isVoid ? "" : " -> \(type.text)"
    source.block(
      WrappableLine("func \(name)(_ \(isolation): isolated (any Actor)?)\(effects.text)\(result)")
    ) { source in
      write(inside: wrappers[...], start: "return ", to: &source)
    }
    source.line("\(start)\(keywords)\(name)(#isolation)")
  }

  private var isolation: String { arguments.unusedName("isolation") }

  /// The noncopyable arguments that stubs may look at while the call lasts: not across a suspension, nor where the
  /// compiler has to see what is thrown on.
  private var lent: [Argument] {
    if effects.isAsync || isRethrowing || isRecordingOnly { return [] }
    return arguments.filter(\.parameter.isNoncopyable)
  }

  /// Lends noncopyable arguments, and makes non-escaping closures escape, for the time of the call.
  private func write(
    inside wrappers: ArraySlice<(function: String, argument: String)>, start: String,
    to source: inout SourceWriter
  ) {
    guard let wrapper = wrappers.first else {
      if callersResult != nil, effects.isAsync, !signature.unrecorded.isEmpty {
        source.line("_ = \(isolation)")
      }
      return writeInnermost(start, to: &source)
    }
    let throwing = if case .typed = effects.throwing, !isRecordingOnly { effects.text } else { "" }
    let name = wrapper.argument
    source.line("\(start)\(keywords)\(wrapper.function)(\(name)) { \(name)\(throwing) in")
    source.indented { source in
      let isBlock = wrappers.count == 1 && isOfSeveralStatements
      write(inside: wrappers.dropFirst(), start: isBlock ? "return " : "", to: &source)
    }
    source.line("}")
  }

  /// Whether there is more than the call inside of what makes closures escape.
  private var isOfSeveralStatements: Bool {
    if isRecordingOnly { return false }
    if case .noncopyable = result { return true }
    return signature.hasInout || isRethrowing || (callersResult != nil && effects.isAsync)
  }

  private func writeInnermost(_ start: String, to source: inout SourceWriter) {
    guard case .noncopyable(let type) = result else { return writeStatements(start, to: &source) }
    // Made here, while closures can be called: the result may come from one.
    let name = arguments.unusedName("make")
    writeStatements("let \(name): () -> \(type.recorded.text) = ", to: &source)
    source.line("return \(name)()")
  }

  private func writeStatements(_ start: String, to source: inout SourceWriter) {
    var values: [String: String] = [:]
    for argument in lent { values[argument.name] = argument.escapedName }
    if isRethrowing {
      for (number, argument) in rethrown.enumerated() {
        let name = arguments.unusedName("noted\(number + 1)")
        guard let line = argument.noted(name, errors) else { continue }
        values[argument.name] = argument.box?.value(name) ?? name
        source.line(line)
      }
    }
    guard signature.hasInout, !isRecordingOnly else {
      return source.statement(WrappableLine(start + keywords).appending(call(values)))
    }
    writeInoutCall(start, values, to: &source)
  }

  /// `try await `; an initializer is recorded without either.
  private var keywords: String { isRecordingOnly ? "" : effects.keywords }

  private func call(_ values: [String: String]) -> WrappableLine {
    var call = WrappableLine(function)
    call.addCall(callArguments(values))
    if isRethrowing { call.add(" { throw $0 }") }
    return call
  }

  private var function: String { "\(arguments.core(core)).\(base)\(suffix)" }

  /// The suffix of the name of the library's function: `AsyncThrowing`.
  private var suffix: String {
    if isRecordingOnly { return "" }
    return (effects.isAsync ? "Async" : "")
      + (isRethrowing ? "Rethrowing" : effects.canThrow && hasThrowingFunction ? "Throwing" : "")
  }

  private func callArguments(_ values: [String: String]) -> [String] {
    var list = arguments.tuple(values).map { [$0] } ?? []
    if hasIndex, arguments.isEmpty { list.append("()") }
    return list + (newValue.map { [$0] } ?? []) + trailingArguments
  }

  private var trailingArguments: [String] {
    var list: [String] = []
    if !signature.unrecorded.isEmpty {
      let numbers = signature.unrecorded.map(String.init).joined(separator: ", ")
      list.append("unrecorded: [\(numbers)]")
    }
    list += answered
    if let completed { list.append("completing: \(completed.escapedName)") }
    if let child {
      list.append("child: \(children).\(Identifier.escaped(child.name))")
      if child.isOptional { list.append("ifAskedFor: true") }
    }
    if isRethrowing { list.append("rethrowing: \(errors)") }
    if !isRecordingOnly { list += throwingArgument }
    return list + (isInFunction ? [name.argument] : name.arguments)
  }

  /// The argument that tells the library the type of what is thrown. The functions for methods that throw know
  /// `any Error`; the others know that nothing is thrown.
  private var throwingArgument: [String] {
    guard effects.canThrow, !isRethrowing else { return [] }
    if case .typed(let error) = effects.throwing { return ["throwing: \(error.primaryText).self"] }
    return hasThrowingFunction ? [] : ["throwing: (\(anyError)).self"]
  }

  /// Whether the library has a function of its own for a method that throws.
  private var hasThrowingFunction: Bool { base == "_call" && !signature.hasInout }

  /// Whether the call is in a function inside of the requirement's.
  private var isInFunction: Bool {
    callersResult != nil && effects.isAsync && !signature.unrecorded.isEmpty
  }

  /// Passes the arguments as one variable, and what a body makes of them back.
  private func writeInoutCall(
    _ start: String, _ values: [String: String], to source: inout SourceWriter
  ) {
    var call = WrappableLine(
      "\(start)\(keywords)\(arguments.core(core))._callInout\(suffix)")
    if arguments.count == 1, let argument = arguments.first, argument.box == nil {
      // An existential would be opened.
      let type = argument.recordedType
      let hint = type.isNeverOpened ? [] : ["as: \(type.metatypeText)"]
      call.addCall(["&\(argument.escapedName)"] + hint + trailingArguments)
      if isRethrowing { call.add(" { throw $0 }") }
      return source.statement(call)
    }
    let variable = arguments.unusedName("arguments")
    source.line("var \(variable) = \(arguments.tuple(values) ?? "()")")
    let back = arguments.filter(\.isInout).map { argument in
      let value = arguments.count == 1 ? variable : "\(variable).\(argument.declaredName)"
      return "\(argument.escapedName) = \(argument.box?.closure(of: value) ?? value)"
    }
    if back.count == 1 {
      source.line("defer { \(back[0]) }")
    } else {
      source.block(WrappableLine("defer")) { source in back.forEach { source.line($0) } }
    }
    call.addCall(["&\(variable)"] + trailingArguments)
    if isRethrowing { call.add(" { throw $0 }") }
    source.statement(call)
  }

  /// The name of what knows the errors that closures have thrown.
  private var errors: String { arguments.unusedName("errors") }

  /// The closures whose errors are thrown on.
  private var rethrown: [Argument] {
    arguments.filter { argument in
      guard !argument.isEvaluated else { return false }
      guard case .function(let closure) = argument.parameter.type else {
        return argument.parameter.namesClosure
      }
      return closure.effects.canThrow
    }
  }
}

extension Argument {
  /// Whether it is the actor on which the method runs, of a type that is not known.
  fileprivate var isIsolatedExistential: Bool {
    guard parameter.specifiers.contains(.isolated) else { return false }
    if case .existential = parameter.type { return true } else { return false }
  }

  /// A constant of a closure's type that calls the closure and notes what it throws; nil if nobody
  /// can call it with what it was called with, or its type has another name: a closure cannot hand on a
  /// tuple that it was sent, nor a value to another executor, and one that is passed `inout` cannot be captured.
  fileprivate func noted(_ constant: String, _ errors: String) -> String? {
    guard case .function(let closure) = parameter.type, !parameter.isInout,
      !closure.parameters.contains(where: {
        $0.isVariadic || $0.type.mentionsPack || $0.specifiers.contains(.sending)
          || (closure.leavesItsExecutor && !$0.type.isStandardValue)
      }), !closure.capturesMetatypes
    else { return nil }
    // In a closure, the compiler infers no type for what is thrown.
    var (head, attempt, prefix) = ("", "do", "$")
    if case .typed(let error) = closure.effects.throwing {
      prefix = "value"
      let names = closure.parameters.indices.map { "\(prefix)\($0)" }.joined(separator: ", ")
      head = "(\(names))\(closure.effects.text) in "
      attempt += " throws(\(error.text))"
    }
    let list = closure.parameters.enumerated().map { index, parameter in
      (parameter.isInout ? "&" : "") + prefix + String(index)
    }.joined(separator: ", ")
    let call = "\(closure.effects.keywords)\(escapedName)(\(list))"
    return "let \(constant): \(ownType.text) = "
      + "{ \(head)\(attempt) { return \(call) } catch { throw \(errors).noting(error) } }"
  }
}

extension TypeReference {
  /// Whether it is made of a closure's type, which as an expression Swift does not always take, and no
  /// generic function takes what is inside of it for its argument.
  fileprivate var isNeverOpened: Bool {
    switch self {
    case .function: true
    case .optional, .array, .dictionary, .inlineArray, .tuple:
      contains { if case .function = $0 { true } else { false } }
    default: false
    }
  }

  /// Whether it is an existential, or a metatype that may be of one: opened by a generic function, it would
  /// be another type, or still be where it came from.
  fileprivate var isOpened: Bool {
    switch self {
    case .metatype(_, .type), .existential, .composition, .name("Any"), .name("AnyObject"): true
    default: false
    }
  }

  /// Whether it is a type of the standard library, or made of such ones, whose values every executor may have.
  fileprivate var isStandardValue: Bool {
    switch self {
    case .named(let named): Self.standardValues.contains(named.text)
    case .optional(let type), .array(let type): type.isStandardValue
    case .dictionary(let key, let value): key.isStandardValue && value.isStandardValue
    case .tuple(let elements): elements.allSatisfy(\.type.isStandardValue)
    default: false
    }
  }

  private static let standardValues: Set = [
    "Bool", "Character", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "String",
    "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void",
  ]

  /// Whether a pack expansion is in it; the compiler crashes on closures with such a `$0` (6.3.1).
  fileprivate var mentionsPack: Bool {
    contains { if case .packExpansion = $0 { true } else { false } }
  }
}

extension FunctionType {
  /// Whether it may run on another executor than that on which it is made.
  fileprivate var leavesItsExecutor: Bool { effects.isAsync || attributes.contains(.sendable) }

  /// Whether another closure in its place would capture the metatype of a generic parameter, or of a type of one
  /// (`Value.Element`), which a `@Sendable` one cannot (SE-0470).
  fileprivate var capturesMetatypes: Bool {
    attributes.contains(.sendable)
      && result.contains { part in
        switch part {
        case .named(let named): !named.arguments.isEmpty || named.components.count > 1
        case .member: true
        default: false
        }
      }
  }
}

extension SourceWriter {
  mutating func add(_ body: CallBody) { body.write(to: &self) }
}
