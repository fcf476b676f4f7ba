import EndToEndSupport
import Foundation
import Testing

/// The mocks that `CuckooCompatibilityTests` uses, which the tool must print.
struct CuckooGoldenTests {
  private static let folder = Repository.root.appendingPathComponent(
    "Tests/CuckooCompatibilityTests")
  private static let mocks = folder.appendingPathComponent("Mocks/Mocks.swift")
  private static let protocols = folder.appendingPathComponent("Protocols/Library.swift")

  @Test func mocksArePrintedByteForByte() async throws {
    let run = try await Repository.kagemusha(
      "generate", "--cuckoo", Self.protocols.path, "--stdout")
    #expect(run.status == 0, "\(run.errors)")
    try Golden.expect(run.output, at: Self.mocks)
  }

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func theyCompile(mode: SwiftCompiler.Mode) async throws {
    let run = try await SwiftCompiler(mode).check([Self.protocols, Self.mocks])
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func aMarkAsksForForwardingOfOneProtocol() async throws {
    let folder = try TemporaryFolder()
    let source = folder.url.appendingPathComponent("P.swift")
    try Data(
      """
      // kagemusha: mock, forwarding
      protocol P { func f() }
      protocol Q { func f() }
      """.utf8
    ).write(to: source)
    let run = try await Repository.kagemusha("generate", source.path, "--stdout")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("func forward(to real: any P,"))
    #expect(!run.output.contains("any Q"))
    let stubs = try await Repository.kagemusha(
      "generate", "--stub-classes", source.path, "--stdout")
    #expect(stubs.output.contains("class QStub: Q {"))
    #expect(!stubs.output.contains("CuckooMock"))
  }
}
