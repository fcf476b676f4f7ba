import DeclarationModel
import MockResolver
import SourceWriting

/// Writes the lines of a member that pass a call on to the class's own implementation.
///
///     if mock._callsSuper(id, returning: User?.self) { return super.user(id: id) }
extension Implementation {
  /// Writes the lines for a method, and evaluates its autoclosures for all that follows.
  func callSuper(
    _ method: MethodDeclaration, _ signature: inout Signature, in source: inout SourceWriter
  ) {
    guard callsSuper else { return }
    // An autoclosure is evaluated only once, for the class and for stubs.
    signature.evaluateAutoclosures(in: &source)
    let arguments = signature.arguments
    let call = superCall(arguments)
    let question = question(about: method, signature, besides: memberNames) + afterObject
    call.write("_callsSuper", question, to: &source) { source in
      let answer = call.call(of: method, in: &source)
      let cast = castsSelf ? " as! \((method.result ?? .void).text)" : ""
      source.line("return \(signature.effectsOfCall.keywords)\(answer)\(cast)")
    }
  }

  private func superCall(_ arguments: [Argument]) -> SuperCall {
    SuperCall(
      arguments: arguments, core: arguments.core(core), escaping: escaping, boolean: boolean)
  }

  /// The argument that says that the object to forward to has been asked before the class.
  private var afterObject: [String] { target == nil ? [] : ["afterObject: true"] }

  /// Writes the lines for a getter.
  func getSuper(_ getter: CallBody, _ type: TypeReference, in source: inout SourceWriter) {
    guard callsSuper else { return }
    let arguments = getter.signature.arguments
    let call = superCall(arguments)
    let recorded = member.recorded(type)
    let question =
      call.index(hasIndex: getter.hasIndex) + call.unrecorded
      + ["returning: \(recorded.metatypeText(besides: memberNames))"] + name.arguments + afterObject
    call.write("_getsSuper", question, to: &source) { source in
      source.line("return \(getter.signature.effects.keywords)\(call.value(of: member.name))")
    }
  }

  /// Writes the lines for a setter.
  func setSuper(_ setter: CallBody, _ newValue: String, in source: inout SourceWriter) {
    guard callsSuper else { return }
    let arguments = setter.signature.arguments
    let call = superCall(arguments)
    let question =
      call.index(hasIndex: setter.hasIndex) + [setter.newValue ?? newValue] + call.unrecorded
      + name.arguments + afterObject
    call.write("_setsSuper", question, to: &source) { source in
      source.line("return \(call.value(of: member.name)) = \(newValue)")
    }
  }
}

extension Implementation {
  /// Writes accessors that ask the class, then the variables of the mock, and then the library.
  func write(_ accessed: AccessedMember, in source: inout SourceWriter) {
    let arguments = accessed.getter.signature.arguments
    source.block(WrappableLine(accessed.accessors.getterStart)) { source in
      var member = accessed
      writeSystemCheck(arguments, to: &source)
      member.evaluateAutoclosures(in: &source)
      getSuper(member.getter, member.type, in: &source)
      write(member.getter, in: &source)
    }
    guard accessed.accessors.hasSetter else { return }
    let newValue = accessed.newValue
    source.block(WrappableLine(accessed.accessors.setterStart(newValue))) { source in
      var member = accessed
      writeSystemCheck(arguments, to: &source)
      member.evaluateAutoclosures(in: &source)
      setSuper(member.setter, newValue, in: &source)
      writeSetter(member.setter, newValue, in: &source)
    }
  }
}

extension ProtocolMember {
  /// Returns whether the compiler (6.3.1) takes the result of the class's method for another type than that of the mock's:
  /// a generic method of a generic class returns `Self`.
  func changesSelf(of mock: MockBlueprint) -> Bool {
    guard case .method(let method) = kind, !mock.generics.isEmpty, !method.generics.isEmpty else {
      return false
    }
    return method.result?.mentions([mock.name]) ?? false
  }

  /// Whether a mock can call the member of the class: not if it is variadic and rethrows, as the function that takes an
  /// array in place of the variadic argument would throw, or has typed throws, as functions of such types need
  /// macOS 15 or iOS 18; nor if a closure is sent to it that may not outlive the call, as stubs would have it, too, or
  /// whose errors it throws, which no function may pass on.
  var canCallSuper: Bool {
    let isRethrowing = effects.throwing == .rethrows
    let sendsClosure = parameters.contains {
      ($0.isNonEscapingClosure || isRethrowing && $0.isClosure)
        && !$0.isAutoclosure && $0.specifiers.contains(.sending)
    }
    let variadic = parameters.count(where: \.isVariadic)
    // The type of a function can have one variadic parameter only.
    if sendsClosure || variadic > 1 { return false }
    let isVariadic = variadic == 1
    if case .subscript = kind { return !isVariadic }
    switch effects.throwing {
    case .never, .any: return true
    case .typed, .rethrows: return !isVariadic
    }
  }
}

/// A call of a class's own implementation by its mock.
struct SuperCall {
  /// The arguments; empty for a property.
  let arguments: [Argument]
  /// The path to the mock's state.
  let core: String
  /// `withoutActuallyEscaping`, qualified where the mock has a member of this name.
  let escaping: String
  /// `Bool`, qualified where the class has a type of this name.
  let boolean: String

  /// Writes the question whether the class answers, and its answer.
  ///
  /// - Parameters:
  ///   - function: The library's function for the question.
  ///   - question: The arguments of that function.
  ///   - source: The text.
  ///   - answer: Writes the answer.
  func write(
    _ function: String, _ question: [String], to source: inout SourceWriter,
    _ answer: (inout SourceWriter) -> Void
  ) {
    let closures = arguments.filter(\.isEscapingForCall).map(\.escapedName)
    var asked = WrappableLine("\(core).\(function)")
    asked.addCall(question)
    guard !closures.isEmpty else {
      return source.block(WrappableLine("if ").appending(asked), answer)
    }
    let name = arguments.unusedName("isAnswered")
    source.line("let \(name): \(boolean) =")
    source.indented { write(asked, escaping: closures[...], to: &$0) }
    source.block(WrappableLine("if \(name)"), answer)
  }

  private func write(
    _ question: WrappableLine, escaping closures: ArraySlice<String>, to source: inout SourceWriter
  ) {
    guard let closure = closures.first else { return source.statement(question) }
    source.line("\(escaping)(\(closure)) { \(closure) in")
    source.indented { write(question, escaping: closures.dropFirst(), to: &$0) }
    source.line("}")
  }

  /// Returns the index of a subscript, as one argument; empty for a property.
  func index(hasIndex: Bool) -> [String] {
    hasIndex ? [arguments.tuple() ?? "()"] : []
  }

  /// The argument with the numbers of the arguments that are not recorded.
  var unrecorded: [String] {
    let numbers = arguments.indices.filter { arguments[$0].isUnrecorded }
    return numbers.isEmpty
      ? [] : ["unrecorded: [\(numbers.map(String.init).joined(separator: ", "))]"]
  }

  /// Returns the property of a name, or the element of the subscript.
  func value(of name: String?) -> String {
    name.map { "super.\(Identifier.escaped($0))" } ?? "super[\(list)]"
  }

  /// Returns the call of a method, and writes the constants that it needs.
  ///
  /// Swift passes no array as a variadic argument; to the function that the method is, both are the same.
  func call(of method: MethodDeclaration, in source: inout SourceWriter) -> String {
    guard arguments.contains(where: \.parameter.isVariadic) else {
      return "super.\(Identifier.escaped(method.name))(\(list))"
    }
    let labels = arguments.map { ($0.parameter.label.map(Identifier.argumentLabel) ?? "_") + ":" }
    let written = TypeReference.function(FunctionType(of: method, arguments, isVariadic: true)).text
    let taking = TypeReference.function(FunctionType(of: method, arguments, isVariadic: false)).text
    let values = arguments.map { ($0.parameter.isInout ? "&" : "") + value(of: $0) }
    let (function, passed) = (arguments.unusedName("function"), arguments.unusedName("passed"))
    // The types stand in declarations, since expressions have no `sending`.
    source.line(
      "let \(function): \(written) = super.\(Identifier.escaped(method.name))(\(labels.joined()))")
    source.line("let \(passed): \(taking) = \(core)._takingArrays(\(function))")
    return "\(passed)(\(values.joined(separator: ", ")))"
  }

  /// The arguments for the class, such as `id: id, &text`.
  private var list: String {
    arguments.map { argument in
      let label = argument.parameter.label.map { "\(Identifier.argumentLabel($0)): " } ?? ""
      return label + (argument.parameter.isInout ? "&" : "") + value(of: argument)
    }.joined(separator: ", ")
  }

  private func value(of argument: Argument) -> String {
    if argument.isPack { return "repeat each \(argument.escapedName)" }
    if !argument.isEvaluated, let call = argument.autoclosureCall { return call }
    let (name, parameter) = (argument.escapedName, argument.parameter)
    guard parameter.specifiers.contains(.sending), !parameter.isInout, !parameter.isNoncopyable
    else { return name }
    if let box = argument.box, !parameter.isNonEscapingClosure {
      // Older systems do not know the type of the closure, with which a generic function would be called.
      return box.closure(of: "\(core)._sending(\(box.value(name)))")
    }
    guard argument.canBeSent else { return name }
    // A generic function would open an existential.
    let value = argument.ownType.isOpened ? "\(name) as \(argument.ownType.text)" : name
    return "\(core)._sending(\(value))"
  }
}

extension FunctionType {
  /// Creates the type of a method, in which a variadic parameter is one, or an array.
  fileprivate init(of method: MethodDeclaration, _ arguments: [Argument], isVariadic: Bool) {
    self.init(
      parameters: arguments.map(\.parameter).map { parameter in
        let isArray = parameter.isVariadic && !isVariadic
        return Parameter(
          specifiers: parameter.specifiers, attributes: parameter.attributes,
          type: isArray ? .array(parameter.type) : parameter.type.closurePart,
          isVariadic: parameter.isVariadic && isVariadic)
      }, effects: method.effects, result: method.result?.closurePart ?? .void)
  }
}
