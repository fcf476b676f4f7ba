import DeclarationModel
import MockResolver
import SourceWriting

/// Writes the type with the child mocks that answer for a mock, under the names of the
/// requirements.
///
///     var mocks: Mocks { Mocks(mock: mock) }
///
///     struct Mocks {
///       let mock: MockCore
///
///       var client: MockClient { mock._child("client", MockClient.init) }
///     }
struct ChildrenType {
  private let mock: MockBlueprint

  init(_ mock: MockBlueprint) {
    self.mock = mock
  }

  func write(to source: inout SourceWriter) {
    let members = mock.members.filter { $0.child != nil }
    guard !members.isEmpty else { return }
    let names = mock.names
    let type = names.type("Mocks")
    source.blank()
    source.line(
      "\(mock.accessText)\(mock.isolation.memberEscape)var \(names.children): \(type) { \(type)(\(names.core): \(names.core)) }"
    )
    source.blank()
    source.block(WrappableLine("\(mock.accessText)\(mock.isolation.globalEscape)struct \(type)")) {
      source in
      source.line("let \(names.core): \(names.spelled("MockCore"))")
      var layout = ConditionalLayout()
      for member in members {
        layout.add(under: member.member.conditions, to: &source) { write(member, to: &$0) }
      }
      layout.finish(in: &source)
    }
  }

  private func write(_ blueprint: MemberBlueprint, to source: inout SourceWriter) {
    guard let child = blueprint.child else { return }
    source.blank()
    for attribute in blueprint.member.matcherAttributes { source.line(attribute.text) }
    let name = Identifier.escaped(child.name)
    let type = child.type.text
    var value = WrappableLine("\(mock.names.core)._child")
    value.addCall(["\"\(blueprint.identifier)\"", "\(type).init"])
    let line = WrappableLine("\(mock.accessText)var \(name): \(type) { ").appending(value)
      .appending(
        WrappableLine(" }"))
    source.statement(line)
  }
}

extension SourceWriter {
  mutating func add(_ type: ChildrenType) { type.write(to: &self) }
}
