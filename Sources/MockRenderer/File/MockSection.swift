import DeclarationModel
import MockResolver
import SourceWriting

/// One mock: its class, inside the types it is nested in, and the functions for its static side.
struct MockSection {
  private let mock: MockBlueprint

  init(_ mock: MockBlueprint) {
    self.mock = mock
  }

  func write(to source: inout SourceWriter) {
    let name = (mock.enclosingTypes + [mock.protocolName]).joined(separator: ".")
    source.line("// MARK: - \(name)")
    source.blank()
    if mock.enclosingTypes.isEmpty {
      writeClass(to: &source)
    } else {
      let outer = mock.outerNames.joined(separator: ".")
      for attribute in mock.outerAttributes { source.line(attribute.text) }
      source.block(WrappableLine("extension \(outer)")) { writeClass(to: &$0) }
    }
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
  /// Writes the class, and what stands beside it.
  private func writeClass(to source: inout SourceWriter) {
    source.add(MockClass(mock, role: mock.usesLibrary ? .mock : .variables(isFinal: mock.isFinal)))
    guard mock.usesLibrary, let calls = RecordedCalls(mock) else { return }
    source.blank()
    source.add(calls)
  }
}

extension SourceWriter {
  mutating func add(_ section: MockSection) { section.write(to: &self) }
}

extension MockBlueprint {
  /// Whether its text needs the run-time library.
  var usesLibrary: Bool { styles.contains(.stubVerify) || styles.isEmpty }

  /// Whether nothing can inherit from it: what a `Self`, a `Sendable` or an initializer asks for.
  var isFinal: Bool {
    isSendable || namesItself
      || members.contains { if case .initializer = $0.member.kind { true } else { false } }
  }

  /// The names of the types around it, outermost first, after that of their module where that must be told.
  var outerNames: [String] {
    ((outerModule.map { [$0] } ?? []) + enclosingTypes).map(Identifier.escaped)
  }

  /// `<Key, Value>`; empty for a mock that is not generic.
  var genericArguments: String {
    generics.isEmpty ? "" : "<\(generics.map(\.name).joined(separator: ", "))>"
  }

  /// The protocol, as a declaration names it.
  var protocolText: String { protocolType?.text ?? Identifier.escaped(protocolName) }

  /// ` where Key.ID == Int`, with its leading space; empty for none.
  var whereClause: String { requirements.whereClause }

  /// `public `, with its trailing space; empty for what its module alone sees.
  var accessText: String { access == .public ? "public " : "" }

  /// The attributes that repeat where the mock is used: `@available(…)`.
  var availability: [String] {
    let own = attributes.availability
    return (outerAttributes.filter { !own.contains($0) } + own).map(\.text)
  }

  /// `any Error`, qualified where a type of the mock or around it may be called `Error`, too.
  var anyError: String {
    enclosingTypes.isEmpty ? "any \(names.spelled("Error"))" : "any Swift.Error"
  }

  /// Whether stub bodies may run on any thread.
  var stubbing: String { names.spelled(isSendable ? "SendableStubbing" : "Stubbing") }
}

extension [GenericRequirement] {
  /// ` where T: P`, with its leading space; empty for none.
  var whereClause: String {
    isEmpty ? "" : " where \(map(\.text).joined(separator: ", "))"
  }
}

extension MockNames {
  /// A type of the vocabulary, with its module where its name alone means another.
  func spelled(_ type: String) -> String {
    guard qualified.contains(type) else { return type }
    return (MockVocabulary.library.contains(type) ? "Kagemusha." : "Swift.") + type
  }

  /// What says that a member fulfils a requirement of the library under another name, with its trailing
  /// space; empty where it has the same.
  ///
  /// Swift has no other way to give one name two meanings in one type than this attribute, which the
  /// standard library uses, too.
  func fulfilling(_ requirement: String, of library: String, as name: String) -> String {
    requirement == name ? "" : "@_implements(\(spelled(library)), \(requirement)) "
  }

  /// The result of a requirement as matchers and recorded calls name it.
  func result(_ recorded: TypeReference) -> String {
    recorded == .void ? spelled("Void") : recorded.text
  }

  /// The parameters that say where a test names a mock.
  var placeParameters: [String] {
    [
      "file: \(spelled("StaticString")) = #filePath", "line: \(spelled("UInt")) = #line",
    ]
  }
}
