import DeclarationModel
import MockResolver
import SourceWriting

/// A class that answers every requirement of a protocol with default values, for tests that need
/// somebody to be there, or to subclass.
struct StubClassSection {
  private let mock: MockBlueprint
  private let name: String
  private let members: [MemberBlueprint]
  /// Whether nobody can inherit from it: what a `Self`, a `Sendable` or an initializer asks for.
  private let isFinal: Bool

  /// - Parameter mock: The mock; an actor has none, since nobody could inherit from it.
  init?(_ mock: MockBlueprint) {
    guard mock.isolation != .instance else { return nil }
    self.mock = mock
    let name = mock.protocolName + "Stub"
    self.name = name
    let renamed = mock.replacing([
      mock.name: .named(
        NamedType([.init(name, arguments: mock.generics.map { .name($0.name) })]))
    ])
    members = renamed.members
    let hasInitializer = mock.members.contains {
      if case .initializer = $0.member.kind { true } else { false }
    }
    isFinal = mock.isSendable || hasInitializer || renamed.members != mock.members
  }

  func write(to source: inout SourceWriter) {
    if mock.enclosingTypes.isEmpty {
      writeClass(to: &source)
    } else {
      let outer = mock.enclosingTypes.map(Identifier.escaped).joined(separator: ".")
      source.block(WrappableLine("extension \(outer)")) { writeClass(to: &$0) }
    }
  }

  private func writeClass(to source: inout SourceWriter) {
    for attribute in mock.attributes { source.line(attribute.text) }
    if case .global(let attribute) = mock.isolation { source.line(attribute.text) }
    source.block(opening) { source in
      for alias in mock.typeAliases {
        source.line("typealias \(alias.name) = \(alias.type.text)")
      }
      let core = mock.names.spelled("MockCore")
      source.line("\(isolationEscape)private let \(mock.names.core): \(core)")
      source.blank()
      let place = ["file: StaticString = #filePath", "line: UInt = #line"]
      var initializer = WrappableLine("\(isolationEscape)init")
      initializer.addDeclaration("(", place, ")")
      source.block(initializer) { source in
        source.statement(assignment(["file", "line"]))
        if mock.superclass != nil { source.line("super.init()") }
      }
      if members.contains(where: \.member.isStatic) {
        source.blank()
        let variable = "private static var \(mock.names.statics): \(core)"
        source.declaration(WrappableLine("nonisolated \(variable)")) { source in
          source.line("._statics(of: Self.self, \(FailureSection.reporter), .lenient)")
        }
      }
      writeMembers(to: &source)
    }
  }

  private var opening: WrappableLine {
    let isolation = mock.isolation == .nonisolated ? "nonisolated " : ""
    var statement = WrappableLine("\(isolation)\(isFinal ? "final " : "")class ")
    statement.add(Identifier.escaped(name))
    if !mock.generics.isEmpty {
      statement.addDeclaration("<", mock.generics.map(\.text), ">")
    }
    let parents = [mock.superclass?.name, mock.protocolText].compactMap { $0 }
    statement.add(": " + parents.joined(separator: ", ") + mock.whereClause)
    return statement
  }

  private var isolationEscape: String {
    if case .global = mock.isolation { "nonisolated " } else { "" }
  }

  private func assignment(_ place: [String]) -> WrappableLine {
    var statement = WrappableLine("\(mock.names.core) = \(mock.names.spelled("MockCore"))")
    statement.addCall(["\"\(name)\"", ".lenient"] + place + [FailureSection.reporter])
    return statement
  }

  private func writeMembers(to source: inout SourceWriter) {
    var layout = ConditionalLayout()
    let scope = ImplementationScope(
      mock, initialization: assignment(["#filePath", "#line"]), isStubClass: true)
    for member in members {
      layout.add(under: member.member.conditions, to: &source) { source in
        source.member { $0.add(Implementation(member, in: scope)) }
      }
    }
    layout.finish(in: &source)
  }
}

extension SourceWriter {
  mutating func add(_ section: StubClassSection) { section.write(to: &self) }
}
