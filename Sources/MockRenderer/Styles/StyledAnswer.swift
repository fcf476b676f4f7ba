import DeclarationModel
import MockResolver
import SourceWriting

/// Writes a method, an initializer or an accessor whose calls variables of the mock note and
/// answer.
///
///     saveCallCount += 1
///     saveArgValues.append(item)
///     saveHandler?(item)
struct StyledAnswer {
  /// The kind of requirement.
  enum Kind {
    case method, getter, subscriptGetter, initializer
  }

  let scope: StyleScope
  let prefixes: StylePrefixes
  let kind: Kind
  let member: ProtocolMember
  var call: StyledCall

  private var names: MockNames { scope.mock.names }
  private var styles: MockStyles { scope.mock.styles }

  /// The variables, in the order in which they are declared.
  var variables: [StyleVariable] {
    let list =
      (styles.contains(.spy) ? spyVariables : [])
      + (styles.contains(.handlers) ? handlerVariables : [])
    guard call.hasUnknownTypes || member.usesIsolatedConformances else { return list }
    return list.map { variable in
      var variable = variable
      let isComputed = member.isStatic && scope.hasComputedStatics
      let namesTypes = variable.initial == "[]" || isComputed && variable.initial == nil
      variable.isIsolated = member.usesIsolatedConformances && namesTypes
      guard call.hasUnknownTypes else { return variable }
      // Variables with an initial value need no box: counters, and lists, whose systems are set
      // already.
      variable.isBoxed = variable.initial == nil
      return variable
    }
  }

  func writeState(to source: inout SourceWriter) {
    for var variable in variables {
      variable.deprecation = member.deprecation
      variable.write(in: scope, isStatic: member.isStatic, to: &source)
      guard variable.name == prefixes.name(.callsCount) else { continue }
      if let deprecation = member.deprecation { source.line(deprecation.text) }
      source.line(
        "\(scope.mock.accessText)\(scope.computed(isStatic: member.isStatic))var \(prefixes.name(.called)): "
          + "\(names.spelled("Bool")) { \(prefixes.name(.callsCount)) > 0 }")
    }
  }

  /// Returns a variable of the mock as an expression in the body.
  func variable(_ name: String) -> String {
    let name = Identifier.escaped(name)
    return reference.map { "\($0).\(name)" } ?? call.arguments.core(name)
  }

  /// The constant for the mock itself that the body needs: on the actor of an argument, the compiler (6.3.1) does not
  /// understand how `self` of a subclass on a global actor is used; nil for none.
  private var reference: String? {
    guard call.signature.isOnArgument, kind != .initializer || styles.contains(.spy),
      scope.mock.superclass != nil,
      case .global = scope.mock.isolation
    else { return nil }
    return call.arguments.unusedName("object")
  }

  /// Writes the constant for the mock itself, if the body needs one, and for the actor that the library's closures capture.
  func writeReference(to source: inout SourceWriter) {
    guard let reference else { return }
    source.line("let \(reference) = self")
    guard scope.isCombined else { return }
    for argument in call.arguments where argument.parameter.specifiers.contains(.isolated) {
      source.line("let \(argument.escapedName) = \(argument.escapedName)")
    }
  }

  /// The mock's spelling of `any Error`.
  private var anyError: String { scope.mock.anyError }

  private func errorType(_ error: TypeReference) -> String? {
    call.erased(error) == error ? error.text : nil
  }

  // MARK: Sourcery's variables

  private var spyVariables: [StyleVariable] {
    var list: [StyleVariable] = []
    if call.throwsItself {
      var type = anyError
      if case .typed(let error) = call.signature.effects.throwing {
        type = errorType(error) ?? anyError
      }
      list.append(
        StyleVariable(name: prefixes.name(.throwableError), type: "(\(type))?", isAnswer: true))
    }
    if kind != .initializer {
      list.append(
        StyleVariable(name: prefixes.name(.callsCount), type: names.spelled("Int"), initial: "0"))
    }
    if let received {
      list.append(StyleVariable(name: received.name, type: received.type))
      list.append(
        StyleVariable(
          name: prefixes.name(.receivedInvocations), type: "[\(received.element)]", initial: "[]",
          systems: systems(call.kept.runtimeSupport)))
    }
    if let returnValue { list.append(returnValue) }
    if call.canBeAnswered {
      list.append(
        StyleVariable(
          name: prefixes.name(.closure), type: closure(rethrowing: false), isAnswer: true))
    }
    return list
  }

  private func closure(rethrowing: Bool) -> String {
    let void = names.spelled("Void")
    if kind == .initializer {
      var quiet = call
      quiet.signature.effects = Effects()
      return "(\(quiet.closureType(void: void, rethrowing: false)))?"
    }
    return "(\(call.closureType(void: void, rethrowing: rethrowing)))?"
  }

  /// The variable with the arguments of the last call.
  private var received: (name: String, type: String, element: String)? {
    let kept = call.kept
    guard !kept.isEmpty, !call.hasPassingClosure else { return nil }
    let element = call.valueType(of: kept)
    let name = prefixes.receivedName(of: call.arguments.map(\.parameter.name))
    guard call.arguments.count == 1 else { return (name, "(\(element))?", element) }
    if case .optional = call.erased(kept[0].recordedType) { return (name, element, element) }
    return (name, "(\(element))?", "(\(element))")
  }

  /// The variable with the result.
  private var returnValue: StyleVariable? {
    guard let result = call.result, !hasOnlyClosure, kind != .initializer else { return nil }
    let name = kind == .getter ? prefixes.underlyingName : prefixes.name(.returnValue)
    let type: TypeReference =
      if case .implicitlyUnwrapped = result, call.erased(result) == result {
        result
      } else {
        call.castable(result.recorded)
      }
    return StyleVariable(name: name, type: type.unwrappedLater, isAnswer: true)
  }

  /// Whether no variable can keep the result: a noncopyable one, or `Never`.
  private var hasOnlyClosure: Bool {
    call.isResultNoncopyable || kind != .getter && call.result?.isNever ?? false
  }

  private func writeSpyNotes(to source: inout SourceWriter) {
    if kind != .initializer { source.line("\(variable(prefixes.name(.callsCount))) += 1") }
    guard let received else { return }
    let value = kept(call.kept)
    let isMarked = call.arguments.count == 1 && call.arguments[0].losesSendable
    write(
      ["\(variable(received.name)) = \(isMarked ? ".some(\(value))" : value)"],
      needing: call.erasedSupport(of: call.kept), to: &source)
    write(
      ["\(variable(prefixes.name(.receivedInvocations))).append(\(value))"],
      needing: call.kept.runtimeSupport, to: &source)
  }

  /// Returns the value that a variable keeps of arguments.
  private func kept(_ arguments: [Argument]) -> String {
    let value = call.value(of: arguments)
    guard scope.sendsArguments(of: member) else { return value }
    guard arguments.count == 1 else { return "\(StyleSupport.sending)(\(value))" }
    return call.erased(arguments[0].recordedType).sentToVariable(value)
  }

  /// Whether the member is isolated to another actor than the mock.
  private var isOnOtherActor: Bool { scope.isOnOtherActor(member) }

  private func writeSpyAnswer(isLast: Bool, to source: inout SourceWriter) {
    let error = call.arguments.unusedName("error")
    if call.throwsItself, kind != .initializer {
      var cast = ""
      if case .typed(let type) = call.signature.effects.throwing, errorType(type) == nil {
        cast = " as! \(type.text)"
      }
      source.line(
        "if let \(error) = \(variable(prefixes.name(.throwableError))) { throw \(error)\(cast) }")
    }
    let isEnd = isLast && !styles.contains(.handlers)
    writeCall(of: prefixes.name(.closure), rethrowing: false, isLast: isEnd, to: &source)
    guard let result = returnValue else {
      if isLast, hasOnlyClosure { writeMissing(prefixes.name(.closure), to: &source) }
      return
    }
    let value = variable(result.name)
    let name = call.arguments.unusedName("value")
    let support = call.castSupport
    guard !isLast else {
      writeCheck(of: result.name, needing: support, to: &source)
      let isForced = result.type.hasSuffix("!")
      guard !isForced, call.signature.isOnArgument || isOnOtherActor else {
        return source.line("return \(returned(isForced ? "\(value)!" : value))")
      }
      // The compiler (6.3.1) fails if a variable is returned directly on another actor than the mock's.
      source.line("let \(name): \(result.type) = \(value)")
      return source.line("return \(returned(name))")
    }
    guard systems(support, isChecked: true) != nil else {
      return source.line("if let \(name) = \(value) { return \(returned(name)) }")
    }
    source.block(WrappableLine("if let \(name) = \(value)")) { source in
      writeCheck(of: result.name, needing: support, to: &source)
      source.line("return \(returned(name))")
    }
  }

  /// Returns a value as a result, cast to the type of the requirement and sent if necessary.
  private func returned(_ value: String) -> String {
    let cast = call.cast.isEmpty ? value : "\(value)\(call.cast)"
    guard let result = call.result else { return cast }
    // A generic function would open an existential.
    let typed = call.cast.isEmpty ? "\(cast) as \(result.recorded.text)" : cast
    return result.isSent ? "\(StyleSupport.sending)(\(typed))" : cast
  }

  /// Whether the body uses the arguments of the call; Mockolo's variables know nothing of initializers.
  var usesArguments: Bool {
    styles.contains(.spy) || scope.isCombined || kind != .initializer && call.canBeAnswered
  }

  // MARK: Mockolo's variables

  private var handlerVariables: [StyleVariable] {
    guard kind != .initializer else { return [] }
    var list: [StyleVariable] = []
    if kind != .getter {
      list.append(
        StyleVariable(name: prefixes.name(.callCount), type: names.spelled("Int"), initial: "0"))
    }
    if let history {
      list.append(
        StyleVariable(
          name: prefixes.name(.argValues), type: "[\(call.valueType(of: history))]", initial: "[]",
          systems: systems(history.runtimeSupport)))
    }
    if call.canBeAnswered {
      list.append(
        StyleVariable(
          name: prefixes.name(.handler), type: closure(rethrowing: true), isAnswer: true))
    }
    return list
  }

  /// The arguments that are kept, without closures; nil for none.
  private var history: [Argument]? {
    guard kind == .method else { return nil }
    let kept = call.kept.filter { argument in
      let parameter = argument.parameter
      if case .optional(.function) = parameter.type { return false }
      return !parameter.isClosure && !parameter.isEscaping && !parameter.isAutoclosure
    }
    return kept.isEmpty ? nil : kept
  }

  private func writeHandlerNotes(to source: inout SourceWriter) {
    if kind != .getter { source.line("\(variable(prefixes.name(.callCount))) += 1") }
    guard let history else { return }
    write(
      ["\(variable(prefixes.name(.argValues))).append(\(kept(history)))"],
      needing: history.runtimeSupport, to: &source)
  }

  private func writeHandlerAnswer(isLast: Bool, to source: inout SourceWriter) {
    writeCall(of: prefixes.name(.handler), rethrowing: true, isLast: isLast, to: &source)
    guard isLast, let result = call.result else { return }
    if !call.isResultNoncopyable, let value = DefaultValue.of(result, besides: names.hiddenValues) {
      return source.line("return \(value)")
    }
    writeMissing(prefixes.name(.handler), to: &source)
  }

  // MARK: Systems

  /// Returns the systems that know a type at run time; nil if all do, or if the body has checked
  /// them already.
  private func systems(_ support: RuntimeSupport?, isChecked: Bool = false) -> RequiredSystems? {
    if isChecked, scope.isCombined, let support, let checked = member.runtimeSupport,
      checked >= support
    {
      return nil
    }
    return RequiredSystems(support, member, of: scope.mock)
  }

  /// Writes statements that run only on systems with some support.
  private func write(
    _ statements: [String], needing support: RuntimeSupport?, to source: inout SourceWriter
  ) {
    guard let systems = systems(support, isChecked: true) else {
      return statements.forEach { source.line($0) }
    }
    source.block(WrappableLine("if \(systems.condition)")) { source in
      statements.forEach { source.line($0) }
    }
  }

  /// Writes a check that fails if a variable has a value that the system cannot pass on.
  func writeCheck(
    of name: String, needing support: RuntimeSupport?, to source: inout SourceWriter
  ) {
    systems(support, isChecked: true)?.writeCheck(
      otherwise: "Swift.fatalError(\"\(name) needs a newer system\")", to: &source)
  }

  // MARK: Bodies

  /// Writes the body of a call.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - record: Writes the recording of a call that the variables answer.
  ///   - fallback: Writes the answer if no variable has one; nil if only variables answer.
  func writeBody(
    to source: inout SourceWriter, record: (inout SourceWriter) -> Void,
    fallback: ((inout SourceWriter) -> Void)?
  ) {
    let isSpy = styles.contains(.spy)
    let hasHandlers = styles.contains(.handlers) && kind != .initializer
    writeReference(to: &source)
    if isSpy { writeSpyNotes(to: &source) }
    if hasHandlers { writeHandlerNotes(to: &source) }
    if let fallback {
      if kind != .initializer { writeRecording(record, to: &source) }
      if isSpy { writeSpyAnswer(isLast: false, to: &source) }
      if hasHandlers { writeHandlerAnswer(isLast: false, to: &source) }
      return fallback(&source)
    }
    if isSpy { writeSpyAnswer(isLast: !hasHandlers, to: &source) }
    if hasHandlers { writeHandlerAnswer(isLast: true, to: &source) }
  }

  /// Writes the recording, for `verify`, of a call that a variable answers.
  private func writeRecording(
    _ record: (inout SourceWriter) -> Void, to source: inout SourceWriter
  ) {
    let answering = variables.filter(\.isAnswer)
    guard !answering.isEmpty else { return }
    let names = answering.map { variable($0.name) }
    var opening = "if " + names.map { "\($0) != nil" }.joined(separator: " || ")
    if call.hasUnknownTypes {
      // An older system cannot compare values of such types with nil.
      let nothing = names.map { _ in ".none" }.joined(separator: ", ")
      opening = "if case (\(nothing)) = (\(names.joined(separator: ", "))) {} else"
    }
    source.block(WrappableLine(opening), record)
  }

  private func writeCall(
    of closure: String, rethrowing: Bool, isLast: Bool, to source: inout SourceWriter
  ) {
    guard call.canBeAnswered else { return }
    var call = call
    if kind == .initializer { call.signature.effects = Effects() }
    let support = call.callSupport(rethrowing: rethrowing)
    if isLast, call.result == nil, systems(support, isChecked: true) == nil,
      let line = call.line(of: "\(variable(closure))?", rethrowing: rethrowing)
    {
      return source.line(line)
    }
    let name = call.arguments.unusedName("closure")
    source.block(WrappableLine("if let \(name) = \(variable(closure))")) { source in
      writeCheck(of: closure, needing: support, to: &source)
      call.writeCall(of: name, rethrowing: rethrowing, to: &source)
      if call.result == nil, kind != .initializer { source.line("return") }
    }
  }

  private func writeMissing(_ name: String, to source: inout SourceWriter) {
    source.line("Swift.fatalError(\"\(name) is not set\")")
  }
}
