import DeclarationModel
import MockResolver
import SourceWriting

/// Writes one mock: its class, inside an extension if the protocol is nested, and the declarations
/// beside the class.
///
///     // MARK: - Screen.Delegate
///
///     extension Screen {
///       nonisolated final class MockDelegate: Delegate, StubVerifyMock { … }
///     }
struct MockSection {
  private let mock: MockBlueprint

  init(_ mock: MockBlueprint) {
    self.mock = mock
  }

  func write(to source: inout SourceWriter) {
    let name = mock.enclosingTypes.qualifying(mock.protocolName)
    source.line("// MARK: - \(name)")
    source.blank()
    writeAliases(to: &source)
    source.inOuterType(of: mock, writeClass)
    source.addSendability(of: mock)
    guard mock.usesLibrary else { return }
    if mock.extras.contains(.cuckoo), mock.enclosingTypes.isEmpty {
      source.blank()
      source.add(CuckooSection(mock))
    }
    if mock.extras.contains(.stubClass), let stub = StubClassSection(mock) {
      source.blank()
      source.add(stub)
    }
  }
}

extension MockSection {
  /// Writes the aliases of types that the mock hides.
  private func writeAliases(to source: inout SourceWriter) {
    guard !mock.outerAliases.isEmpty else { return }
    for alias in mock.outerAliases {
      for attribute in mock.availability { source.line(attribute) }
      let name = Identifier.escaped(alias.name)
      source.line("\(mock.accessText)typealias \(name) = \(alias.type.text)")
    }
    source.blank()
  }

  /// Writes the class and the declarations beside it.
  private func writeClass(to source: inout SourceWriter) {
    source.add(MockClass(mock, role: mock.usesLibrary ? .mock : .variables(isFinal: mock.isFinal)))
    guard mock.usesLibrary, let calls = RecordedCalls(mock) else { return }
    source.blank()
    source.add(calls)
  }
}

extension SourceWriter {
  mutating func add(_ section: MockSection) { section.write(to: &self) }

  /// Writes declarations inside an extension of the types around a mock, if there are any.
  mutating func inOuterType(of mock: MockBlueprint, _ body: (inout SourceWriter) -> Void) {
    guard !mock.enclosingTypes.isEmpty else { return body(&self) }
    let name = mock.outerNames.joined(separator: ".")
    for attribute in mock.outerAttributes { line(attribute.text) }
    block(WrappableLine("extension \(name)\(mock.outerRequirements.whereClause)"), body)
  }

  /// Adds the extension that states under which requirements the subclass of a class is `Sendable`.
  mutating func addSendability(of mock: MockBlueprint) {
    guard let requirements = mock.sendableRequirements else { return }
    let name = (mock.outerNames + [Identifier.escaped(mock.name)]).joined(separator: ".")
    blank()
    for attribute in mock.availability { line(attribute) }
    line("extension \(name): @unchecked Sendable\(requirements.whereClause) {}")
  }
}

extension MockBlueprint {
  /// Whether the text of the mock uses the run-time library.
  var usesLibrary: Bool { styles.contains(.stubVerify) || styles.isEmpty || isOfClass }

  /// Whether the class must be final, because a `Self`, `Sendable` or an initializer in the
  /// protocol requires it.
  var isFinal: Bool {
    isSendable || namesItself
      || members.contains { if case .initializer = $0.member.kind { true } else { false } }
  }

  /// The names of the types around the mock, outermost first, preceded by their module if they need
  /// a qualifier.
  var outerNames: [String] {
    ((outerModule.map { [$0] } ?? []) + enclosingTypes).map(Identifier.escaped)
  }

  /// Whether the mock has static members, and a place for their state.
  var hasStatics: Bool { members.contains(where: \.member.isStatic) }

  /// The generic arguments `<Key, Value>`; empty for a mock that is not generic.
  var genericArguments: String {
    generics.isEmpty ? "" : "<\(generics.map(\.name).joined(separator: ", "))>"
  }

  /// The protocol as the class names it.
  var protocolText: String { protocolType?.text ?? Identifier.escaped(protocolName) }

  /// The clause ` where Key.ID == Int`, with a leading space; empty for no constraints.
  var whereClause: String { requirements.whereClause }

  /// The modifier `public `, with a trailing space; empty for an internal mock.
  var accessText: String { access == .public ? "public " : "" }

  /// The `@available(…)` attributes, which are repeated on extensions of the mock.
  var availability: [String] {
    let own = attributes.availability
    return (outerAttributes.filter { !own.contains($0) } + own).map(\.text)
  }

  /// The type `any Error`, qualified if a type in or around the mock may also be called `Error`.
  var anyError: String {
    enclosingTypes.isEmpty ? "any \(names.spelled("Error"))" : "any Swift.Error"
  }

  /// The use for `stub`, which depends on whether stub bodies may run on any thread.
  var stubbing: String { names.spelled(isSendable ? "SendableStubbing" : "Stubbing") }
}

extension MockBlueprint.Isolation {
  /// The modifier that keeps a member of a mock off the mock's actor, with a trailing space; empty if there is none.
  var memberEscape: String { self == .nonisolated ? "" : "nonisolated " }

  /// The modifier that keeps a type or a function in a mock off the mock's global actor, with a trailing space; empty if
  /// there is none.
  var globalEscape: String { if case .global = self { "nonisolated " } else { "" } }
}

extension MockNames {
  /// Returns the spelling of a library type, qualified with its module if its name alone refers to
  /// another type.
  func spelled(_ type: String) -> String {
    guard qualified.contains(type) else { return type }
    return (MockVocabulary.library.contains(type) ? "Kagemusha." : "Swift.") + type
  }

  /// Returns the attribute that makes a member satisfy a requirement of the library under another
  /// name, with a trailing space; empty if the names are equal.
  ///
  /// In Swift, only this attribute, which the standard library uses as well, can give a name two
  /// meanings in one type.
  func fulfilling(_ requirement: String, of library: String, as name: String) -> String {
    requirement == name ? "" : "@_implements(\(spelled(library)), \(requirement)) "
  }

  /// Returns the spelling of a result in matchers and recorded calls.
  func result(_ recorded: TypeReference) -> String {
    recorded == .void ? spelled("Void") : recorded.text
  }

  /// The names of the parameters for the position at which a test uses a mock.
  static let place = ["file", "line"]

  /// Returns whether parameters have the names of those for the position at which a test uses a mock.
  static func hasPlace(_ parameters: [Parameter]) -> Bool {
    parameters.contains { place.contains($0.name) || place.contains($0.label ?? "") }
  }

  /// The parameters for the position at which a test uses a mock.
  var placeParameters: [String] {
    [
      "file: \(spelled("StaticString")) = #filePath", "line: \(spelled("UInt")) = #line",
    ]
  }
}
