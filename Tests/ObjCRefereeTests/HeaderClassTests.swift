import EndToEndSupport
import Foundation
import ObjCReferee
import Testing

/// Checks the mocks of classes of headers, and of Swift classes and protocols that inherit from these, against the
/// classes that the compiler itself imports.
@Suite struct HeaderClassTests {
  private static let folder = Repository.root.appendingPathComponent("Fixtures/ObjectiveC")
  private static let header = folder.appendingPathComponent("LegacyService.h")
  private static let clients = folder.appendingPathComponent("LegacyClients.swift")

  private static let options = [
    [], ["--style", "spy"], ["--style", "handlers"],
    ["--forwarding", "--recording", "--stub-classes"],
  ]

  private func expectToCompile(
    _ inputs: [URL], _ arguments: [String], for target: String, besides files: [URL] = []
  ) async throws -> ProcessRun {
    let folder = try TemporaryFolder()
    let mocks = folder.url.appendingPathComponent("Mocks.swift")
    let run = try await Repository.kagemusha(
      ["generate", "--target", target, "--import", "LegacyService", "--output", mocks.path]
        + arguments + inputs.map(\.path))
    #expect(run.status == 0, "\(run.everything)")
    let referee = try await ImportReferee.shared(target: target)
    for language in [5, 6] {
      let check = try await referee.check(
        files + [mocks], against: Self.header, language: language)
      #expect(check.status == 0, "\(check.everything)")
    }
    return run
  }

  @Test(arguments: AppleToolchain.targets, options)
  func `mocks override the members of classes of headers`(
    _ target: String, _ options: [String]
  ) async throws {
    let run = try await expectToCompile(
      [Self.header], ["--classes", "*", "--protocols", "LABWorking"] + options, for: target)
    #expect(
      run.diagnostics.map { $0.components(separatedBy: " ").dropFirst().joined(separator: " ") }
        == [
          "warning 'LABSealed'", "warning 'LABFinal'", "warning 'LABBox' 'Element'",
        ], "\(run.everything)")
  }

  @Test(arguments: AppleToolchain.targets, options)
  func `mocks override what Swift classes inherit from a header`(
    _ target: String, _ options: [String]
  ) async throws {
    let run = try await expectToCompile(
      [Self.clients, Self.header],
      ["--classes", "*Client", "--classes", "Form", "--protocols", "*ing"] + options, for: target,
      besides: [Self.clients])
    #expect(run.errors == "7 mocks: 7 written\n", "\(run.everything)")
  }
}
