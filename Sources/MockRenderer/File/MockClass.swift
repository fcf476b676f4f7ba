import DeclarationModel
import MockResolver
import SourceWriting

/// The class or actor that stands in for a protocol.
struct MockClass {
  private let mock: MockBlueprint

  init(_ mock: MockBlueprint) {
    self.mock = mock
  }

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
      writeIdentity(to: &source)
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
      [
        mock.superclass,
        (mock.isNonisolatedConformance ? "nonisolated " : "")
          + Identifier.escaped(mock.protocolName),
        "StubVerifyMock",
      ]
      + [hasStatics ? "StubVerifyStatics" : nil]
    statement.add(": " + parents.compactMap { $0 }.joined(separator: ", ") + mock.whereClause)
    return statement
  }

  private func writeCore(to source: inout SourceText) {
    source.blank()
    source.line("\(mock.isolation == .nonisolated ? "" : "nonisolated ")let mock: MockCore")
    source.blank()
    let parameters = [
      "_ mode: MockMode = .standard", "file: StaticString = #filePath", "line: UInt = #line",
    ]
    var opening = Statement("\(isolationEscape)init")
    opening.addDeclaration("(", parameters, ")")
    source.block(opening) { source in
      source.statement(assignment(["mode", "file", "line"]))
      if mock.superclass != nil { source.line("super.init()") }
    }
    guard hasStatics else { return }
    source.blank()
    source.block(Statement("nonisolated static var mock: MockCore")) { source in
      source.line(".statics(of: Self.self, #filePath, #line, reportMockFailure)")
    }
  }

  /// Two mocks are equal if they are one.
  private func writeIdentity(to source: inout SourceText) {
    guard let identity = mock.identity else { return }
    let name = Identifier.escaped(mock.name)
    let isolation = isolationEscape
    source.blank()
    source.block(Statement("\(isolation)static func == (left: \(name), right: \(name)) -> Bool")) {
      $0.line("left === right")
    }
    guard identity == .hashable else { return }
    source.blank()
    let escape = mock.isolation == .instance ? "nonisolated " : isolation
    source.block(Statement("\(escape)func hash(into hasher: inout Hasher)")) {
      $0.line("hasher.combine(ObjectIdentifier(self))")
    }
  }

  /// What lets the mock be made off its global actor; an actor can be made anywhere.
  private var isolationEscape: String {
    if case .global = mock.isolation { "nonisolated " } else { "" }
  }

  private func assignment(_ arguments: [String]) -> Statement {
    var statement = Statement("mock = MockCore")
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
            member, initialization: assignment([".standard", "#filePath", "#line"]),
            superclass: mock.superclass, target: ForwardedProtocol(mock)))
      }
    }
    layout.finish(in: &source)
    if let target = ForwardedProtocol(mock) {
      source.blank()
      source.add(ForwardingFunction(mock, target))
    }
  }
}

extension SourceText {
  mutating func add(_ type: MockClass) { type.write(to: &self) }
}
