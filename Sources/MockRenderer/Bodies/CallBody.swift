import DeclarationModel
import MockResolver
import SourceWriting

/// Writes the body of a requirement: a call of the run-time library, with the statements that its
/// arguments and result need.
///
///     return try await mock._callAsyncThrowing(id)
struct CallBody {
  /// The treatment of the library's result.
  enum Result {
    /// There is no result: the call of an initializer is only recorded.
    case none
    /// The result is returned.
    case plain
    /// The result is returned as a `sending` result of this type (SE-0430).
    case sending(TypeReference)
    /// The result is a closure that makes a noncopyable value of this type (SE-0390).
    case noncopyable(TypeReference)
  }

  /// The requirement's name.
  let name: RequirementName
  /// The library's function, without the suffix for effects.
  var base: String
  var signature: Signature
  /// The property with the mock's state.
  let core: String
  /// The treatment of the result.
  var result: Result
  /// The wrapper type of a closure that is the result.
  var box: ClosureBoxDeclaration?
  /// The additional argument of a setter: the new value, as it is recorded.
  var newValue: String?
  /// Whether the body is that of a subscript's accessor, which has an index, even if an empty one.
  var hasIndex = false
  /// The result of a method that runs on its caller's executor (SE-0461); nil for other methods.
  var callersResult: TypeReference?
  /// The type of the requirement's result; nil for none.
  var resultType: TypeReference?
  /// The arguments that are sent back before the body returns.
  var sent: SentBack?
  /// The completion handler, which a recording may call.
  var completed: Argument?
  /// The arguments that describe how a variable of the mock answers.
  var answered: [String] = []
  /// The mock that answers if no stub does.
  var child: ChildMock?
  /// The property with the child mocks.
  var children = "mocks"
  /// The type of any error, as the mock spells it.
  var anyError = "any Error"
  /// `withoutActuallyEscaping`, qualified where the mock has a member of this name.
  var escaping = "withoutActuallyEscaping"

  /// Turns the body into a call of a setter.
  mutating func set(_ newValue: String) {
    self.newValue = box?.value(newValue) ?? newValue
    box = nil
  }

  private var arguments: [Argument] { signature.arguments }
  private var effects: Effects { signature.effects }
  private var isRethrowing: Bool { effects.throwing == .rethrows && !isRecordingOnly }
  private var isRecordingOnly: Bool { if case .none = result { true } else { false } }

  /// Whether the body is one expression, which can follow the name of an accessor on one line.
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

  /// The call as an expression, if `isExpression` is true.
  var expression: String {
    let call = "\(keywords)\(function)(\(callArguments([:]).joined(separator: ", ")))"
    return box.map { $0.closure(of: "(\(call) as \($0.type.text))") } ?? call
  }

  func write(to source: inout SourceWriter) {
    var body = self
    guard
      let sent = SentBack(&body.signature, core: core, isRecordingOnly: isRecordingOnly)
    else { return writeBody(to: &source) }
    sent.write(to: &source) { source in
      body.sent = sent
      body.writeBody(to: &source)
    }
  }

  private func writeBody(to source: inout SourceWriter) {
    for evaluation in arguments.compactMap(\.evaluation) { source.line(evaluation) }
    for argument in arguments where effects.isAsync && argument.isIsolatedExistential {
      // An autoclosure that captures such a parameter does not run on the parameter's executor.
      source.line(
        "let \(argument.escapedName): \(argument.recordedType.text) = \(argument.escapedName)")
    }
    if isRethrowing {
      // The value of an autoclosure has been computed outside of the call.
      let areKnown =
        signature.rethrown.allSatisfy { $0.noted("", by: "", "") != nil }
        && (!signature.rethrown.isEmpty || arguments.contains(where: \.isEvaluated))
      source.line("let \(errors) = _RethrownErrors(\(areKnown ? "" : "areKnown: false"))")
    }
    if let box {
      var name = arguments.unusedName("result")
      writeResult(name, box.type, to: &source)
      if case .sending = result { name = "\(arguments.core(core))._sending(\(name))" }
      return source.line("return \(box.closure(of: name))")
    }
    switch result {
    case .none: writeCall(start: "", to: &source)
    case .plain, .noncopyable:
      guard sent != nil else { return writeCall(start: start, to: &source) }
      let name = arguments.unusedName("result")
      writeResult(name, (resultType ?? .void).recorded, to: &source)
      source.line("return \(name)")
    case .sending(let type):
      let name = arguments.unusedName("result")
      let recorded = type.recorded
      writeResult(name, recorded, to: &source)
      let value = recorded.isOpened ? "\(name) as \(recorded.text)" : name
      source.line("return \(arguments.core(core))._sending(\(value))")
    }
  }

  private var start: String { resultType?.startOfReturn(in: effects) ?? "return " }

  /// Writes a constant with the library's answer, and gives the arguments that are sent back their values.
  ///
  /// The call of a tuple of arguments gives their values to the variables of the arguments by `defer`. The call therefore
  /// has a scope of its own, which ends before the variables are sent back.
  private func writeResult(
    _ name: String, _ type: TypeReference, to source: inout SourceWriter
  ) {
    let constant = "let \(name): \(type.text)"
    if sent != nil, arguments.count > 1, signature.unrecorded.isEmpty, lent.isEmpty {
      source.line(constant)
      source.line("do {")
      source.indented { writeCall(start: "\(name) = ", to: &$0) }
      source.line("}")
    } else {
      writeCall(start: "\(constant) = ", to: &source)
    }
    sent?.writeBack(to: &source)
  }

  private func writeCall(start: String, to source: inout SourceWriter) {
    let closures = self.closures
    let lending = "NoncopyableArgument._lending" + (makesSent ? "Sent" : "")
    let wrappers =
      lent.map { (function: lending, argument: $0.escapedName) }
      + closures.map { (function: escaping, argument: $0) }
    guard let callersResult, effects.isAsync, !closures.isEmpty else {
      return write(inside: wrappers[...], start: start, to: &source)
    }
    // A closure stays on the caller's executor only if it captures an isolated parameter.
    let name = arguments.unusedName("call")
    let type = box?.type ?? callersResult.recorded
    let result = callersResult.isVoid ? "" : " -> \(type.text)"
    // A function rethrows the errors of its own parameters only.
    let rescue =
      isRethrowing ? ", _ \(arguments.unusedName("rescue")): (\(anyError)) throws -> ()" : ""
    source.block(
      WrappableLine(
        "func \(name)(_ \(isolation): isolated (any Actor)?\(rescue))\(effects.text)\(result)")
    ) { source in
      write(inside: wrappers[...], start: self.start, to: &source)
    }
    source.line("\(start)\(keywords)\(name)(#isolation)\(isRethrowing ? " { throw $0 }" : "")")
  }

  /// Whether a closure makes a noncopyable value that is sent.
  private var makesSent: Bool {
    if case .noncopyable(let type) = result { type.isSent } else { false }
  }

  private var isolation: String { arguments.unusedName("isolation") }

  /// The closures that are made escaping for the duration of the call.
  private var closures: [String] { arguments.filter(\.isEscapingForCall).map(\.escapedName) }

  /// The noncopyable arguments that stubs can inspect during the call; not if the call suspends,
  /// nor if the compiler must see that it rethrows.
  private var lent: [Argument] {
    if effects.isAsync || isRethrowing || isRecordingOnly { return [] }
    return arguments.filter(\.parameter.isNoncopyable)
  }

  /// Lends noncopyable arguments, and lets non-escaping closures escape, during the call.
  private func write(
    inside wrappers: ArraySlice<(function: String, argument: String)>, start: String,
    to source: inout SourceWriter
  ) {
    guard let wrapper = wrappers.first else {
      if isInFunction {
        source.line("_ = \(isolation)")
      }
      return writeInnermost(start, to: &source)
    }
    let throwing = if case .typed = effects.throwing, !isRecordingOnly { effects.text } else { "" }
    let name = wrapper.argument
    source.line("\(start)\(keywords)\(wrapper.function)(\(name)) { \(name)\(throwing) in")
    source.indented { source in
      let isBlock = wrappers.count == 1 && isOfSeveralStatements
      write(inside: wrappers.dropFirst(), start: isBlock ? self.start : "", to: &source)
    }
    source.line("}")
  }

  /// Whether the closure of `withoutActuallyEscaping` contains more than the call.
  private var isOfSeveralStatements: Bool {
    if isRecordingOnly { return false }
    if case .noncopyable = result { return true }
    if effects.isAsync, resultType?.isNever ?? false { return true }
    return signature.hasInout || isRethrowing || (callersResult != nil && effects.isAsync)
  }

  private func writeInnermost(_ start: String, to source: inout SourceWriter) {
    guard case .noncopyable(let type) = result else { return writeStatements(start, to: &source) }
    // The value may come from a non-escaping closure, which can only be called here.
    let name = arguments.unusedName("make")
    writeStatements("let \(name): () -> \(type.recorded.text) = ", to: &source)
    source.line("\(start)\(name)()")
  }

  private func writeStatements(_ start: String, to source: inout SourceWriter) {
    var values: [String: String] = [:]
    for argument in lent { values[argument.name] = argument.escapedName }
    if isRethrowing {
      for (number, argument) in signature.rethrown.enumerated() {
        let name = arguments.unusedName("noted\(number + 1)")
        let function = arguments.unusedName("noting\(number + 1)")
        guard let lines = argument.noted(name, by: function, errors) else { continue }
        values[argument.name] = argument.box?.value(name) ?? name
        for line in lines { source.line(line) }
      }
    }
    guard signature.hasInout, !isRecordingOnly else {
      return source.statement(WrappableLine(start + keywords).appending(call(values)))
    }
    writeInoutCall(start, values, to: &source)
  }

  /// The keywords `try await `, as the effects require; none for an initializer's recording.
  private var keywords: String { isRecordingOnly ? "" : effects.keywords }

  private func call(_ values: [String: String]) -> WrappableLine {
    var call = WrappableLine(function)
    call.addCall(callArguments(values))
    if isRethrowing { call.add(" { throw $0 }") }
    return call
  }

  private var function: String { "\(arguments.core(core)).\(base)\(suffix)" }

  /// The suffix for effects of the library's function, such as `AsyncThrowing`.
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

  /// The argument with the type of thrown errors. Functions for throwing methods imply `any Error`;
  /// the others imply that nothing is thrown.
  private var throwingArgument: [String] {
    guard effects.canThrow, !isRethrowing else { return [] }
    if case .typed(let error) = effects.throwing { return ["throwing: \(error.primaryText).self"] }
    return hasThrowingFunction ? [] : ["throwing: (\(anyError)).self"]
  }

  /// Whether the library has a separate function for throwing methods.
  private var hasThrowingFunction: Bool { base == "_call" && !signature.hasInout }

  /// Whether the call is inside a local function of the requirement.
  private var isInFunction: Bool {
    callersResult != nil && effects.isAsync && !closures.isEmpty
  }

  /// Passes the arguments as one variable, and then assigns the changed values to them.
  private func writeInoutCall(
    _ start: String, _ values: [String: String], to source: inout SourceWriter
  ) {
    var call = WrappableLine(
      "\(start)\(keywords)\(arguments.core(core))._callInout\(suffix)")
    if arguments.count == 1, let argument = arguments.first, argument.box == nil {
      // A generic function would open an existential.
      let type = argument.recordedType
      let hint = type.isNeverOpened ? [] : ["as: \(type.metatypeText(besides: [argument.name]))"]
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

  /// The name of the variable that collects the errors thrown by closures.
  private var errors: String { arguments.unusedName("errors") }
}

extension Argument {
  /// Whether the argument is an `isolated` actor of existential type.
  fileprivate var isIsolatedExistential: Bool {
    guard parameter.specifiers.contains(.isolated) else { return false }
    if case .existential = parameter.type { return true } else { return false }
  }
}

extension TypeReference {
  /// Returns the start of a statement that returns a call's result of this type. The compiler (6.3.1) warns of `return`
  /// before the call of an asynchronous generic function whose result is `Never`.
  func startOfReturn(in effects: Effects) -> String {
    effects.isAsync && isNever ? "let _: Never = " : "return "
  }

  /// Whether the type is, or contains, a closure's type: a generic function does not open it, and
  /// Swift does not always accept it as an expression.
  fileprivate var isNeverOpened: Bool {
    switch self {
    case .function: true
    case .optional, .array, .dictionary, .inlineArray, .tuple:
      contains(where: \.isFunction)
    default: false
    }
  }

  /// Whether the type is an existential or a metatype that may be existential. A generic function
  /// would open it, with the result of another type or the old isolation.
  var isOpened: Bool {
    switch self {
    case .metatype(_, .type), .existential, .composition, .name("Any"), .name("AnyObject"): true
    default: false
    }
  }

  /// Whether the type is opened by a generic function, or is a name, which may be that of a protocol or of an alias.
  var mayBeOpened: Bool { if case .named = self { true } else { isOpened } }
}

extension SourceWriter {
  mutating func add(_ body: CallBody) { body.write(to: &self) }
}
