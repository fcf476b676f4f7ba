import EndToEndSupport
import Foundation
import Testing

/// Tests failures of Swift Testing in a process like Xcode's, which may run tests of XCTest as
/// well.
struct XcodeProcessTests {
  private static let fixture = Repository.root.appendingPathComponent("Fixtures/XcodeTests")

  @Test func noFailureOfAnotherThreadIsLost() async throws {
    let protocols = Self.fixture.appendingPathComponent("Protocols.swift")
    let mocks = try await Repository.kagemusha("generate", protocols.path, "--stdout", "--quiet")
    let folder = try TemporaryFolder()
    let run = try await SwiftCompiler(.swift6).run(
      [
        protocols, try folder.write(mocks.output, to: "Mocks.swift"),
        Self.fixture.appendingPathComponent("Program.swift"),
      ], environment: ["XCTestConfigurationFilePath": folder.url.path])
    #expect(run.status == 1, "\(run.everything)")
    let issues = run.everything.split(separator: "\n").filter { $0.contains("recorded an issue") }
    #expect(issues.count == 2, "\(run.everything)")
    for line in [8, 13] {
      #expect(issues.count { $0.contains(" at Program.swift:\(line):") } == 1, "\(issues)")
    }
    let notes = run.errors.split(separator: "\n").filter { $0.contains(": note: ") }
    #expect(notes.count == 1, "\(run.errors)")
    #expect(
      notes.first?.hasSuffix(
        "/Program.swift:23: note: MockWorker.work(_:) was called, but no stub matches; this thread has no test, "
          + "so that only a running XCTest case fails") == true, "\(notes)")
  }
}
