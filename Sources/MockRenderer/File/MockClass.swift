import DeclarationModel
import MockResolver
import SourceWriting

/// Writes the class or actor that conforms to a protocol.
///
///     nonisolated final class MockClient: Client, StubVerifyMock {
///       let mock: MockCore
///
///       init(_ mode: MockMode = .standard, file: StaticString = #filePath, line: UInt = #line) {
///         mock = MockCore("MockClient", mode, file, line, MockFailureReporter.self)
///       }
///
///       var limit: Int { get { mock._get() } set { mock._set(newValue) } }
///       func cached(id: Int) -> User? { return mock._call(id) }
///       …
///     }
struct MockClass {
  /// The purpose of the class.
  enum Role: Equatable {
    /// A mock: tests stub and verify it.
    case mock
    /// A stub class: it answers with default values, and tests may subclass it unless it is final.
    case stub(isFinal: Bool)
    /// A mock with variables only; tests may subclass it unless it is final.
    case variables(isFinal: Bool)

    /// Whether the mock has the state of the run-time library.
    var hasCore: Bool { if case .variables = self { false } else { true } }
  }

  private let mock: MockBlueprint
  private let role: Role

  init(_ mock: MockBlueprint, role: Role = .mock) {
    self.mock = mock
    self.role = role
  }

  private var names: MockNames { mock.names }

  private var access: String { if case .stub = role { "" } else { mock.accessText } }

  private var isRecording: Bool {
    role == .mock && ForwardedProtocol(mock)?.isRecording ?? false
  }

  /// Whether the class contains Cuckoo's members, because an extension of a nested class does not
  /// see the names around that class.
  private var hasCuckooMembers: Bool {
    role == .mock && mock.extras.contains(.cuckoo) && !mock.enclosingTypes.isEmpty
  }

  func write(to source: inout SourceWriter) {
    for attribute in mock.attributes { source.line(attribute.text) }
    if case .global(let attribute) = mock.isolation { source.line(attribute.text) }
    source.block(opening) { source in
      for alias in mock.typeAliases {
        source.line("\(access)typealias \(alias.name) = \(alias.type.text)")
      }
      if role.hasCore { writeCore(to: &source) } else { writeInitializers(to: &source) }
      writeImplementations(to: &source)
      // Mocks can be compared on any executor; even static members of an actor are isolated to the
      // default actor of the module.
      IdentitySection(mock, isolation: mock.isolation.memberEscape).write(to: &source)
      guard role == .mock else { return }
      source.add(ChildrenType(mock))
      source.blank()
      source.add(MembersType(mock, .instance))
      if mock.hasStatics {
        source.blank()
        source.add(MembersType(mock, .statics))
      }
      if hasCuckooMembers {
        source.blank()
        CuckooSection(mock).writeMembers(to: &source)
      }
    }
  }

  private var opening: WrappableLine {
    let isOpen = role == .stub(isFinal: false) || role == .variables(isFinal: false)
    let final = isOpen ? "" : "final "
    let keyword =
      switch mock.isolation {
      case .nonisolated: "nonisolated \(final)class"
      case .global: "\(final)class"
      case .instance: "actor"
      }
    var statement = WrappableLine("\(access)\(keyword) \(Identifier.escaped(mock.name))")
    if !mock.generics.isEmpty {
      statement.addDeclaration("<", mock.generics.map(\.text), ">")
    }
    let library = mock.isOfClass ? "ClassMock" : isRecording ? "RecordingMock" : "StubVerifyMock"
    let parents =
      [
        mock.isOfClass ? mock.protocolText + mock.genericArguments : mock.superclass?.name,
        mock.isOfClass ? nil : conformanceIsolation + mock.protocolText,
        role == .mock ? names.spelled(library) : nil,
        hasCuckooMembers ? "CuckooMock" : nil,
        mock.isUncheckedSendable ? "@unchecked Sendable" : nil,
      ]
    statement.add(": " + parents.compactMap { $0 }.joined(separator: ", ") + mock.whereClause)
    return statement
  }

  /// The isolation of the conformance, such as `nonisolated ` or `@MainActor `, with a trailing
  /// space; empty if the compiler chooses it.
  private var conformanceIsolation: String {
    if mock.isNonisolatedConformance { return "nonisolated " }
    guard mock.isIsolatedConformance, case .global(let actor) = mock.isolation else { return "" }
    return actor.text + " "
  }

  private func writeCore(to source: inout SourceWriter) {
    source.blank()
    let core = names.spelled("MockCore")
    let escape = mock.isolation.memberEscape
    var parameters = names.placeParameters
    if role == .mock {
      let alias = names.fulfilling("mock", of: "StubVerifyMock", as: names.core)
      source.line("\(alias)\(access)\(escape)let \(names.core): \(core)")
    } else {
      source.line("\(escape)private let \(names.core): \(core)")
    }
    if takesMode {
      // Suites that come from another style expect default values, and so do those that use stub classes.
      let mode = role == .mock && !mock.styles.hasVariables ? ".standard" : ".lenient"
      parameters.insert("_ mode: \(names.spelled("MockMode")) = \(mode)", at: 0)
    }
    source.blank()
    if let superclass = mock.superclass, mock.isOfClass {
      source.add(ClassInitializers(mock, of: superclass, isStubClass: role != .mock))
      return writeStatics(to: &source)
    }
    if let superclass = mock.superclass, !superclass.hasPlainInitializer {
      for initializer in superclass.forwarded where !initializer.isInherited {
        write(initializer.declaration, passedOnBy: parameters, to: &source)
      }
    } else {
      var opening = WrappableLine("\(access)\(isolationEscape)init")
      opening.addDeclaration("(", parameters, ")")
      source.block(opening) { source in
        source.statement(assignment)
        if mock.superclass != nil { source.line("super.init()") }
      }
    }
    if let initializer = StyledInitializer(mock) {
      source.blank()
      initializer.write(isolation: isolationEscape, assignment: placelessAssignment, to: &source)
    }
    writeRequiredInitializers(to: &source)
    if mock.superclass?.isNonisolated ?? false { writeUnavailableInitializers(to: &source) }
    if overridesImplicitInitializer {
      var layout = ConditionalLayout()
      layout.add(under: Array(mock.clausesOfImplicitInitializer.prefix(1)), to: &source) { source in
        source.line("@available(*, unavailable)")
        source.line("nonisolated override init() { Swift.fatalError() }")
      }
      layout.finish(in: &source)
    }
    writeStatics(to: &source)
  }

  /// Writes the property with the state of the static requirements.
  private func writeStatics(to source: inout SourceWriter) {
    guard mock.hasStatics else { return }
    source.blank()
    let core = names.spelled("MockCore")
    guard role == .mock else {
      let variable = "nonisolated private static var \(names.statics): \(core)"
      return source.declaration(WrappableLine(variable)) { source in
        source.line("._statics(of: Self.self, \(FailureSection.reporter), .lenient)")
      }
    }
    let members = names.type("StaticMembers")
    let uses = [mock.stubbing, names.spelled("Verifying"), names.spelled("Listing")]
    var variable = WrappableLine("\(access)nonisolated static var \(names.statics): ")
    variable.add(names.spelled("MockedStatics"))
    variable.addDeclaration("<", uses.map { "\(members)<\($0)>" }, ">")
    source.declaration(variable) { $0.line(".init(of: Self.self, \(FailureSection.reporter))") }
  }

  /// Writes the initializers of a mock with variables only.
  private func writeInitializers(to source: inout SourceWriter) {
    source.blank()
    if let superclass = mock.superclass, !superclass.hasPlainInitializer {
      for initializer in superclass.forwarded
      where !initializer.isRequired && !ownInitializers.contains(where: initializer.isSame) {
        write(initializer.declaration, passedOnBy: [], to: &source)
      }
    } else if !requiresPlainInitializer {
      let inherited = mock.superclass?.initializers.first {
        $0.isDesignated && $0.declaration.parameters.isEmpty
      }
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
          source.line("\(access)\(isolationEscape)\(override)init() {\(call)}")
        }
      }
    }
    if let initializer = StyledInitializer(mock) {
      source.blank()
      initializer.write(isolation: isolationEscape, assignment: nil, to: &source)
    }
    writeRequiredInitializers(to: &source)
    if let superclass = mock.superclass, superclass.isNonisolated, superclass.hasPlainInitializer {
      writeUnavailableInitializers(to: &source)
    }
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

  /// Writes an initializer that passes its arguments to an initializer of the superclass.
  private func write(
    _ initializer: InitializerDeclaration, passedOnBy parameters: [String],
    to source: inout SourceWriter
  ) {
    let signature = initializer.signature
    let override = role.hasCore ? "" : "override "
    var opening = WrappableLine(
      "\(access)\(isolationEscape)\(override)init\(initializer.failability.rawValue)")
    signature.add(
      to: &opening, parameters: signature.arguments.map(\.optionalDeclaration) + parameters)
    opening.add(initializer.effects.text + signature.whereClause)
    source.block(opening) { source in
      if role.hasCore { source.statement(assignment) }
      source.line(signature.superCall(initializer))
    }
  }

  /// Writes the initializers that every subclass must have, except those that the protocol
  /// requires.
  private func writeRequiredInitializers(to source: inout SourceWriter) {
    for inherited in inheritedInitializers where inherited.isRequired {
      source.blank()
      for attribute in inherited.attributes { source.line(attribute.text) }
      write(inherited, as: "\(isolationEscape)required", to: &source)
    }
  }

  /// Writes unavailable overrides of the initializers of a nonisolated superclass. In a module that is isolated by
  /// default, the compiler (6.3.1) would isolate the inherited initializers, and then reject them.
  private func writeUnavailableInitializers(to source: inout SourceWriter) {
    for inherited in inheritedInitializers
    where inherited.isDesignated && !inherited.isRequired && !inherited.isUnavailable {
      // Without a core, the mock already has an initializer without parameters.
      if !role.hasCore, !requiresPlainInitializer, inherited.declaration.parameters.isEmpty {
        continue
      }
      source.blank()
      source.line("@available(*, unavailable)")
      write(inherited, as: "nonisolated override", to: &source)
    }
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
      if role.hasCore { source.statement(placelessAssignment) }
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
  private var takesMode: Bool {
    role == .mock
      || mock.members.contains { blueprint in
        guard case .initializer(let declaration) = blueprint.member.kind else { return false }
        return declaration.parameters.map(\.label) == ["file", "line"]
      }
  }

  /// The first statement of an initializer that knows the position of its caller.
  private var assignment: WrappableLine {
    assignment([takesMode ? "mode" : ".lenient", "file", "line"])
  }

  /// The first statement of an initializer with only the required parameters.
  private var placelessAssignment: WrappableLine {
    assignment([role == .mock ? ".standard" : ".lenient", "#filePath", "#line"])
  }

  private func assignment(_ arguments: [String]) -> WrappableLine {
    var statement = WrappableLine("\(names.core) = \(names.spelled("MockCore"))")
    statement.addCall(["\"\(mock.name)\""] + arguments + [FailureSection.reporter])
    return statement
  }

  private func writeImplementations(to source: inout SourceWriter) {
    var layout = ConditionalLayout()
    let isStub = if case .stub = role { true } else { false }
    let scope = ImplementationScope(
      mock, initialization: role.hasCore ? placelessAssignment : nil, isStubClass: isStub)
    source.blank()
    for member in mock.members {
      layout.add(under: member.member.conditions, to: &source) { source in
        source.member { $0.add(Implementation(member, in: scope)) }
      }
    }
    layout.finish(in: &source)
    if let target = scope.target {
      source.blank()
      source.add(ForwardingFunction(mock, target))
      if let calls = RecordedCalls(mock) {
        source.blank()
        calls.writeMethod(to: &source)
      }
    }
  }
}

extension MockSuperclass.Initializer {
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

extension SourceWriter {
  mutating func add(_ type: MockClass) { type.write(to: &self) }
}
