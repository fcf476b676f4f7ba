import EndToEndSupport
import Foundation
import Testing

/// Compiles the names and types that templates see of every fixture protocol.
struct NamesOfFixturesTests {
  /// The protocols for which a template cannot write all requirements, by the names of fixtures, with the reason.
  private static let exceptions: [String: [String: String]] = [
    "ClosureForms": [
      "Failable": "the type of errors alone does not use a generic parameter",
      "Opaque": "an optional opaque result of a closure has no parentheses",
    ],
    "Closures": ["Closures": "an optional existential in a closure has no parentheses"],
    "Concurrency": [
      "Handing": "attributes come before 'sending'", "Sending": "attributes come before 'sending'",
    ],
    "Conditions": ["OnlyThere": "it is declared under a condition that does not hold"],
    "DeepMocks": [
      "Flagged": "it is declared under a condition that does not hold",
      "Showing": "it uses a type that is declared under a condition that does not hold",
    ],
    "HiddenNames": [
      "Host.Lodger": "the type in place of an associated type is named as inside the type around it"
    ],
    "Nesting": [
      "Delta.Secret.Delegate": "the type around it is private",
      "Hidden.Delegate": "the type around it is private",
    ],
    "Overloads": ["SendableOverloads": "attributes come before 'inout'"],
    "Packs": ["Packing": "'each' is not a part of the name of a generic parameter"],
    "Parameters": ["Unusual": "attributes come before 'nonisolated(nonsending)'"],
    "UnusualNames": ["Moving": "two parameters have one name"],
  ]

  @Test(arguments: ProtocolFixtureTests.names)
  func namesAndTypesOfProtocolsCompile(fixture: String) async throws {
    let exceptions = (Self.exceptions[fixture] ?? [:]).keys.sorted()
    let list = exceptions.map { "/\($0)/" }.joined()
    let check = try await compile(fixture, "list=/\(list)")
    #expect(check.status == 0, "\(check.everything)")
    for name in exceptions {
      let check = try await compile(fixture, "isListed,list=/\(name)/")
      #expect(check.status != 0, "\(name) is no exception any more")
    }
  }

  /// Compiles the protocols of a fixture with what the template prints for some of them.
  private func compile(_ fixture: String, _ argument: String) async throws -> ProcessRun {
    let sources = Repository.root.appendingPathComponent("Fixtures/Protocols/\(fixture)/Protocols")
    let folder = try TemporaryFolder()
    try folder.write(NamesTemplate.text, to: "Names.stencil")
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "sourcery", "-q", "--sources", sources.path, "--templates", "Names.stencil", "--output",
        "NamesOfProtocols.swift", "--args", argument,
      ], in: folder.url)
    try #require(run.everything == "")
    let files = try FileManager.default.contentsOfDirectory(
      at: sources, includingPropertiesForKeys: nil)
    // Beyond types, the compiler crashes at a few local functions.
    return try await SwiftCompiler.wholeModule(
      ["-typecheck", "-parse-as-library", "-swift-version", "6", "-suppress-warnings"]
        + files.map(\.path).sorted() + ["NamesOfProtocols.swift"], in: folder.url)
  }
}
