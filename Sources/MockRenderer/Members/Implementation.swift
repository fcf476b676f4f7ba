import DeclarationModel
import MockResolver
import SourceWriting

/// A requirement as the mock fulfils it: every call goes to the run-time library.
struct Implementation {
  private let member: ProtocolMember
  private let identifier: String
  private let initialization: Statement
  private let superclass: MockSuperclass?
  /// The property with the mock's state.
  private let core: String
  private let target: ForwardedProtocol?

  /// - Parameters:
  ///   - blueprint: The requirement.
  ///   - mock: The mock that it is of.
  ///   - initialization: What an initialiser does first.
  ///   - target: The protocol, if calls may be forwarded.
  init(
    _ blueprint: MemberBlueprint, of mock: MockBlueprint, initialization: Statement,
    target: ForwardedProtocol? = nil
  ) {
    self.target = target.flatMap { $0.forwards(blueprint.member) ? $0 : nil }
    member = blueprint.member
    identifier = "\"\(blueprint.identifier)\""
    self.initialization = initialization
    superclass = mock.superclass
    core = member.isStatic ? mock.names.staticCore : mock.names.core
  }

  func write(to source: inout SourceText) {
    for attribute in member.implementationAttributes { source.line(attribute.text) }
    switch member.kind {
    case .method(let method): write(method, to: &source)
    case .property(let property): write(property, to: &source)
    case .subscript(let element): write(element, to: &source)
    case .initializer(let initializer): write(initializer, to: &source)
    case .associatedType, .typeAlias: break
    }
  }

  private func write(_ method: MethodDeclaration, to source: inout SourceText) {
    var signature = method.signature
    var opening = Statement("\(prefix)func \(Identifier.escaped(method.name))")
    signature.add(to: &opening, parameters: signature.arguments.map { $0.declaration() })
    opening.add(method.effects.text)
    if let result = method.result, !result.isVoid { opening.add(" -> \(result.text)") }
    opening.add(signature.whereClause)
    source.block(opening) { source in
      if let target { forward(method, &signature, to: target, in: &source) }
      if signature.hasInout {
        writeInoutCall(signature, to: &source)
      } else {
        writeCall("call", signature, to: &source)
      }
    }
  }

  private func write(_ property: PropertyDeclaration, to source: inout SourceText) {
    let opening = Statement(
      "\(prefix)var \(Identifier.escaped(property.name)): \(property.type.text)")
    source.block(opening) { source in
      let name = Identifier.escaped(property.name)
      let subject = Subject(index: [], core: core, type: property.type) { "\($0).\(name)" }
      write(property.accessors, subject, to: &source)
    }
  }

  private func write(_ element: SubscriptDeclaration, to source: inout SourceText) {
    let signature = element.signature
    var opening = Statement("\(prefix)subscript")
    signature.add(
      to: &opening, parameters: signature.arguments.map { $0.declaration(isSubscript: true) })
    opening.add(" -> \(element.result.text)\(signature.whereClause)")
    var subject = Subject(
      index: [signature.arguments.tuple ?? "()"], core: signature.arguments.core(core),
      newValue: signature.arguments.unusedName("newValue"), arguments: signature.arguments,
      type: element.result
    ) { $0 }
    if let target {
      let list = subject.forwardedCall(target, Effects()).list()
      subject.member = { "\($0)[\(list)]" }
    }
    source.block(opening) { source in
      write(element.accessors, subject, to: &source)
    }
  }

  private func write(_ initializer: InitializerDeclaration, to source: inout SourceText) {
    let signature = initializer.signature
    let inherited = superclass?.initializers.first { $0.isSame(as: initializer) }
    let keyword = inherited.map { $0.isRequired ? "required " : $0.isDesignated ? "override " : "" }
    var opening = Statement("\(keyword ?? "")\(prefix)init\(initializer.failability.rawValue)")
    signature.add(to: &opening, parameters: signature.arguments.map { $0.declaration() })
    opening.add(initializer.effects.text + signature.whereClause)
    source.block(opening) { source in
      var assignment = initialization
      if signature.arguments.core(core) != core {
        assignment = Statement("self.").appending(assignment)
      }
      source.statement(assignment)
      if let superclass {
        let isForwarded = superclass.forwarded.contains { $0.isSame(as: initializer) }
        source.line(signature.superCall(isForwarded ? inherited?.declaration : nil))
      }
      writeCall("initialize", signature, to: &source)
    }
  }

  /// `override `, `static `, `nonisolated `.
  private var prefix: String {
    (member.modifiers.contains("override") ? "override " : "")
      + (member.isStatic ? "static " : "")
      + (member.modifiers.contains("nonisolated") ? "nonisolated " : "")
  }
}

extension Implementation {
  /// Calls the library, inside what makes non-escaping closures escape for the time of the call.
  private func writeCall(_ base: String, _ signature: Signature, to source: inout SourceText) {
    let isInitialization = base == "initialize"
    let effects = isInitialization ? Effects() : signature.effects
    var arguments = [identifier] + (signature.arguments.tuple.map { [$0] } ?? [])
    if !signature.unrecorded.isEmpty {
      let numbers = signature.unrecorded.map(String.init).joined(separator: ", ")
      arguments.append("unrecorded: [\(numbers)]")
    }
    if !isInitialization { arguments += effects.throwingArgument }
    var call = Statement("\(signature.arguments.core(core)).\(base)\(effects.suffix)")
    call.addCall(arguments)
    let closures = signature.unrecorded.map { signature.arguments[$0].escapedName }
    write(call, escaping: closures[...], effects, isFirst: !isInitialization, to: &source)
  }

  private func write(
    _ call: Statement, escaping closures: ArraySlice<String>, _ effects: Effects, isFirst: Bool,
    to source: inout SourceText
  ) {
    let start = (isFirst ? "return " : "") + effects.keywords
    guard let closure = closures.first else {
      return source.statement(Statement(start).appending(call))
    }
    let throwing = if case .typed = effects.throwing { effects.text } else { "" }
    source.line("\(start)withoutActuallyEscaping(\(closure)) { \(closure)\(throwing) in")
    source.indented { source in
      write(call, escaping: closures.dropFirst(), effects, isFirst: false, to: &source)
    }
    source.line("}")
  }

  /// Passes the arguments as one variable, and what a body makes of them back.
  private func writeInoutCall(_ signature: Signature, to source: inout SourceText) {
    let arguments = signature.arguments
    let function = arguments.core(core) + ".callInout" + signature.effects.suffix
    var call = Statement("return \(signature.effects.keywords)\(function)")
    if arguments.count == 1, let argument = arguments.first {
      call.addCall(
        [
          identifier, "&\(argument.escapedName)",
          "as: \(argument.recordedType.metatypeText)",
        ] + signature.effects.throwingArgument)
      return source.statement(call)
    }
    let variable = arguments.unusedName("arguments")
    source.line("var \(variable) = \(arguments.tuple ?? "()")")
    let back = arguments.filter(\.parameter.isInout).map { argument in
      "\(argument.escapedName) = \(variable).\(argument.declaredName)"
    }
    if back.count == 1 {
      source.line("defer { \(back[0]) }")
    } else {
      source.block(Statement("defer")) { source in back.forEach { source.line($0) } }
    }
    call.addCall([identifier, "&\(variable)"] + signature.effects.throwingArgument)
    source.statement(call)
  }

  /// What accessors pass on.
  private struct Subject {
    /// The index of a subscript, as one argument.
    var index: [String]
    /// How the mock's state is reached.
    var core: String
    /// The name of what a setter sets.
    var newValue = "newValue"
    /// The parameters of a subscript.
    var arguments: [Argument] = []
    /// The type of what is read and set.
    var type: TypeReference
    /// The property or the element, given its object.
    var member: (String) -> String

    func forwardedCall(_ target: ForwardedProtocol, _ effects: Effects) -> ForwardedCall {
      ForwardedCall(
        target: target, arguments: arguments, core: core, effects: effects, result: type)
    }
  }

  private func write(
    _ accessors: Accessors, _ subject: Subject, to source: inout SourceText
  ) {
    let (index, core, newValue) = (subject.index, subject.core, subject.newValue)
    let effects = accessors.getterEffects
    let arguments = ([identifier] + index + effects.throwingArgument).joined(separator: ", ")
    let getter = "\(effects.keywords)\(core).get\(effects.suffix)(\(arguments))"
    if let target { return forward(accessors, subject, getter, to: target, in: &source) }
    guard accessors.hasSetter || effects != Effects() else { return source.line(getter) }
    source.line("get\(effects.text) { \(getter) }")
    guard accessors.hasSetter else { return }
    let values = ([identifier] + index + [newValue]).joined(separator: ", ")
    let name = newValue == "newValue" ? "" : "(\(newValue))"
    source.line("set\(name) { \(core).set(\(values)) }")
  }
}

extension Implementation {
  /// Lets the real object answer a method.
  private func forward(
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
      target: target, arguments: arguments, core: arguments.core(core), effects: signature.effects,
      result: result)
    call.write(
      question, escaping: signature.unrecorded.map { arguments[$0].escapedName }, to: &source
    ) { "\($0).\(Identifier.escaped(method.name))(\(call.list()))" }
  }

  /// Writes accessors that let the real object answer.
  private func forward(
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

extension SourceText {
  mutating func add(_ implementation: Implementation) { implementation.write(to: &self) }
}
