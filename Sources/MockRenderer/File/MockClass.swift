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

  let mock: MockBlueprint
  let role: Role

  init(_ mock: MockBlueprint, role: Role = .mock) {
    self.mock = mock
    self.role = role
  }

  var names: MockNames { mock.names }
  var access: String { if case .stub = role { "" } else { mock.accessText } }

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
    if role == .mock {
      let alias = names.fulfilling("mock", of: "StubVerifyMock", as: names.core)
      source.line("\(alias)\(access)\(escape)let \(names.core): \(core)")
    } else {
      source.line("\(escape)private let \(names.core): \(core)")
    }
    source.blank()
    writeCoreInitializers(to: &source)
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

extension SourceWriter {
  mutating func add(_ type: MockClass) { type.write(to: &self) }
}
