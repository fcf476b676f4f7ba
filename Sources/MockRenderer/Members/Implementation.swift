import DeclarationModel
import MockResolver
import SourceWriting

/// The facts that all requirements of one class share.
struct ImplementationScope {
  let mock: MockBlueprint
  /// The first statement of an initializer; nil for none.
  let initialization: WrappableLine?
  /// The facts that the mock's variables share; nil if it has none.
  let style: StyleScope?
  /// Whether the class is a stub class, which alone answers its calls.
  let isStubClass: Bool
  /// The protocol to which calls can be forwarded.
  let target: ForwardedProtocol?
  /// The names of the mock's members, which hide types in expressions.
  let memberNames: Set<String>
  /// `withoutActuallyEscaping`, qualified where the mock has a member of this name.
  let escaping: String

  /// Returns the path from a requirement to the mock's state.
  func core(isStatic: Bool) -> String {
    if !isStatic { return mock.names.core }
    return isStubClass ? mock.names.statics : mock.names.staticCore
  }

  init(_ mock: MockBlueprint, initialization: WrappableLine?, isStubClass: Bool = false) {
    self.mock = mock
    self.initialization = initialization
    style = isStubClass ? nil : StyleScope(mock)
    self.isStubClass = isStubClass
    target = isStubClass || !(style?.isCombined ?? true) ? nil : ForwardedProtocol(mock)
    memberNames = Set(mock.members.map(\.member.baseName))
    let function = "withoutActuallyEscaping"
    escaping = mock.members.contains { $0.member.name == function } ? "Swift.\(function)" : function
  }
}

/// Writes the implementation of a requirement, which passes every call to the run-time library or
/// to variables of the mock.
///
///     func profile(id: Int) async throws -> User { return try await mock._callAsyncThrowing(id) }
struct Implementation {
  let member: ProtocolMember
  let name: RequirementName
  private let initialization: WrappableLine?
  private let superclass: MockSuperclass?
  /// The actor of the mock.
  private let isolation: MockBlueprint.Isolation
  let access: String
  /// The path to the property with the mock's state.
  let core: String
  let escaping: String
  private let anyError: String
  let target: ForwardedProtocol?
  /// Whether the class that is mocked may answer calls.
  let callsSuper: Bool
  /// Whether the answer of the class is cast to the type of the mock.
  let castsSelf: Bool
  /// The names of the mock's members, which hide types in expressions.
  let memberNames: Set<String>
  /// `Bool`, qualified where another type hides it.
  let boolean: String
  private let child: ChildMock?
  private let children: String
  /// The facts that the mock's variables share; nil if it has none.
  let style: StyleScope?
  /// The names of the requirement's variables.
  let prefixes: StylePrefixes?
  /// The systems that the library needs for the requirement; nil if it needs no newer ones, or is
  /// not used.
  let systems: RequiredSystems?
  /// Whether stubs may leave autoclosures unevaluated, which variables of the mock keep.
  private let mayLeave: Bool
  private let boxes: [ClosureBoxDeclaration]
  private let boxParent: String

  /// Creates the writer of a requirement.
  init(_ blueprint: MemberBlueprint, in scope: ImplementationScope) {
    let mock = scope.mock
    member = blueprint.member
    name = RequirementName(of: blueprint)
    anyError = mock.anyError
    initialization = scope.initialization
    superclass = mock.superclass
    isolation = mock.isolation
    access = scope.isStubClass ? "" : mock.accessText
    core = scope.core(isStatic: member.isStatic)
    target = scope.target.flatMap { $0.forwards(blueprint.member) ? $0 : nil }
    castsSelf = mock.isOfClass && blueprint.member.changesSelf(of: mock)
    callsSuper =
      mock.isOfClass && blueprint.member.canCallSuper
      && !(castsSelf && blueprint.member.parameters.contains(where: \.isVariadic))
    memberNames = scope.memberNames
    boolean = mock.names.spelled("Bool")
    child = scope.isStubClass ? nil : blueprint.child
    children = mock.names.children
    escaping = scope.escaping
    style = scope.style
    mayLeave = scope.style == nil && !scope.isStubClass
    prefixes = blueprint.prefixes
    // A class is asked through the library in each style.
    let hasLibrary = mock.isOfClass || style?.isCombined ?? true
    systems = hasLibrary ? RequiredSystems(member.runtimeSupport, member, of: mock) : nil
    boxes = hasLibrary ? member.boxes : []
    boxParent = mock.names.spelled("_BoxedClosure")
  }

  func write(to source: inout SourceWriter) {
    writeBoxes(to: &source)
    writeState(to: &source)
    for attribute in member.implementationAttributes { source.line(attribute.text) }
    switch member.kind {
    case .method(let method): write(method, to: &source)
    case .property(let property): write(property, to: &source)
    case .subscript(let element): write(element, to: &source)
    case .initializer(let initializer): write(initializer, to: &source)
    case .associatedType, .typeAlias: break
    }
  }

  /// Writes the wrapper types for closures of the requirement.
  private func writeBoxes(to source: inout SourceWriter) {
    for box in boxes {
      for attribute in member.matcherAttributes { source.line(attribute.text) }
      box.write(access: access, isolation: isolation.globalEscape, parent: boxParent, to: &source)
      source.blank()
    }
  }

  /// Writes a check that fails on systems that do not know the types of the requirement.
  func writeSystemCheck(_ arguments: [Argument], to source: inout SourceWriter) {
    systems?.writeCheck(otherwise: "\(arguments.core(core))._needsNewerSystem()", to: &source)
  }

  private func write(_ method: MethodDeclaration, to source: inout SourceWriter) {
    var signature = method.signature
    let name = method.isOperator ? "\(method.name) " : Identifier.escaped(method.name)
    var opening = WrappableLine("\(access)\(prefix)func \(name)")
    signature.add(
      to: &opening,
      parameters: signature.arguments.map { $0.declaration(isSubscript: method.isOperator) })
    opening.add(method.effects.text)
    if let result = method.result, !result.isVoid { opening.add(" -> \(result.text)") }
    opening.add(signature.whereClause)
    source.declaration(opening) { source in
      writeSystemCheck(signature.arguments, to: &source)
      if mayLeave, let unevaluated = signature.leavingUnevaluated {
        write(method, leaving: unevaluated, to: &source)
      }
      if let target { forward(method, &signature, to: target, in: &source) }
      callSuper(method, &signature, in: &source)
      var body = body("_call", signature, result(method.result))
      body.child = child
      if target?.isRecording ?? false, let handler = CompletionHandler(signature),
        handler.canBeRecorded
      {
        body.completed = handler.argument
      }
      if mayRunOnCallersExecutor(method.effects, signature) {
        body.callersResult = method.result ?? .void
      }
      write(body, in: &source)
    }
  }

  /// Writes the answer of a stub that leaves the autoclosures of a method unevaluated.
  private func write(
    _ method: MethodDeclaration, leaving unevaluated: Signature, to source: inout SourceWriter
  ) {
    var signature = unevaluated
    var question = WrappableLine("if \(signature.arguments.core(core))._leavesUnevaluated")
    question.addCall(self.question(about: method, signature))
    source.block(question) { source in
      if let target { forward(method, &signature, to: target, in: &source) }
      source.add(body("_call", signature, result(method.result)))
    }
  }

  private func write(_ property: PropertyDeclaration, to source: inout SourceWriter) {
    if let styled = styledProperty {
      let body = body("_get", property.signature, result(property.type))
      return write(property, as: styled, getter: body, to: &source)
    }
    let opening = WrappableLine(
      "\(access)\(prefix)var \(Identifier.escaped(property.name)): \(property.type.text)")
    source.declaration(opening, joining: property.accessors.hasSetter ? 2 : 1) { source in
      write(property.accessors, of: property.signature, property.type, to: &source)
    }
  }

  private func write(_ element: SubscriptDeclaration, to source: inout SourceWriter) {
    let signature = element.signature
    var opening = WrappableLine("\(access)\(prefix)subscript")
    signature.add(
      to: &opening, parameters: signature.arguments.map { $0.declaration(isSubscript: true) })
    opening.add(" -> \(element.result.text)\(signature.whereClause)")
    source.declaration(opening, joining: element.accessors.hasSetter ? 2 : 1) { source in
      write(element.accessors, of: signature, element.result, hasIndex: true, to: &source)
    }
  }

  private func write(_ initializer: InitializerDeclaration, to source: inout SourceWriter) {
    let signature = initializer.signature
    let inherited = superclass?.initializers.first { $0.isSame(as: initializer) }
    let keyword = inherited.map { $0.isRequired ? "required " : $0.isDesignated ? "override " : "" }
    var opening = WrappableLine(
      "\(access)\(keyword ?? "")\(prefix)init\(initializer.failability.rawValue)")
    signature.add(to: &opening, parameters: signature.arguments.map { $0.declaration() })
    opening.add(initializer.effects.text + signature.whereClause)
    source.block(opening) { source in
      if var assignment = initialization {
        if signature.arguments.core(core) != core {
          assignment = WrappableLine("self.").appending(assignment)
        }
        source.statement(assignment)
      }
      if let superclass {
        let isForwarded = superclass.forwarded.contains { $0.isSame(as: initializer) }
        source.line(signature.superCall(isForwarded ? inherited?.declaration : nil))
      }
      writeSystemCheck(signature.arguments, to: &source)
      write(body("_initialize", signature, .none), in: &source)
    }
  }

  /// The modifiers as source, each with a trailing space: `override `, `static `, `prefix static `,
  /// `nonisolated `, `nonisolated(nonsending) `.
  var prefix: String { modifiers.map { $0.text + " " }.joined() }

  /// The modifiers of the declaration, without the access level.
  var modifiers: [Modifier] {
    let override = member.modifiers.first { $0 == .override }
    return [override, member.fixity, member.isStatic ? .static : nil, nonisolation].compactMap {
      $0
    }
  }

  private var nonisolation: Modifier? {
    let modifier = member.modifiers.last(where: \.isNonisolated)
    guard isolation == .instance, case .initializer = member.kind else { return modifier }
    // The compiler (6.3.1) crashes if a failable initializer of an actor states that it stays with its caller.
    return modifier == .nonisolatedNonsending ? nil : modifier
  }

  /// The global actor that the requirement runs on; nil for none, and for the actor of an argument.
  var globalActor: Attribute? {
    if let actor = member.globalActor { return actor }
    guard case .global(let actor) = isolation, !isNonisolated,
      !member.parameters.contains(where: { $0.specifiers.contains(.isolated) })
    else { return nil }
    return actor
  }

  /// Whether the requirement states that it is on no actor.
  var isNonisolated: Bool {
    member.modifiers.contains(where: \.isNonisolated) || member.attributes.contains(.concurrent)
  }

  /// Returns whether a method or a getter may run on its caller's executor, which can depend on the settings of
  /// the module (SE-0461). One that rethrows, has an `isolated` parameter, or is on a global actor never does.
  private func mayRunOnCallersExecutor(_ effects: Effects, _ signature: Signature) -> Bool {
    if member.modifiers.contains(.nonisolatedNonsending) { return true }
    return effects.throwing != .rethrows && globalActor == nil && !signature.isOnArgument
  }

  func body(
    _ base: String, _ signature: Signature, _ result: CallBody.Result
  ) -> CallBody {
    var body = CallBody(
      name: name, base: base, signature: signature, core: core, result: result,
      children: children, anyError: anyError, escaping: escaping)
    body.box = member.result.flatMap { member.box(of: $0) }
    body.resultType = member.result
    return body
  }

  /// Returns the treatment of the library's result for a requirement of type `type`.
  private func result(_ type: TypeReference?) -> CallBody.Result {
    guard let type else { return .plain }
    if member.hasNoncopyableResult { return .noncopyable(type) }
    return type.isSent ? .sending(type) : .plain
  }

  private func write(
    _ accessors: Accessors, of signature: Signature, _ type: TypeReference, hasIndex: Bool = false,
    to source: inout SourceWriter
  ) {
    var getter = body("_get", signature, result(type))
    getter.hasIndex = hasIndex
    let newValue = signature.arguments.unusedName("newValue")
    var setter = getter
    getter.child = child
    if mayRunOnCallersExecutor(accessors.getterEffects, signature) { getter.callersResult = type }
    setter.base = "_set"
    setter.result = .plain
    setter.set(newValue)
    let accessed = AccessedMember(
      accessors: accessors, type: type, name: member.name, getter: getter, setter: setter,
      newValue: newValue)
    if let target { return forward(accessed, to: target, in: &source) }
    if styledAnswer != nil || callsSuper { return write(accessed, in: &source) }
    let effects = accessors.getterEffects
    if !accessors.hasSetter, effects == Effects() {
      writeSystemCheck(signature.arguments, to: &source)
      return getter.isExpression
        ? source.line((systems == nil ? start(type) : "return ") + getter.expression)
        : source.add(getter)
    }
    write("get\(effects.text)", getter, start: start(type), to: &source)
    guard accessors.hasSetter else { return }
    write(
      newValue == "newValue" ? "set" : "set(\(newValue))", setter, start: start(), to: &source)
  }

  /// Returns the start of an accessor's only expression. An accessor inherits the result builder of
  /// its requirement (SE-0289), which `return` disables; for `Void`, `return` determines the type
  /// of the expression.
  private func start(_ type: TypeReference? = nil) -> String {
    member.hasCustomAttribute || type?.isVoid ?? false ? "return " : ""
  }

  private func write(
    _ opening: String, _ body: CallBody, start: String, to source: inout SourceWriter
  ) {
    guard body.isExpression, systems == nil else {
      return source.block(WrappableLine(opening)) { source in
        writeSystemCheck(body.signature.arguments, to: &source)
        source.add(body)
      }
    }
    source.line("\(opening) { \(start)\(body.expression) }")
  }
}

extension SourceWriter {
  mutating func add(_ implementation: Implementation) { implementation.write(to: &self) }
}
