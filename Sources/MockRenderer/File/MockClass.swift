import DeclarationModel
import MockResolver
import SourceWriting

/// The class or actor that stands in for a protocol.
struct MockClass {
  private let mock: MockBlueprint

  init(_ mock: MockBlueprint) {
    self.mock = mock
  }

  private var names: MockNames { mock.names }

  private var hasStatics: Bool { mock.members.contains(where: \.member.isStatic) }

  func write(to source: inout SourceText) {
    for attribute in mock.attributes { source.line(attribute.text) }
    if case .global(let attribute) = mock.isolation { source.line(attribute.text) }
    source.block(opening) { source in
      for alias in mock.typeAliases {
        source.line("typealias \(alias.name) = \(alias.type.text)")
      }
      writeCore(to: &source)
      writeImplementations(to: &source)
      source.blank()
      source.add(MembersType(mock, isStatic: false))
      if hasStatics {
        source.blank()
        source.add(MembersType(mock, isStatic: true))
      }
    }
  }

  private var opening: Statement {
    let keyword =
      switch mock.isolation {
      case .nonisolated: "nonisolated final class"
      case .global: "final class"
      case .instance: "actor"
      }
    var statement = Statement("\(keyword) \(Identifier.escaped(mock.name))")
    if !mock.generics.isEmpty {
      statement.addDeclaration("<", mock.generics.map(\.text), ">")
    }
    let parents =
      [mock.superclass, Identifier.escaped(mock.protocolName)]
      + [names.spelled("StubVerifyMock"), hasStatics ? names.spelled("StubVerifyStatics") : nil]
    statement.add(": " + parents.compactMap { $0 }.joined(separator: ", ") + mock.whereClause)
    return statement
  }

  private func writeCore(to source: inout SourceText) {
    source.blank()
    let core = names.spelled("MockCore")
    let alias = names.fulfilling("mock", of: "StubVerifyMock", as: names.core)
    let escape = mock.isolation == .nonisolated ? "" : "nonisolated "
    source.line("\(alias)\(escape)let \(names.core): \(core)")
    source.blank()
    let parameters =
      ["_ mode: \(names.spelled("MockMode")) = .strict"] + names.placeParameters
    var opening = Statement("\(isolationEscape)init")
    opening.addDeclaration("(", parameters, ")")
    source.block(opening) { source in
      source.statement(assignment(["mode", "file", "line"]))
      if mock.superclass != nil { source.line("super.init()") }
    }
    guard hasStatics else { return }
    source.blank()
    let staticAlias = names.fulfilling("mock", of: "StubVerifyStatics", as: names.staticCore)
    let variable = "\(staticAlias)nonisolated static var \(names.staticCore): \(core)"
    source.block(Statement(variable)) { source in
      source.line(".statics(of: Self.self, #filePath, #line, reportMockFailure)")
    }
  }

  /// What lets the mock be made off its global actor; an actor can be made anywhere.
  private var isolationEscape: String {
    if case .global = mock.isolation { "nonisolated " } else { "" }
  }

  private func assignment(_ arguments: [String]) -> Statement {
    var statement = Statement("\(names.core) = \(names.spelled("MockCore"))")
    statement.addCall(["\"\(mock.name)\""] + arguments + ["reportMockFailure"])
    return statement
  }

  private func writeImplementations(to source: inout SourceText) {
    var layout = ConditionalLayout()
    for member in mock.members {
      layout.add(under: member.member.conditions, to: &source) { source in
        source.blank()
        source.add(
          Implementation(
            member, of: mock, initialization: assignment([".strict", "#filePath", "#line"])))
      }
    }
    layout.finish(in: &source)
  }
}

extension SourceText {
  mutating func add(_ type: MockClass) { type.write(to: &self) }
}
