import DeclarationModel
import SourceWriting

/// The lines of a mock's requirement that let the real object answer.
struct ForwardedCall {
  /// The protocol of the mock.
  let target: ForwardedProtocol
  /// The parameters; none for a property.
  let arguments: [Argument]
  /// How the mock's state is reached.
  let core: String
  /// What the call may do.
  let effects: Effects
  /// What it returns.
  var result: TypeReference
  /// The type of the mock's in which the closure that it returns is kept.
  var box: ClosureBoxDeclaration?
  /// Whether only the types tell which requirement is meant.
  var isOverloaded = false
  /// The completion handler, if the call has one.
  var handler: CompletionHandler?
  /// `withoutActuallyEscaping`, qualified where the mock has a member of this name.
  var escaping = "withoutActuallyEscaping"

  /// Writes the question whether the object must answer, and its answer.
  ///
  /// - Parameters:
  ///   - function: The library's function that is asked.
  ///   - question: Its arguments.
  ///   - closures: The parameters that do not escape.
  ///   - call: What is done with the object, given how it is reached.
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
        let function = handler.isSendable ? "_recordingSendableHandler" : "_recordingHandler"
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

  /// Calls a generic function, in which the object's associated types have names.
  private func writeOpened(
    _ real: String, to source: inout SourceWriter, _ call: (_ object: String) -> String
  ) {
    let function = arguments.unusedName("forwarded")
    let object = arguments.unusedName("object")
    let type = target.objectType
    var own = effects
    // It takes no closure itself, and so cannot rethrow.
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
      // What the object throws has another name for the compiler, too.
      source.line("do throws(\(target.typeOfObject(error).text)) {")
      source.indented { $0.line(line) }
      source.line("} catch {")
      source.indented { $0.line("throw \(core)._retyped(error, as: \(error.metatypeText))") }
      source.line("}")
    }
    writeAnswer("\(function)(&\(real).object)", of: real, isOpened: true, to: &source)
  }

  /// Returns what the object answers.
  private func writeAnswer(
    _ answer: String, of real: String, isOpened: Bool = false, to source: inout SourceWriter
  ) {
    guard target.isRecording || isOpened && isRethrowing else {
      return source.line("return \(effects.keywords)\(answer)")
    }
    let function = (isRethrowing ? "_rethrowing" : "_recording") + (effects.isAsync ? "Async" : "")
    // The errors of a closure have a type only if it says so.
    let errors = if case .typed = effects.throwing { effects.text } else { "" }
    let type = isOverloaded ? " -> \((box?.type ?? result.recorded).text)" : ""
    let head = errors.isEmpty && type.isEmpty ? "" : " ()\(errors)\(type) in"
    let opening = box == nil ? "return " : "return ("
    source.line("\(opening)\(effects.keywords)\(real).\(function) {\(head)")
    // Only `return` makes sure that a call without a result is meant.
    let start = isOverloaded ? "return " : ""
    source.indented { $0.line("\(start)\(effects.keywords)\(box?.value(answer) ?? answer)") }
    source.line(box?.closure(of: "})") ?? "}")
  }

  private func write(
    _ question: WrappableLine, escaping closures: ArraySlice<String>, to source: inout SourceWriter
  ) {
    guard let closure = closures.first else { return source.statement(question) }
    source.line("\(escaping)(\(closure)) { \(closure) in")
    source.indented { write(question, escaping: closures.dropFirst(), to: &$0) }
    source.line("}")
  }

  /// The arguments as the object takes them: `id: id, &text`.
  func list(isSubscript: Bool = false) -> String {
    let items = arguments.map { argument in
      let label = argument.parameter.label.map { "\(Identifier.argumentLabel($0)): " } ?? ""
      return label + value(of: argument)
    }
    return items.joined(separator: ", ")
  }

  /// A value, under the name that its type has in the object.
  func value(_ name: String, of type: TypeReference) -> String {
    guard target.mentionsAssociated(type) else { return name }
    return "\(core)._retyped(\(name), as: \(target.typeOfObject(type.recorded).metatypeText))"
  }

  private func value(of argument: Argument) -> String {
    if argument.parameter.isInout { return "&\(argument.escapedName)" }
    let value = value(argument.ownValue, of: argument.ownType)
    return argument.parameter.specifiers.contains(.sending) ? "\(core)._sending(\(value))" : value
  }
}
