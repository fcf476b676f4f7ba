import EndToEndSupport
import Foundation
import Testing

/// Tests the script of a Run Script phase in the environment that Xcode gives it.
struct BuildPhaseTests {
  @Test(arguments: [".local/bin", ".local/share/mise/shims", ".mint/bin"])
  func itFindsTheToolWherePackageManagersInstallIt(place: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("protocol Clock { func now() -> Int }\n", to: "My App/Clock.swift")
    let script = try await Repository.kagemusha(
      "xcode-script", "--output", "Mocks.swift", "My App", in: folder.url)
    let environment = [
      "HOME": folder.url.path, "PATH": "/usr/bin:/bin", "SRCROOT": folder.url.path,
      "KAGEMUSHA_CACHE_PATH": folder.url.appendingPathComponent("cache").path,
    ]
    func phase() async throws -> ProcessRun {
      try await ProcessRun("sh", ["-c", script.output], environment: environment)
    }
    let missing = try await phase()
    #expect(missing.status == 1)
    #expect(missing.errors.contains("error: cannot find 'kagemusha'"), "\(missing.everything)")
    let bin = folder.url.appendingPathComponent(place)
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: bin.appendingPathComponent("kagemusha"), withDestinationURL: Repository.tool)
    let found = try await phase()
    #expect(found.status == 0, "\(found.everything)")
    #expect(try folder.read("Mocks.swift").contains("class MockClock"))
  }
}
