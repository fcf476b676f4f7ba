import DeclarationModel
import SourceWriting

/// A property or a subscript whose accessors can be forwarded.
struct AccessedMember {
  let accessors: Accessors
  /// The type of the property or the element.
  let type: TypeReference
  /// The name of a property; nil for a subscript.
  let name: String?
  /// The mock's own getter.
  var getter: CallBody
  /// The mock's own setter.
  var setter: CallBody
  /// The name of the new value.
  let newValue: String

  fileprivate var arguments: [Argument] { getter.signature.arguments }

  /// Writes the evaluation of the autoclosures of the index, once for all that follows in an accessor.
  mutating func evaluateAutoclosures(in source: inout SourceWriter) {
    getter.signature.evaluateAutoclosures(in: &source)
    setter.signature.arguments = getter.signature.arguments
  }

  /// The index of a subscript, as one argument; empty for a property.
  fileprivate var index: [String] { name == nil ? [arguments.tuple() ?? "()"] : [] }

  fileprivate func call(_ target: ForwardedProtocol, _ effects: Effects) -> ForwardedCall {
    var call = ForwardedCall(
      target: target, arguments: arguments, core: arguments.core(getter.core),
      effects: effects, result: type)
    call.box = getter.box
    return call
  }

  /// Returns the property or the element of an object.
  fileprivate func member(of object: String, _ target: ForwardedProtocol) -> String {
    if let name { return "\(object).\(Identifier.escaped(name))" }
    return "\(object)[\(call(target, Effects()).list())]"
  }
}

extension Accessors {
  /// The start of a getter that may call that of another object or of the superclass: `@available(*, deprecated) get async`.
  var getterStart: String {
    getterAvailability.map { "\($0.text) " }.joined() + "get\(getterEffects.text)"
  }

  /// Returns the start of a setter that may call that of another object or of the superclass: `set(value)`.
  func setterStart(_ newValue: String = "newValue") -> String {
    setterAvailability.map { "\($0.text) " }.joined()
      + (newValue == "newValue" ? "set" : "set(\(newValue))")
  }
}

extension Implementation {
  /// Writes the lines that forward a method to the real object.
  func forward(
    _ method: MethodDeclaration, _ signature: inout Signature, to target: ForwardedProtocol,
    in source: inout SourceWriter
  ) {
    for index in signature.arguments.indices
    where signature.arguments[index].parameter.isAutoclosure && !signature.arguments[index].isLeft {
      // The autoclosure is evaluated only once, for the object and for stubs.
      source.line(signature.arguments[index].binding)
      signature.arguments[index].isBound = true
    }
    let arguments = signature.arguments
    let result = method.result ?? .void
    var call = ForwardedCall(
      target: target, arguments: arguments, core: arguments.core(core), effects: signature.effects,
      result: result)
    call.handler = CompletionHandler(signature)
    call.box = member.box(of: result)
    call.isOverloaded = !name.arguments.isEmpty
    call.escaping = escaping
    call.write(
      "_real", question(about: method, signature, besides: target.memberNames),
      escaping: arguments.filter(\.isEscapingForCall).map(\.escapedName),
      to: &source
    ) { "\($0).\(Identifier.escaped(method.name))(\(call.list()))" }
  }

  /// Returns the arguments of a question about a call of a method.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - signature: Its signature.
  ///   - members: The names of the mock's members, which hide types in expressions, as parameters do.
  func question(
    about method: MethodDeclaration, _ signature: Signature, besides members: Set<String> = []
  ) -> [String] {
    var question = signature.arguments.tuple().map { [$0] } ?? []
    if !signature.unrecorded.isEmpty {
      question.append(
        "unrecorded: [\(signature.unrecorded.map(String.init).joined(separator: ", "))]")
    }
    if let result = method.result, !result.isVoid {
      let type = member.recorded(result)
      question.append(
        "returning: \(type.metatypeText(besides: members.union(signature.argumentNames)))")
    }
    return question + name.arguments
  }

  /// Writes accessors that forward to the real object.
  func forward(
    _ accessed: AccessedMember, to target: ForwardedProtocol, in source: inout SourceWriter
  ) {
    let effects = accessed.accessors.getterEffects
    source.block(WrappableLine(accessed.accessors.getterStart)) { source in
      var member = accessed
      writeSystemCheck(member.arguments, to: &source)
      member.evaluateAutoclosures(in: &source)
      let type = member.getter.box?.type ?? member.type.recorded
      let question = member.index + ["returning: \(target.metatype(of: type))"] + name.arguments
      member.call(target, effects).write("_realGetter", question, to: &source) {
        member.member(of: $0, target)
      }
      getSuper(member.getter, member.type, in: &source)
      source.line("return \(member.getter.expression)")
    }
    guard accessed.accessors.hasSetter else { return }
    let newValue = accessed.newValue
    source.block(WrappableLine(accessed.accessors.setterStart(newValue))) { source in
      var member = accessed
      writeSystemCheck(member.arguments, to: &source)
      member.evaluateAutoclosures(in: &source)
      var call = member.call(target, Effects())
      let value = call.value(newValue, of: member.type)
      (call.result, call.box) = (.void, nil)
      let question = member.index + [member.setter.newValue ?? newValue] + name.arguments
      call.write("_realSetter", question, to: &source) {
        "\(member.member(of: $0, target)) = \(value)"
      }
      setSuper(member.setter, newValue, in: &source)
      source.line(member.setter.expression)
    }
  }
}
