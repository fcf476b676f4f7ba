import Basics
import DeclarationModel
import MockResolver
import SourceWriting

/// A call of a requirement from a variable of the mock. A variable cannot be generic, so it has the
/// type `Any` for types that depend on the requirement's generic parameters.
struct StyledCall {
  /// The executor of a closure that answers an asynchronous requirement.
  enum Executor {
    /// The executor of the code that calls the closure.
    case caller
    case globalActor(Attribute)

    /// The specifier or attribute of the closure's type.
    var text: String {
      switch self {
      case .caller: "nonisolated(nonsending)"
      case .globalActor(let actor): actor.text
      }
    }
  }

  var signature: Signature
  /// The type of the result; nil for none.
  private(set) var result: TypeReference?
  /// The run-time support that the type of the result needs; nil if every system has it.
  var resultSupport: RuntimeSupport?
  /// Whether the result is noncopyable, so that a variable cannot keep it.
  var isResultNoncopyable = false
  /// The executor on which a closure that answers runs; nil if the requirement states none.
  var executor: Executor?
  /// Whether the requirement may run on another actor than the mock's.
  var mayRunOnOtherActor = false
  /// The function that rethrows the error of a closure.
  var rethrowingFunction = StyleSupport.rethrowing
  /// `withoutActuallyEscaping`, qualified where the mock has a member of this name.
  var escaping = "withoutActuallyEscaping"
  private let generics: Set<String>
  /// The generic parameters whose types need not be copyable.
  private let noncopyable: Set<String>
  private let constraints: [String: TypeReference]

  init(_ signature: Signature, result: TypeReference?) {
    self.signature = signature.withoutBoxes
    self.result = result.flatMap { $0.isVoid ? nil : $0 }
    generics = Set(signature.generics.map(\.name))
    noncopyable = signature.namesOfNoncopyable
    constraints = signature.generics.reduce(into: [:]) { constraints, generic in
      guard generic.name.hasPrefix("Opaque"), let constraint = generic.constraint else { return }
      constraints[generic.name] = constraint
    }
  }

  var arguments: [Argument] { signature.arguments }

  /// Returns the call with other arguments or effects.
  func with(_ signature: Signature) -> StyledCall {
    var call = self
    call.signature = signature.withoutBoxes
    return call
  }

  /// The call without a result.
  var returningNothing: StyledCall {
    var call = self
    call.result = nil
    return call
  }

  /// Whether a closure can make the result; not if the result is noncopyable and generic.
  var canBeAnswered: Bool {
    guard isResultNoncopyable, let result else { return true }
    return erased(result) == result
  }

  /// Whether the compiler (6.3.1) would take a closure expression in the requirement for one that is sent to another
  /// actor.
  private var sendsClosureExpressions: Bool { mayRunOnOtherActor || signature.isOnArgument }

  /// Whether the requirement itself throws, and does not only rethrow.
  var throwsItself: Bool { signature.effects.canThrow && signature.effects.throwing != .rethrows }

  // MARK: Types

  /// Returns a type without the generic parameters of the requirement.
  func erased(_ type: TypeReference) -> TypeReference {
    guard !generics.isEmpty, type.mentions(generics) else { return type }
    switch type {
    case .optional(let wrapped): return .optional(erased(wrapped))
    case .implicitlyUnwrapped(let wrapped): return .optional(erased(wrapped))
    case .named(let named):
      guard let constraint = named.plainName.flatMap({ constraints[$0] }),
        case .named(let own) = constraint, own.arguments.isEmpty
      else { return .name("Any") }
      return .existential(constraint)
    case .function(var function):
      guard !function.parameters.contains(where: { $0.type.mentions(generics) }),
        !function.effects.types.contains(where: { $0.mentions(generics) }),
        function.result.isPlainResult, !function.result.mentions(noncopyable)
      else { return .name("Any") }
      function.result = erased(function.result)
      return .function(function)
    default: return .name("Any")
    }
  }

  /// Returns a type without the generic parameters of the requirement, for values that are cast to the type: a function is
  /// `Any`, as it could not be cast from a type with `Any` in it.
  func castable(_ type: TypeReference) -> TypeReference {
    let erased = erased(type)
    guard erased != type else { return type }
    return switch erased {
    case .function: .name("Any")
    case .optional(.function): .optional(.name("Any"))
    default: erased
    }
  }

  /// Returns the type that an argument has in a closure.
  private func closureType(of argument: Argument) -> TypeReference {
    argument.isInout ? castable(argument.recordedType) : erased(argument.recordedType)
  }

  /// The arguments that a closure takes: all except noncopyable generic ones.
  private var given: [Argument] {
    arguments.filter { !($0.parameter.isNoncopyable && $0.parameter.type.mentions(generics)) }
  }

  private func closureParameter(_ argument: Argument) -> String {
    let parameter = argument.parameter
    if parameter.isNoncopyable {
      let words = parameter.specifiers.filter { $0 != .sending && $0 != .isolated }.map(\.text)
      return (words + [parameter.type.text]).joined(separator: " ")
    }
    let type = closureType(of: argument)
    let isClosure = parameter.isClosure && !parameter.isVariadic && !argument.isEvaluated
    guard isClosure, parameter.isEscaping, type != .name("Any") else {
      guard argument.isInout else { return type.text }
      // The parentheses are needed for a closure that stays on its caller's executor, which the
      // compiler (6.3.1) would not accept as `inout`.
      return (parameter.specifiers.contains(.sending) ? "inout sending " : "inout ")
        + type.primaryText
    }
    return type.escapingText
  }

  /// Returns the type of a closure that answers, such as `(Int) async throws -> String`.
  ///
  /// - Parameters:
  ///   - void: The spelling of `Void`.
  ///   - rethrowing: Whether the closure may throw if the requirement rethrows.
  ///   - extra: The type of an additional parameter.
  func closureType(void: String, rethrowing: Bool, extra: String? = nil) -> String {
    var parameters = given.map(closureParameter) + (extra.map { [$0] } ?? [])
    // With a lone `Void`, the compiler assumes no parameter, and warns.
    if parameters.count == 1, given.first?.recordedType.namesVoid ?? false {
      parameters[0] = "(\(parameters[0]))"
    }
    let result = result.map { castable($0.closurePart).text } ?? void
    let executor = executor.map { "\($0.text) " } ?? ""
    return "\(executor)(\(parameters.joined(separator: ", ")))"
      + "\(closureEffects(rethrowing: rethrowing).text) -> \(result)"
  }

  private func closureEffects(rethrowing: Bool) -> Effects {
    var effects = signature.effects
    switch effects.throwing {
    case .rethrows: effects.throwing = rethrowing ? .any : .never
    case .typed(let error) where error.mentions(generics): effects.throwing = .any
    default: break
    }
    return effects
  }

  // MARK: Calls

  /// Returns a call of a closure on one line; nil if it needs several.
  func line(of closure: String, rethrowing: Bool) -> String? {
    let needsMore = given.contains { argument in
      let isErased = erased(argument.recordedType) != argument.recordedType
      return isErased && (argument.isInout || argument.isUnrecorded)
    }
    if needsMore || (signature.effects.throwing == .rethrows && rethrowing) { return nil }
    if genericError != nil || isSentOn(rethrowing: rethrowing) { return nil }
    let list = given.map(\.closureValue).joined(separator: ", ")
    return "\(closureEffects(rethrowing: rethrowing).keywords)\(closure)(\(list))"
  }

  /// Whether older systems do not know all types of the requirement at run time.
  var hasUnknownTypes: Bool {
    let function = FunctionType(parameters: [], effects: signature.effects, result: .void)
    return arguments.runtimeSupport != nil || resultSupport != nil
      || TypeReference.function(function).ownRuntimeSupport != nil
  }

  /// Returns the run-time support that a call of a closure needs; nil if every system has it.
  ///
  /// - Parameter rethrowing: Whether the closure may throw if the requirement rethrows.
  func callSupport(rethrowing: Bool) -> RuntimeSupport? {
    let isRethrown = rethrowing && signature.effects.throwing == .rethrows
    return [erasedSupport(of: given), isRethrown ? resultSupport : castSupport].compactMap { $0 }
      .max()
  }

  /// The run-time support for turning a value into the result: casting it, or sending it through a
  /// generic function.
  var castSupport: RuntimeSupport? {
    cast.isEmpty && !(result?.isSent ?? false) ? nil : resultSupport
  }

  /// Returns the run-time support for passing arguments as `Any`.
  func erasedSupport(of arguments: [Argument]) -> RuntimeSupport? {
    arguments.filter { erased($0.recordedType) != $0.recordedType }.runtimeSupport
  }

  /// Writes a call of a closure, with the statements that its arguments need.
  ///
  /// - Parameters:
  ///   - closure: The closure.
  ///   - rethrowing: Whether the closure may throw if the requirement rethrows.
  ///   - extra: An additional argument.
  ///   - source: The text.
  func writeCall(
    of closure: String, rethrowing: Bool, extra: String? = nil, to source: inout SourceWriter
  ) {
    var given = given.map(\.closureValue)
    for argument in self.given where argument.isInout {
      guard closureType(of: argument) != argument.recordedType else { continue }
      let name = arguments.unusedName("any" + TextCase.upperFirst(argument.name))
      let type = closureType(of: argument).text
      source.line("var \(name): \(type) = \(argument.escapedName)")
      source.line("defer { \(argument.escapedName) = \(name) as! \(argument.recordedType.text) }")
      given = given.map { $0 == "&\(argument.escapedName)" ? "&\(name)" : $0 }
    }
    let isRethrown = rethrowing && signature.effects.throwing == .rethrows
    if isRethrown || !lent.isEmpty { given = consumable(given, writing: &source) }
    let effects = closureEffects(rethrowing: rethrowing)
    let list = (given + (extra.map { [$0] } ?? [])).joined(separator: ", ")
    var call = "\(effects.keywords)\(closure)(\(list))\(cast)"
    let start = result == nil ? "" : "return "
    if isRethrown {
      var body = "{ \(call) }"
      if sendsClosureExpressions, lent.isEmpty {
        let name = arguments.unusedName("call")
        // A noncopyable result that is sent cannot be sent again.
        let type = result.map { " -> \((isResultNoncopyable ? $0 : $0.recorded).text)" } ?? ""
        source.line("func \(name)()\(effects.text)\(type) { \(start)\(call) }")
        body = name
      }
      let keywords = signature.effects.keywords
      call = "\(keywords)\(rethrowingFunction)(\(body)) { throw $0 }"
    }
    guard isSentOn(rethrowing: rethrowing), let type = result?.recorded else {
      return writeThrowing(start, effects, call, to: &source)
    }
    let name = arguments.unusedName("result")
    func writeSending(to source: inout SourceWriter) {
      write("let \(name): \(type.text) = ", effects, call, to: &source)
      // An existential would be opened.
      source.line("return \(StyleSupport.sending)(\(name) as \(type.text))")
    }
    guard let error = genericError else { return writeSending(to: &source) }
    source.line("do {")
    source.indented(writeSending)
    source.line("} catch { throw error as! \(error.text) }")
  }

  /// Returns expressions for arguments in a closure, which cannot consume a noncopyable value that it captures: it takes
  /// the value out of a variable, which this writes.
  private func consumable(
    _ expressions: [String], writing source: inout SourceWriter
  ) -> [String] {
    zip(given, expressions).map { argument, expression in
      guard argument.parameter.isNoncopyable, argument.parameter.specifiers.contains(.consuming)
      else { return expression }
      let name = arguments.unusedName("owned" + TextCase.upperFirst(argument.name))
      source.line(
        "var \(name): \(TypeReference.optional(argument.parameter.type).text) = \(expression)")
      return "\(name).take()!"
    }
  }

  /// The non-escaping closures that are made escaping during a call.
  private var lent: [Argument] {
    given.filter { $0.isUnrecorded && erased($0.recordedType) == .name("Any") }
  }

  /// Whether the result is `sending`, and the result of a call must be marked as such: it is cast, or passes through other
  /// functions.
  private func isSentOn(rethrowing: Bool) -> Bool {
    guard !isResultNoncopyable, result?.isSent ?? false else { return false }
    return !cast.isEmpty || !lent.isEmpty
      || (signature.effects.throwing == .rethrows && rethrowing)
  }

  /// Writes a call during which closures are made escaping.
  private func write(
    _ start: String, _ effects: Effects, _ call: String, to source: inout SourceWriter
  ) {
    let lent = lent
    guard !lent.isEmpty else { return source.line(start + call) }
    let throwing = if case .typed = effects.throwing { effects.text } else { "" }
    let lender = effects.keywords + escaping
    let staysWithCaller =
      switch executor {
      case .caller: true
      case .globalActor: false
      case nil: lent.contains { $0.parameter.specifiers.contains(.nonisolatedNonsending) }
      }
    guard effects.isAsync, staysWithCaller || mayRunOnOtherActor else {
      return write(start, lending: lent[...], (lender, throwing, [call]), to: &source)
    }
    // The function that lends a closure stays on the caller's executor only if it captures an isolated parameter. On
    // another actor than the mock's, the compiler (6.3.1) understands a function of its own only.
    let (name, isolation) = (arguments.unusedName("call"), arguments.unusedName("isolation"))
    let type = result.map { " -> \($0.recorded.text)" } ?? ""
    let parameter = staysWithCaller ? "_ \(isolation): isolated (any Actor)?" : ""
    source.block(WrappableLine("func \(name)(\(parameter))\(effects.text)\(type)")) { source in
      let start = result == nil ? "" : "return "
      let body = (staysWithCaller ? ["_ = \(isolation)"] : []) + [start + call]
      write(start, lending: lent[...], (lender, throwing, body), to: &source)
    }
    source.line("\(start)\(effects.keywords)\(name)(\(staysWithCaller ? "#isolation" : ""))")
  }

  /// Writes a call inside of functions that let non-escaping closures escape during the call.
  private func write(
    _ start: String, lending closures: ArraySlice<Argument>,
    _ body: (lender: String, head: String, lines: [String]), to source: inout SourceWriter
  ) {
    guard let closure = closures.first else { return body.lines.forEach { source.line($0) } }
    let name = closure.escapedName
    source.line("\(start)\(body.lender)(\(name)) { \(name)\(body.head) in")
    source.indented { write("", lending: closures.dropFirst(), body, to: &$0) }
    source.line("}")
  }

  /// Writes a call whose error may have another type than that of the requirement.
  private func writeThrowing(
    _ start: String, _ effects: Effects, _ call: String, to source: inout SourceWriter
  ) {
    guard let error = genericError else { return write(start, effects, call, to: &source) }
    if lent.isEmpty {
      return source.line("do { \(start)\(call) } catch { throw error as! \(error.text) }")
    }
    source.line("do {")
    source.indented { write(start, effects, call, to: &$0) }
    source.line("} catch { throw error as! \(error.text) }")
  }

  /// The requirement's type of error, if it is generic.
  private var genericError: TypeReference? {
    guard case .typed(let error) = signature.effects.throwing, error.mentions(generics) else {
      return nil
    }
    return error
  }

  /// The cast ` as! T`, with a leading space, if the closure returns another type than the
  /// requirement; else empty.
  var cast: String {
    guard let result, castable(result.closurePart) != result.closurePart else { return "" }
    return " as! \(result.recorded.text)"
  }
}

extension Argument {
  /// The argument as it is passed to a closure.
  fileprivate var closureValue: String {
    if parameter.isInout { return "&\(escapedName)" }
    return parameter.isNoncopyable ? escapedName : value
  }
}

extension TypeReference {
  /// The type as a part of a closure's type: `T?` instead of `T!`.
  var closurePart: TypeReference {
    switch self {
    case .implicitlyUnwrapped(let wrapped): .optional(wrapped)
    case .specified(let specifiers, let attributes, let type):
      .specified(specifiers, attributes, type.closurePart)
    default: self
    }
  }

  /// Whether a closure that returns this type can be used as one that returns `Any`.
  fileprivate var isPlainResult: Bool {
    switch self {
    case .named, .optional, .array, .dictionary: true
    default: isVoid
    }
  }
}
