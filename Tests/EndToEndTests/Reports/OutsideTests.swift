import EndToEndSupport
import Foundation
import Testing

/// Tests failures without a test framework: in an executable, such as an app or a preview.
@Suite(.serialized) struct OutsideTests {
  private static let unstubbed = """
    MockWeather.temperature(at:) was called, but no stub matches
      received  temperature(at: "Kyoto")
      stubs     none for temperature(at:)
      made      MockWeather   Program.swift:10
      hint      stub(mock).temperature(at: any()).then { … }, or make the mock .lenient
    """

  @Test func theHandlerGetsEachFailureOnce() async throws {
    let run = try await run("handler")
    #expect(run.status == 0, "\(run.everything)")
    #expect(run.output.hasPrefix("Program.swift: \(Self.unstubbed)\n\n0\n"))
    let failures = run.output.split(separator: "\n").filter { $0.hasPrefix("Program.swift: ") }
    let name = "Program.swift: MockWeather.temperature(at:)"
    #expect(
      failures == [
        "\(name) was called, but no stub matches",
        "\(name): wanted 1 call, got 0; nearest call #1 differs in at",
        "\(name) was called, but no stub matches",
        "\(name) was called, but no stub matches",
        "\(name) was stubbed, but the stub answered no call",
      ])
    #expect(run.output.hasSuffix("done\n"))
    let warnings = run.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("/Program.swift:18: warning: MockWeather.temp") == true)
  }

  @Test func withoutAHandlerTheProcessStopsWithTheText() async throws {
    let run = try await run("default")
    #expect(run.status > 128)
    #expect(
      run.errors.contains("/Program.swift:10: Fatal error: \(Self.unstubbed)\n"), "\(run.errors)")
    #expect(run.output == "")
  }

  @Test func theHandlerHearsOfItBeforeTheProcessStops() async throws {
    let run = try await run("stop")
    #expect(run.status > 128)
    let text = "MockWeather.report() was called, but no stub matches"
    #expect(run.output.contains("handled: \(text)\n"), "\(run.everything)")
    #expect(run.errors.contains("Fatal error: \(text)\n"))
    #expect(run.errors.contains("  stopped   Report has no default value to go on with; stub the"))
    #expect(!run.output.contains("unreachable"))
  }

  @Test(
    arguments: [
      (
        "foreign",
        """
        MockWeather: a value of type 'String' was forwarded as 'Int'; call forward(to:) with an \
        object of the mock's own associated types
        """
      ),
      ("private", "MockWeather has no stored property 'nothing'"),
      (
        "noDefault",
        """
        'Report' has no default value; call DefaultValueRegistry.register(value:forType:) first
        """
      ),
    ])
  func whatHasNoValueIsReportedBeforeTheProcessStops(reason: String, text: String) async throws {
    let run = try await run(reason)
    #expect(run.status > 128)
    #expect(run.output.hasPrefix("handled: \(text)"), "\(run.everything)")
    #expect(run.errors.contains("Fatal error: \(text)"), "\(run.errors)")
    #expect(!run.output.contains("unreachable"))
  }

  private func run(_ argument: String) async throws -> ProcessRun {
    let fixture = Repository.root.appendingPathComponent("Fixtures/OutsideTests")
    let protocols = fixture.appendingPathComponent("Protocols.swift")
    let mocks = try await Repository.kagemusha("generate", protocols.path, "--stdout", "--quiet")
    let folder = try TemporaryFolder()
    let program = ["Program.swift", "DefaultReport.swift"].map(fixture.appendingPathComponent)
    return try await SwiftCompiler(.swift6).run(
      [protocols, try folder.write(mocks.output, to: "Mocks.swift")] + program,
      modules: ["Kagemusha", "CuckooCompatibility"], arguments: [argument],
      environment: ["SWIFT_BACKTRACE": "enable=no"])
  }
}
