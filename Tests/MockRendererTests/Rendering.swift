import DeclarationModel
import MockResolver
import Testing

@testable import MockRenderer
@testable import SwiftScanner

/// The lines of the mock of `P`, which has some members and a head of its own, without indentation.
func mock(
  _ members: String, head: String = "protocol P", also: String = "",
  _ change: (inout MockBlueprint) -> Void = { _ in }
) throws -> [String] {
  let text = "\(head) {\n\(members)\n}\n\(also)\n"
  let file = SwiftScanner().scan(SourceFile(path: "P.swift", bytes: Array(text.utf8)))
  #expect(file.diagnostics.isEmpty)
  let resolution = MockResolver(files: [file], naming: MockNaming()).resolve(ProtocolSelection())
  var blueprint = try #require(resolution.mocks.first { $0.protocolName == "P" })
  change(&blueprint)
  return MockRenderer().render(blueprint).split(separator: "\n").map { line in
    String(line.drop { $0 == " " })
  }
}
