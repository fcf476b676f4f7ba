import DeclarationModel
import SourceWriting

/// Writes the lines of a requirement that forward a call to the real object.
///
///     if let real: RealObject<any Client> = mock._real(id, returning: User?.self) {
///       return real.object.cached(id: id)
///     }
struct ForwardedCall {
  /// The mocked protocol.
  let target: ForwardedProtocol
  /// The parameters; empty for a property.
  let arguments: [Argument]
  /// The path to the mock's state.
  let core: String
  /// The effects of the call.
  let effects: Effects
  /// The type of the result.
  var result: TypeReference
  /// The mock's wrapper type for a closure that is the result.
  var box: ClosureBoxDeclaration?
  /// Whether the requirement is overloaded, so that only the types select it.
  var isOverloaded = false
  /// The completion handler, if the call has one.
  var handler: CompletionHandler?
  /// `withoutActuallyEscaping`, qualified where the mock has a member of this name.
  var escaping = "withoutActuallyEscaping"

  /// Writes the check whether the real object must answer, and the call that it answers.
  ///
  /// - Parameters:
  ///   - function: The library's function for the check.
  ///   - question: The arguments of that function.
  ///   - closures: The names of the non-escaping closures.
  ///   - source: The text.
  ///   - call: Returns the call of the real object, given an expression for the object.
  func write(
    _ function: String, _ question: [String], escaping closures: [String] = [],
    to source: inout SourceWriter,
    _ call: (_ object: String) -> String
  ) {
    let real = arguments.unusedName("real")
    var statement = WrappableLine("\(core).\(function)")
    statement.addCall(question)
    if closures.isEmpty {
      statement = WrappableLine("if let \(real): \(target.objectBox) = ").appending(
        statement)
    } else {
      source.line("let \(real): \(target.objectBox)? =")
      source.indented { write(statement, escaping: closures[...], to: &$0) }
      statement = WrappableLine("if let \(real)")
    }
    source.block(statement) { source in
      if target.isRecording, let handler, handler.canBeRecorded {
        let name = handler.argument.escapedName
        let function = handler.recording
        source.line(
          handler.isOptional
            ? "let \(name) = \(name).map { \(real).\(function)($0) }"
            : "let \(name) = \(real).\(function)(\(name))")
      }
      if !target.isGeneric {
        writeAnswer(call("\(real).object"), of: real, to: &source)
      } else {
        writeOpened(real, to: &source, call)
      }
    }
  }

  private var isRethrowing: Bool { effects.throwing == .rethrows }

  /// Writes a call of a generic function in which the object's associated types have names.
  private func writeOpened(
    _ real: String, to source: inout SourceWriter, _ call: (_ object: String) -> String
  ) {
    let function = arguments.unusedName("forwarded")
    let object = arguments.unusedName("object")
    let type = target.objectType
    var own = effects
    // The function has no closure parameter, and therefore cannot rethrow.
    if isRethrowing { own.throwing = .any }
    var opening = WrappableLine(
      "func \(function)<\(type): \(target.name)>(_ \(object): inout \(type))\(own.text)")
    if !result.isVoid { opening.add(" -> \(result.text)") }
    source.block(opening) { source in
      let value = call(object)
      let answer = target.mentionsAssociated(result) ? "\(core)._retyped(\(value))" : value
      let line = "return \(effects.keywords)\(answer)"
      guard case .typed(let error) = effects.throwing, target.mentionsAssociated(error) else {
        return source.line(line)
      }
      // To the compiler, the object's error has a different type as well.
      source.line("do throws(\(target.typeOfObject(error).text)) {")
      source.indented { $0.line(line) }
      source.line("} catch {")
      source.indented {
        $0.line("throw \(core)._retyped(error, as: \(target.metatype(of: error)))")
      }
      source.line("}")
    }
    var lent = "\(real).object"
    if result.isNever {
      // The compiler (6.3.1) warns that the object is not written back after a call that does not return.
      source.line("var \(object) = \(lent)")
      lent = object
    }
    writeAnswer("\(function)(&\(lent))", of: real, isOpened: true, to: &source)
  }

  /// Writes the return of the object's answer.
  private func writeAnswer(
    _ answer: String, of real: String, isOpened: Bool = false, to source: inout SourceWriter
  ) {
    guard target.isRecording || isOpened && isRethrowing else {
      return source.line("return \(effects.keywords)\(answer)")
    }
    let function = (isRethrowing ? "_rethrowing" : "_recording") + (effects.isAsync ? "Async" : "")
    // A closure has typed throws only if it states them.
    let errors = if case .typed = effects.throwing { effects.text } else { "" }
    let type = isOverloaded ? " -> \((box?.type ?? result.recorded).text)" : ""
    let head = errors.isEmpty && type.isEmpty ? "" : " ()\(errors)\(type) in"
    // The result stays with the variables that the closure captures, unless it is sent once more.
    let isCapturing =
      isOpened || arguments.contains(where: \.isInout) || result.contains(where: \.isFunction)
    let sent = isCapturing && box == nil && result.isSent ? arguments.unusedName("result") : nil
    let opening =
      sent.map { "let \($0): \(result.recorded.text) = " }
      ?? (box == nil ? result.startOfReturn(in: effects) : "return (")
    source.line("\(opening)\(effects.keywords)\(real).\(function) {\(head)")
    // Without `return`, the overload without a result might not be selected.
    let start = isOverloaded ? "return " : ""
    source.indented { $0.line("\(start)\(effects.keywords)\(box?.value(answer) ?? answer)") }
    source.line(box?.closure(of: "})") ?? "}")
    if let sent { source.line("return \(core)._sending(\(sent))") }
  }

  private func write(
    _ question: WrappableLine, escaping closures: ArraySlice<String>, to source: inout SourceWriter
  ) {
    guard let closure = closures.first else { return source.statement(question) }
    source.line("\(escaping)(\(closure)) { \(closure) in")
    source.indented { write(question, escaping: closures.dropFirst(), to: &$0) }
    source.line("}")
  }

  /// Returns the arguments for the object, such as `id: id, &text`.
  func list(isSubscript: Bool = false) -> String {
    let items = arguments.map { argument in
      let label = argument.parameter.label.map { "\(Identifier.argumentLabel($0)): " } ?? ""
      return label + value(of: argument)
    }
    return items.joined(separator: ", ")
  }

  /// Returns a value, converted to the type that it has in the object.
  ///
  /// - Parameters:
  ///   - name: The value.
  ///   - type: The type that it has in the mock.
  ///   - isCaptured: Whether an escaping closure converts it.
  func value(_ name: String, of type: TypeReference, isCaptured: Bool = false) -> String {
    guard target.mentionsAssociated(type) else { return name }
    let core = isCaptured ? "self.\(core)" : core
    return
      "\(core)._retyped(\(name), as: \(target.metatype(of: target.typeOfObject(type.recorded))))"
  }

  private func value(of argument: Argument) -> String {
    if argument.parameter.isInout { return "&\(argument.escapedName)" }
    let type = argument.ownType
    guard argument.parameter.isSent else {
      // The compiler (6.3.1) crashes on a tuple of a pack that is passed on as it is.
      if type.isTupleOfPack { return "(repeat each \(argument.ownValue))" }
      // The autoclosure that the argument becomes captures the mock.
      let isCaptured = argument.parameter.isAutoclosure && argument.parameter.isEscaping
      return value(argument.ownValue, of: type, isCaptured: isCaptured)
    }
    guard let tuple = argument.parameter.aliasedTuple else {
      return type.sent(argument.ownValue, by: sent)
    }
    return tuple.sent(argument.ownValue) { name, _ in "\(core)._sending(\(name))" }
  }

  /// Returns a value that is sent to the object.
  private func sent(_ name: String, of type: TypeReference) -> String {
    let value = value(name, of: type)
    // The compiler (6.3.1) refuses to send the opened value if a closure or a function in the requirement captures it.
    let isCaptured = target.isGeneric || target.isRecording
    let isTyped =
      !target.mentionsAssociated(type) && (type.isOpened || isCaptured && type.mayBeOpened)
    return "\(core)._sending(\(isTyped ? "\(value) as \(type.text)" : value))"
  }
}

extension TypeReference {
  /// Whether the type is `(repeat each T)`.
  fileprivate var isTupleOfPack: Bool {
    guard case .tuple(let elements) = self, elements.count == 1 else { return false }
    return elements[0].type.isPackExpansion
  }

  /// Whether the type is a tuple with elements.
  var isTuple: Bool { if case .tuple(let elements) = self { elements.count > 1 } else { false } }

  /// Returns a value of the type as it is sent on: a tuple by its elements, since the compiler (6.3.1) does not pass on a
  /// tuple that is sent.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - send: Returns a value that is no tuple, as it is sent.
  func sent(_ value: String, by send: (String, TypeReference) -> String) -> String {
    guard case .tuple(let elements) = self, elements.count > 1 else { return send(value, self) }
    let values = elements.enumerated().map { $1.type.sent("\(value).\($0)", by: send) }
    return "(\(values.joined(separator: ", ")))"
  }
}
