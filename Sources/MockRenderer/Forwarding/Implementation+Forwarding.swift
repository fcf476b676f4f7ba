import DeclarationModel
import SourceWriting

extension Implementation {
  /// Lets the real object answer a method.
  func forward(
    _ method: MethodDeclaration, _ signature: inout Signature, to target: ForwardedProtocol,
    in source: inout SourceText
  ) {
    for index in signature.arguments.indices
    where signature.arguments[index].parameter.isAutoclosure {
      // It is for whoever answers, and called once.
      source.line(
        "let \(signature.arguments[index].escapedName) = \(signature.arguments[index].value)")
      signature.arguments[index].isEvaluated = true
    }
    let arguments = signature.arguments
    let result = method.result ?? .void
    var question = [identifier] + (arguments.tuple.map { [$0] } ?? [])
    if !signature.unrecorded.isEmpty {
      question.append(
        "unrecorded: [\(signature.unrecorded.map(String.init).joined(separator: ", "))]")
    }
    if !result.isVoid { question.append("returning: \(result.recorded.metatypeText)") }
    let call = ForwardedCall(
      target: target, arguments: arguments, core: arguments.core, effects: signature.effects,
      result: result)
    call.write(
      question, escaping: signature.unrecorded.map { arguments[$0].escapedName }, to: &source
    ) { "\($0).\(Identifier.escaped(method.name))(\(call.list()))" }
  }

  /// Writes accessors that let the real object answer.
  func forward(
    _ accessors: Accessors, _ subject: Subject, _ getter: String, to target: ForwardedProtocol,
    in source: inout SourceText
  ) {
    let effects = accessors.getterEffects
    source.block(Statement("get\(effects.text)")) { source in
      let question =
        ["getter: \(identifier)"] + subject.index
        + ["returning: \(subject.type.recorded.metatypeText)"]
      subject.forwardedCall(target, effects).write(question, to: &source) { subject.member($0) }
      source.line("return \(getter)")
    }
    guard accessors.hasSetter else { return }
    let newValue = subject.newValue
    source.block(Statement("set\(newValue == "newValue" ? "" : "(\(newValue))")")) { source in
      var call = subject.forwardedCall(target, Effects())
      let value = call.value(newValue, of: subject.type)
      call.result = .void
      let question = ["setter: \(identifier)"] + subject.index + [newValue]
      call.write(question, to: &source) { "\(subject.member($0)) = \(value)" }
      let values = ([identifier] + subject.index + [newValue]).joined(separator: ", ")
      source.line("\(subject.core).set(\(values))")
    }
  }
}
