import EndToEndSupport
import Foundation
import Testing

/// Tests the mocks that the tool generates for Xcode projects without a configuration, compiled
/// like their test targets.
struct XcodeProjectMockTests {
  /// A module of a target or a package.
  private struct Module {
    var name: String
    var mode = SwiftCompiler.Mode.swift5
    var files: [String]
  }

  private func expectMocks(
    of project: String, in output: String, modules: [Module], told: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let folder = try TemporaryFolder()
    let place = try folder.copy(
      Repository.root.appendingPathComponent("Fixtures/XcodeProjects/\(project)"), to: project)
    let run = try await Repository.kagemusha(
      "generate", in: place,
      environment: ["KAGEMUSHA_CACHE_PATH": folder.url.appendingPathComponent("cache").path])
    #expect(
      run.status == 0 && run.errors.contains(told), "\(run.everything)",
      sourceLocation: sourceLocation)
    for module in modules {
      let files = module.files.map(place.appendingPathComponent)
      let run = try await SwiftCompiler(module.mode).module(
        module.name, of: files, options: ["-enable-testing"], in: folder)
      try #require(run.status == 0, "\(run.everything)", sourceLocation: sourceLocation)
    }
    let mocks = place.appendingPathComponent(output)
    for mode in SwiftCompiler.Mode.allCases {
      let tests = try await SwiftCompiler(mode).module("Tests", of: [mocks], in: folder)
      #expect(
        tests.status == 0, "\(mode): \(tests.everything)", sourceLocation: sourceLocation)
    }
  }

  @Test func groups() async throws {
    try await expectMocks(
      of: "Groups", in: "My Shop Tests/GeneratedMocks+Shop.swift",
      modules: [
        Module(name: "Core", files: ["Core/Core.swift"]),
        Module(name: "Shop", files: ["My Shop/Cart.swift", "Shared Code/Price.swift"]),
      ], told: "mocks of 'My Shop' for 'My Shop Tests', as 'My Shop.xcodeproj' has them\n1 mock: ")
  }

  @Test func folders() async throws {
    try await expectMocks(
      of: "Folders", in: "WeatherTests/GeneratedMocks+Weather.swift",
      modules: [
        Module(
          name: "Weather", mode: .mainActor,
          files: ["Weather/Forecast.swift", "WeatherWidget/Snapshot.swift"])
      ], told: "mocks of 'Weather' for 'WeatherTests', as 'Weather.xcodeproj' has them\n2 mocks: ")
  }

  @Test func packages() async throws {
    try await expectMocks(
      of: "Packages", in: "NotesTests/GeneratedMocks+Notes.swift",
      modules: [
        Module(name: "NotesKit", files: ["NotesKit/Sources/NotesKit/Archive.swift"]),
        Module(name: "Notes", files: ["Notes/Editor.swift"]),
      ], told: "mocks of 'Notes' for 'NotesTests', as 'Notes.xcodeproj' has them\n1 mock: ")
  }
}
