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

  /// - Parameters:
  ///   - blueprint: The requirement.
  ///   - mock: The mock that it is of.
  ///   - initialization: What an initialiser does first.
  init(_ blueprint: MemberBlueprint, of mock: MockBlueprint, initialization: Statement) {
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
    let signature = method.signature
    var opening = Statement("\(prefix)func \(Identifier.escaped(method.name))")
    signature.add(to: &opening, parameters: signature.arguments.map { $0.declaration() })
    opening.add(method.effects.text)
    if let result = method.result, !result.isVoid { opening.add(" -> \(result.text)") }
    opening.add(signature.whereClause)
    source.block(opening) { source in
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
      write(property.accessors, Subject(index: [], core: core), to: &source)
    }
  }

  private func write(_ element: SubscriptDeclaration, to source: inout SourceText) {
    let signature = element.signature
    var opening = Statement("\(prefix)subscript")
    signature.add(
      to: &opening, parameters: signature.arguments.map { $0.declaration(isSubscript: true) })
    opening.add(" -> \(element.result.text)\(signature.whereClause)")
    let subject = Subject(
      index: [signature.arguments.tuple ?? "()"], core: signature.arguments.core(core),
      newValue: signature.arguments.unusedName("newValue"))
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
          "as: \(argument.recordedType.primaryText).self",
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
  }

  private func write(
    _ accessors: Accessors, _ subject: Subject, to source: inout SourceText
  ) {
    let (index, core, newValue) = (subject.index, subject.core, subject.newValue)
    let effects = accessors.getterEffects
    let arguments = ([identifier] + index + effects.throwingArgument).joined(separator: ", ")
    let getter = "\(effects.keywords)\(core).get\(effects.suffix)(\(arguments))"
    guard accessors.hasSetter || effects != Effects() else { return source.line(getter) }
    source.line("get\(effects.text) { \(getter) }")
    guard accessors.hasSetter else { return }
    let values = ([identifier] + index + [newValue]).joined(separator: ", ")
    let name = newValue == "newValue" ? "" : "(\(newValue))"
    source.line("set\(name) { \(core).set(\(values)) }")
  }
}

extension SourceText {
  mutating func add(_ implementation: Implementation) { implementation.write(to: &self) }
}
