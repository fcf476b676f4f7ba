import DeclarationModel
import MockResolver
import SourceWriting

/// Writes the function that repeats recorded calls of a mock, by the names of their requirements.
///
///     private enum MockClientCalls {
///       static func _repeat(_ call: RecordedInvocation, on mock: MockClient) async throws {
///         switch call.member {
///         case "profile(id:)":
///           _ = try await mock.profile(id: call.argument(0))
///         default: throw call.problem
///         }
///       }
///     }
///
/// The function is not a member of the mock: the mock is `nonisolated` even in modules whose
/// default isolation is the main actor, but the calls are not.
struct RecordedCalls {
  private let mock: MockBlueprint
  private let members: [MemberBlueprint]
  /// The type of the real object.
  private let realType: String

  /// Selects the requirements whose calls can be repeated from a recording; nil if there are none.
  init?(_ mock: MockBlueprint) {
    guard let target = ForwardedProtocol(mock), target.isRecording else { return nil }
    self.mock = mock
    realType = target.type
    members = mock.members.filter { blueprint in
      target.forwards(blueprint.member) && blueprint.member.isRepeatable
        && !mock.members.contains { $0.member.isAsyncTwin(of: blueprint.member) }
    }
    if members.isEmpty { return nil }
  }

  func write(to source: inout SourceWriter) {
    for attribute in mock.availability { source.line(attribute) }
    if case .global(let attribute) = mock.isolation { source.line(attribute.text) }
    // With the main actor as default isolation, the functions would be on it, and the mock would not.
    let isolation = mock.isDeclaredNonisolated ? "nonisolated " : ""
    source.block(WrappableLine("\(isolation)private enum \(typeName)")) { source in
      writeFunction(to: &source)
    }
  }

  /// Writes the method of the mock that calls the function.
  func writeMethod(to source: inout SourceWriter) {
    source.block(
      WrappableLine(
        "\(mock.accessText)func _repeat(_ call: \(mock.names.spelled("RecordedInvocation"))) async throws"
      )
    ) { source in
      source.line("try await \(typeName)._repeat(call, on: \(mock.names.core)._sending(self))")
    }
  }

  /// A property or a subscript of a mock, as calls are repeated on it.
  private struct Access {
    /// The text after the mock: `.limit`, `[try call.argument(0)]`.
    let name: String
    let accessors: Accessors
    let type: TypeReference
    let indexCount: Int
  }

  /// The type of the mock.
  private var type: String { Identifier.escaped(mock.name) + mock.genericArguments }

  private var typeName: String { Identifier.escaped("\(mock.name)Calls") }

  private func writeFunction(to source: inout SourceWriter) {
    var opening = WrappableLine("static func _repeat")
    if !mock.generics.isEmpty { opening.addDeclaration("<", mock.generics.map(\.text), ">") }
    opening.addDeclaration(
      "(", ["_ call: \(mock.names.spelled("RecordedInvocation"))", "on mock: \(type)"], ")")
    opening.add(" async throws\(mock.whereClause)")
    source.block(opening) { source in
      source.line("switch call.member {")
      var layout = ConditionalLayout()
      for blueprint in members {
        layout.add(under: blueprint.member.conditions, to: &source) { write(blueprint, to: &$0) }
      }
      layout.finish(in: &source)
      source.line("default: throw call.problem")
      source.line("}")
    }
  }

  private func write(_ blueprint: MemberBlueprint, to source: inout SourceWriter) {
    let member = blueprint.member
    switch member.kind {
    case .method(let method):
      write(method, of: blueprint, to: &source)
    case .property(let property):
      let name = ".\(Identifier.escaped(property.name))"
      let access = Access(
        name: name, accessors: property.accessors, type: property.type, indexCount: 0)
      write(access, of: blueprint, to: &source)
    case .subscript(let element):
      let arguments = element.signature.arguments
      let name = "[\(list(arguments, nil, isOverloaded: isOverloaded(member)))]"
      let access = Access(
        name: name, accessors: element.accessors, type: element.result,
        indexCount: arguments.count)
      write(access, of: blueprint, to: &source)
    case .initializer, .associatedType, .typeAlias: break
    }
  }

  private func write(
    _ method: MethodDeclaration, of blueprint: MemberBlueprint, to source: inout SourceWriter
  ) {
    let signature = method.signature
    let member = blueprint.member
    let isOverloaded = isOverloaded(member)
    let result = method.result ?? .void
    let start =
      isOverloaded
      ? "let _: \(result.isVoid ? "()" : result.withoutSending.text) = "
      : result.isVoid ? "" : "_ = "
    let handler = signature.repeatableHandler
    let arguments = list(signature.arguments, handler, isOverloaded: isOverloaded)
    let isDecoding = signature.arguments.contains { $0.name != handler?.argument.name }
    let keywords = keywords(signature.effects, isDecoding: isDecoding)
    let object = object(signature.effects)
    source.line("case \"\(blueprint.identifier)\":")
    source.indented { source in
      writeSystemCheck(of: member, to: &source)
      source.line("\(start)\(keywords)\(object).\(Identifier.escaped(method.name))(\(arguments))")
    }
  }

  private func write(
    _ access: Access, of blueprint: MemberBlueprint, to source: inout SourceWriter
  ) {
    let accessors = access.accessors
    if !accessors.getterAvailability.contains(where: \.isDeprecation) {
      writeGetter(access, of: blueprint, to: &source)
    }
    // Recordings contain no closures.
    guard accessors.hasSetter, blueprint.member.resultBox == nil,
      !accessors.setterAvailability.contains(where: \.isDeprecation)
    else { return }
    source.line("case \"\(blueprint.identifier).set\":")
    source.indented { source in
      writeSystemCheck(of: blueprint.member, to: &source)
      source.line("try mock\(access.name) = call.argument(\(access.indexCount))")
    }
  }

  private func writeGetter(
    _ access: Access, of blueprint: MemberBlueprint, to source: inout SourceWriter
  ) {
    let effects = access.accessors.getterEffects
    let isDecoding = access.indexCount > 0
    // Outside of the mock, `mock.mock` may also be the mock's state.
    let isHidden = blueprint.member.name == "mock"
    let start =
      isOverloaded(blueprint.member) && !isHidden ? "let _: \(access.type.text) = " : "_ = "
    source.line("case \"\(blueprint.identifier).get\":")
    source.indented { source in
      writeSystemCheck(of: blueprint.member, to: &source)
      let keywords = keywords(effects, isDecoding: isDecoding)
      func getter(of object: String) -> String {
        "\(start)\(keywords)\(isHidden ? "(\(object) as \(realType))" : object)\(access.name)"
      }
      let object = object(effects)
      guard leavesActor(blueprint.member, effects) else {
        return source.line(getter(of: object))
      }
      let words = isDecoding || effects.canThrow ? " async throws" : " async"
      source.line("nonisolated func get(_ mock: sending \(type))\(words) {")
      source.indented { $0.line(getter(of: "mock")) }
      source.line("}")
      source.line("\(keywords)get(\(object))")
    }
  }

  /// Returns whether a getter suspends and is on no actor, while the mock is on one: its value may not return to the actor.
  private func leavesActor(_ member: ProtocolMember, _ effects: Effects) -> Bool {
    guard effects.isAsync, case .global = mock.isolation else { return false }
    return member.modifiers.contains(.nonisolated)
  }

  /// Writes a check that throws on systems that do not know the types of a requirement.
  private func writeSystemCheck(of member: ProtocolMember, to source: inout SourceWriter) {
    guard let systems = RequiredSystems(member.runtimeSupport, member, of: mock) else { return }
    source.line("guard \(systems.condition) else { throw call.problem }")
  }

  private func keywords(_ effects: Effects, isDecoding: Bool) -> String {
    let isThrowing = isDecoding || effects.canThrow
    return (isThrowing ? "try " : "") + (effects.isAsync ? "await " : "")
  }

  /// Returns the mock; a mock that is not `Sendable` is sent to the executor of an asynchronous
  /// call.
  private func object(_ effects: Effects) -> String {
    effects.isAsync && !mock.isSendable ? "mock.\(mock.names.core)._sending(mock)" : "mock"
  }

  /// Returns the arguments from the recording, with an empty closure for the completion handler.
  private func list(
    _ arguments: [Argument], _ handler: CompletionHandler?, isOverloaded: Bool
  ) -> String {
    arguments.enumerated().map { index, argument in
      let label = argument.parameter.label.map { "\(Identifier.argumentLabel($0)): " } ?? ""
      if let handler, handler.argument.name == argument.name {
        let closure = handler.emptyClosure
        return label + (handler.isOptional ? "call.handler(\(index), \(closure))" : closure)
      }
      let type = isOverloaded ? ", as: \(argument.recordedType.metatypeText)" : ""
      return "\(label)call.argument(\(index)\(type))"
    }.joined(separator: ", ")
  }

  /// Returns whether the name and labels of a requirement are ambiguous.
  private func isOverloaded(_ member: ProtocolMember) -> Bool {
    mock.members.count { $0.member.labelledName == member.labelledName } > 1
  }
}

extension ProtocolMember {
  /// Whether calls can be repeated from recorded arguments: all arguments are values, and all types
  /// can be named outside of the requirement.
  fileprivate var isRepeatable: Bool {
    guard implementationAttributes.isEmpty else { return false }
    switch kind {
    case .method(let method):
      return method.signature.isRepeatable && method.effects.throwing != .rethrows
        && !(method.result?.isNever ?? false)
    case .property: return true
    case .subscript(let element): return element.signature.isRepeatable
    case .initializer, .associatedType, .typeAlias: return false
    }
  }

  /// Returns whether the member and another method have the same name and labels, but only one of
  /// them is asynchronous. A call in an asynchronous function would then select the asynchronous
  /// one.
  fileprivate func isAsyncTwin(of other: ProtocolMember) -> Bool {
    guard case .method(let own) = kind, case .method(let method) = other.kind else { return false }
    return labelledName == other.labelledName && own.effects.isAsync != method.effects.isAsync
  }
}

extension Signature {
  fileprivate var isRepeatable: Bool {
    let handler = repeatableHandler
    return generics.isEmpty
      && arguments.allSatisfy { $0.name == handler?.argument.name || $0.isRepeatable }
  }
}

extension Argument {
  fileprivate var isRepeatable: Bool {
    // The compiler (6.3.1) does not pass on a tuple that is sent.
    let isSentTuple = parameter.isSent && (parameter.aliasedTuple ?? parameter.type).isTuple
    return !isInout && box == nil && !parameter.isAutoclosure && !parameter.namesClosure
      && !isSentTuple
      && !parameter.type.contains(where: \.isFunction)
  }
}

extension SourceWriter {
  mutating func add(_ calls: RecordedCalls) { calls.write(to: &self) }
}
