import EndToEndSupport
import Foundation
import Testing

/// Tests a mock that records a real object into a file, and a mock that answers from the file.
struct RecordingTests {
  private static let fixture = Repository.root.appendingPathComponent("Fixtures/Recording")
  private static let protocols = fixture.appendingPathComponent("Protocols.swift")

  private func mocks() async throws -> String {
    let run = try await Repository.kagemusha("generate", Self.protocols.path, "--stdout")
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test func mocksAreAsRecorded() async throws {
    try Golden.expect(try await mocks(), at: Self.fixture.appendingPathComponent("Mocks.swift"))
  }

  @Test func mocksCompileInAModuleOfTheMainActor() async throws {
    let run = try await SwiftCompiler(.mainActor).check(
      [Self.protocols, Self.fixture.appendingPathComponent("Mocks.swift")])
    #expect(run.status == 0, "\(run.everything)")
  }

  @Test(arguments: [SwiftCompiler.Mode.swift5, .swift6])
  func whatIsReplayedIsWhatWasRecorded(mode: SwiftCompiler.Mode) async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Recordings/client.json")
    let run = try await SwiftCompiler(mode).run(
      [Self.protocols, Self.fixture.appendingPathComponent("Mocks.swift"), Self.program],
      modules: ["Kagemusha", "KagemushaJSON"], arguments: [file.path])
    #expect(run.status == 0, "\(run.everything)")
    let halves = run.output.components(separatedBy: "replay\n")
    try #require(halves.count == 2, "\(run.everything)")
    #expect(halves[0] == halves[1])
    #expect(halves[0].split(separator: "\n").count == 14)
    #expect(!run.output.contains("failure:"))
    try Golden.expect(
      try String(contentsOf: file, encoding: .utf8),
      at: Self.fixture.appendingPathComponent("client.json"))
  }

  private static let program = fixture.appendingPathComponent("Program.swift")

  @Test func aMockThatCannotRecordSaysHowItCould() async throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("protocol Plain { func f() }\n", to: "Plain.swift")
    let run = try await Repository.kagemusha("generate", source.path, "--stdout", "--quiet")
    let program = try folder.write(
      "import KagemushaJSON\nfunc f(_ mock: MockPlain) { mock.record(into: \"a.json\") }\n",
      to: "Use.swift")
    let check = try await SwiftCompiler(.swift6).check(
      [source, folder.write(run.output, to: "Mocks.swift"), program])
    #expect(check.status != 0)
    #expect(
      check.errors.contains(
        "say 'recording: true' in the configuration, or '// kagemusha: mock, recording' before"))
  }
}
