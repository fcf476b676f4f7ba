import DeclarationModel
import MockResolver
import SourceWriting

/// `stub`, `verify` and `calls` for the static side of one mock.
///
/// They take just its type: generic ones in the library would compete with those for instances, and
/// spoil the compiler's message for a misspelled member of any mock.
struct StaticFunctions {
  private let mock: MockBlueprint
  private let type: String

  init(_ mock: MockBlueprint) {
    self.mock = mock
    let names = (mock.enclosingTypes + [mock.name]).map(Identifier.escaped)
    type = names.joined(separator: ".") + mock.genericArguments
  }

  func write(to source: inout SourceWriter) {
    let names = mock.names
    let place = names.placeParameters
    let selector = "\(names.spelled("MemberSelector"))(type.\(names.staticCore), file, line"
    write("stub", place, " -> \(type).\(names.type("StaticStubs"))", to: &source) { source in
      source.line("return .init(mock: \(selector)))")
    }
    source.blank()
    write(
      "stub",
      place + ["_ body: (\(type).\(names.type("StaticStubs"))) throws -> \(names.spelled("Void"))"],
      " rethrows", to: &source
    ) { source in
      source.line("try body(stub(type, file: file, line: line))")
    }
    source.blank()
    write(
      "verify", ["_ count: \(names.spelled("CallMatcher")) = times(1)"] + place,
      " -> \(type).\(names.type("StaticVerifies"))",
      to: &source
    ) { source in
      source.line("return .init(mock: \(selector), count))")
    }
    source.blank()
    write("calls", place, " -> \(type).\(names.type("StaticLists"))", to: &source) { source in
      source.line("return .init(mock: \(selector)))")
    }
  }

  private func write(
    _ name: String, _ parameters: [String], _ result: String, to source: inout SourceWriter,
    _ body: (inout SourceWriter) -> Void
  ) {
    var opening = WrappableLine("\(mock.accessText)nonisolated func \(name)")
    if !mock.generics.isEmpty {
      opening.add("<\(mock.generics.map(\.text).joined(separator: ", "))>")
    }
    opening.addDeclaration("(", ["_ type: \(type).Type"] + parameters, ")")
    opening.add(result + mock.whereClause)
    mock.availability.forEach { source.line($0) }
    source.block(opening, body)
  }
}

extension SourceWriter {
  mutating func add(_ functions: StaticFunctions) { functions.write(to: &self) }
}
