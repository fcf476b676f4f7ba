import DeclarationModel
import MockResolver
import SourceWriting

extension MockClass {
  /// Writes the initializers of a mock with the state of the run-time library.
  func writeCoreInitializers(to source: inout SourceWriter) {
    if let superclass = mock.superclass, mock.isOfClass {
      source.add(ClassInitializers(mock, of: superclass, isStubClass: role != .mock))
      return
    }
    if let superclass = mock.superclass, !superclass.hasPlainInitializer {
      write(superclass.forwarded.filter { !$0.isInherited }, to: &source)
    } else {
      let inherited = plainInitializer
      inherited?.attributes.forEach { source.line($0.text) }
      var opening = WrappableLine("\(access)\(isolationEscape(besides: inherited))init")
      opening.addDeclaration("(", modeParameters("mode") + names.placeParameters, ")")
      source.block(opening) { source in
        source.statement(assignment("mode", isPlaced: true))
        if mock.superclass != nil { source.line("super.init()") }
      }
    }
    if let initializer = StyledInitializer(mock) {
      source.blank()
      initializer.write(isolation: isolationEscape, assignment: placelessAssignment, to: &source)
    }
    writeRequiredInitializers(to: &source)
    writeUnavailableInitializers(to: &source)
    if overridesImplicitInitializer {
      var layout = ConditionalLayout()
      layout.add(under: Array(mock.clausesOfImplicitInitializer.prefix(1)), to: &source) { source in
        source.line("@available(*, unavailable)")
        source.line("nonisolated override init() { Swift.fatalError() }")
      }
      layout.finish(in: &source)
    }
  }

  /// Writes the initializers of a mock with variables only.
  func writeInitializers(to source: inout SourceWriter) {
    source.blank()
    if let superclass = mock.superclass, !superclass.hasPlainInitializer {
      let own = ownInitializers
      write(
        superclass.forwarded.filter { !$0.isRequired && !own.contains(where: $0.isSame) },
        to: &source)
    } else if !requiresPlainInitializer {
      let inherited = plainInitializer
      // A required initializer is written with the others below.
      if inherited?.isRequired != true {
        let override = inherited == nil ? "" : "override "
        let call = mock.superclass == nil ? "" : " super.init() "
        if overridesImplicitInitializer {
          var layout = ConditionalLayout()
          for (isolation, clause) in zip(["nonisolated ", ""], mock.clausesOfImplicitInitializer) {
            layout.add(under: [clause], to: &source) { source in
              source.line("\(access)\(isolation)override init() { super.init() }")
            }
          }
          layout.finish(in: &source)
        } else {
          inherited?.attributes.forEach { source.line($0.text) }
          source.line("\(access)\(escape(for: inherited))\(override)init() {\(call)}")
        }
      }
    }
    if let initializer = StyledInitializer(mock) {
      source.blank()
      initializer.write(isolation: isolationEscape, assignment: nil, to: &source)
    }
    writeRequiredInitializers(to: &source)
    if mock.superclass?.hasPlainInitializer ?? false { writeUnavailableInitializers(to: &source) }
  }

  /// The initializers required by the protocol.
  private var ownInitializers: [InitializerDeclaration] {
    mock.members.compactMap { member in
      if case .initializer(let initializer) = member.member.kind { initializer } else { nil }
    }
  }

  /// Whether the protocol has an initializer without parameters.
  private var requiresPlainInitializer: Bool {
    ownInitializers.contains(where: \.parameters.isEmpty)
  }

  /// Writes initializers that pass their arguments to those of the superclass.
  private func write(
    _ initializers: [MockSuperclass.Initializer], to source: inout SourceWriter
  ) {
    var layout = ConditionalLayout()
    for initializer in initializers {
      layout.add(under: initializer.conditions, to: &source) { write(initializer, to: &$0) }
    }
    layout.finish(in: &source)
  }

  private func write(_ inherited: MockSuperclass.Initializer, to source: inout SourceWriter) {
    let initializer = inherited.declaration
    let signature = initializer.signature
    var opening = WrappableLine(access + escape(for: inherited))
    let mode = signature.arguments.unusedName("mode")
    let isPlaced = !MockNames.hasPlace(initializer.parameters)
    let added = addedParameters(to: initializer, mode: mode)
    // A required initializer follows.
    if added.isEmpty, role.hasCore, inherited.isRequired { return }
    opening.add((added.isEmpty ? "override " : "") + "init" + initializer.failability.rawValue)
    signature.add(
      to: &opening, parameters: signature.arguments.map(\.optionalDeclaration) + added)
    opening.add(initializer.effects.text + signature.whereClause)
    inherited.attributes.forEach { source.line($0.text) }
    source.block(opening) { source in
      if role.hasCore {
        source.statement(assignment(mode, isPlaced: isPlaced).besides(signature, names))
      }
      source.line(signature.superCall(initializer))
    }
  }

  /// The initializer without parameters that the superclass has.
  private var plainInitializer: MockSuperclass.Initializer? {
    mock.superclass?.initializers.first { $0.isDesignated && $0.declaration.parameters.isEmpty }
  }

  /// Returns the modifier of an initializer that calls one of the superclass: none if that states its actor.
  private func escape(for inherited: MockSuperclass.Initializer?) -> String {
    if let inherited, !inherited.isOnActor, inherited.isNonisolated,
      mock.isolation != .nonisolated
    {
      return "nonisolated "
    }
    return isolationEscape(besides: inherited)
  }

  /// Returns the modifier that allows tests to create the mock outside of its global actor; none if an initializer of the
  /// superclass states its actor.
  private func isolationEscape(besides inherited: MockSuperclass.Initializer?) -> String {
    inherited?.isOnActor ?? false ? "" : isolationEscape
  }

  /// Returns whether the mock offers an initializer of the superclass with the same parameters: a stub class does, whose mode
  /// is fixed, if these have the names of those for the position of the caller.
  private func overrides(_ inherited: MockSuperclass.Initializer) -> Bool {
    role.hasCore && addedParameters(to: inherited.declaration, mode: "mode").isEmpty
      && mock.superclass?.forwarded.contains(inherited) ?? false
  }

  /// Returns the parameters that the mock adds to those of an initializer of the superclass.
  private func addedParameters(to initializer: InitializerDeclaration, mode: String) -> [String] {
    guard role.hasCore else { return [] }
    let isPlaced = !MockNames.hasPlace(initializer.parameters)
    return modeParameters(mode) + (isPlaced ? names.placeParameters : [])
  }

  /// Returns the parameter for the mode of the mock; none for a stub class, whose mode is fixed.
  private func modeParameters(_ name: String) -> [String] {
    // Suites that come from another style expect default values, and so do those that use stub classes.
    let value = role == .mock && !mock.styles.hasVariables ? ".standard" : ".lenient"
    return takesMode ? ["_ \(name): \(names.spelled("MockMode")) = \(value)"] : []
  }

  /// Writes the initializers that every subclass must have, except those that the protocol
  /// requires.
  private func writeRequiredInitializers(to source: inout SourceWriter) {
    var layout = ConditionalLayout()
    for inherited in inheritedInitializers where inherited.isRequired {
      layout.add(under: inherited.conditions, to: &source) { source in
        source.blank()
        for attribute in inherited.attributes { source.line(attribute.text) }
        write(inherited, as: isolationEscape(besides: inherited) + "required", to: &source)
      }
    }
    layout.finish(in: &source)
  }

  /// Writes unavailable overrides of the initializers of a superclass that are nonisolated. In a module that is isolated by
  /// default, the compiler (6.3.1) would isolate the inherited initializers, and then reject them.
  private func writeUnavailableInitializers(to source: inout SourceWriter) {
    guard let superclass = mock.superclass,
      mock.isolation != .nonisolated || superclass.isNonisolated
    else { return }
    var layout = ConditionalLayout()
    for inherited in inheritedInitializers
    where inherited.isDesignated && !inherited.isRequired && !inherited.isUnavailable
      && !inherited.isOnActor
      && (superclass.isNonisolated || inherited.isNonisolated && !inherited.isImplicit)
    {
      // Without a core, the mock already has an initializer without parameters.
      if !role.hasCore, !requiresPlainInitializer, inherited.declaration.parameters.isEmpty {
        continue
      }
      if overrides(inherited) { continue }
      layout.add(under: inherited.conditions, to: &source) { source in
        source.blank()
        source.line("@available(*, unavailable)")
        write(inherited, as: "nonisolated override", to: &source)
      }
    }
    layout.finish(in: &source)
  }

  /// Whether the mock must override the implicit initializer of a class on the main actor, which may be nonisolated.
  private var overridesImplicitInitializer: Bool {
    guard case .global = mock.isolation, let superclass = mock.superclass,
      !superclass.isNonisolated,
      !mock.isOfClass, !requiresPlainInitializer
    else { return false }
    return superclass.initializers.contains { $0.isImplicit && $0.isNonisolated }
  }

  /// The initializers of the superclass, except those that the protocol requires as well.
  private var inheritedInitializers: [MockSuperclass.Initializer] {
    let own = ownInitializers
    return (mock.superclass?.initializers ?? []).filter { !own.contains(where: $0.isSame) }
  }

  /// Writes an initializer with the declaration that it has in the superclass.
  private func write(
    _ inherited: MockSuperclass.Initializer, as modifiers: String, to source: inout SourceWriter
  ) {
    let signature = inherited.declaration.signature
    var opening = WrappableLine(
      "\(access)\(modifiers) init\(inherited.declaration.failability.rawValue)")
    signature.add(to: &opening, parameters: signature.arguments.map { $0.declaration() })
    opening.add(inherited.declaration.effects.text + signature.whereClause)
    let isPlain = !inherited.isDesignated && mock.superclass?.hasPlainInitializer ?? false
    source.block(opening) { source in
      // An unavailable initializer can call no unavailable one, and another initializer may lack arguments.
      guard inherited.isCallable || isPlain else { return source.line("Swift.fatalError()") }
      if role.hasCore { source.statement(placelessAssignment.besides(signature, names)) }
      source.line(signature.superCall(isPlain ? nil : inherited.declaration))
    }
  }

  /// The modifier that allows tests to create the mock outside of its global actor; empty if it is
  /// not needed, as for an actor.
  private var isolationEscape: String {
    // The initializer of an isolated superclass can only be called on the actor.
    if case .global = mock.isolation, mock.superclass?.isNonisolated ?? true {
      "nonisolated "
    } else {
      ""
    }
  }

  /// Whether the initializers of the class itself take its mode: those of a mock, and of a stub class only to differ from a
  /// requirement.
  var takesMode: Bool {
    role == .mock
      || mock.members.contains { blueprint in
        guard case .initializer(let declaration) = blueprint.member.kind else { return false }
        return declaration.parameters.map(\.label) == MockNames.place
      }
  }

  /// Returns the first statement of an initializer that takes the mode, and may know the position of its caller.
  private func assignment(_ mode: String, isPlaced: Bool) -> WrappableLine {
    assignment(
      [takesMode ? mode : ".lenient"] + (isPlaced ? MockNames.place : ["#filePath", "#line"]))
  }

  /// The first statement of an initializer with only the required parameters.
  var placelessAssignment: WrappableLine {
    assignment([role == .mock ? ".standard" : ".lenient", "#filePath", "#line"])
  }

  private func assignment(_ arguments: [String]) -> WrappableLine {
    var statement = WrappableLine("\(names.core) = \(names.spelled("MockCore"))")
    statement.addCall(["\"\(mock.name)\""] + arguments + [FailureSection.reporter])
    return statement
  }
}

extension MockSuperclass.Initializer {
  /// Whether the initializer states a global actor, as one of a class that is on none may.
  fileprivate var isOnActor: Bool { attributes.contains(where: \.isGlobalActor) }

  /// Whether the mock inherits the initializer as `required init?`, and tests do not create mocks
  /// with it, as with `init?(coder:)`.
  fileprivate var isInherited: Bool { isRequired && declaration.failability != .none }
}

extension Argument {
  /// The parameter in the mock's own declaration; an optional parameter has the default `nil`.
  fileprivate var optionalDeclaration: String {
    guard case .optional = parameter.type, !parameter.isInout else { return declaration() }
    return declaration() + " = nil"
  }
}

extension WrappableLine {
  /// Returns an assignment to the state of a mock in an initializer, of which a parameter may have the name of the state.
  fileprivate func besides(_ signature: Signature, _ names: MockNames) -> WrappableLine {
    signature.arguments.core(names.core) == names.core
      ? self : WrappableLine("self.").appending(self)
  }
}
