import EndToEndSupport
import Foundation
import Testing

/// Tests fixtures and factories for targets whose default isolation is the main actor.
struct IsolatedTargetTests {
  private static let models = """
    import Foundation
    protocol Service {}
    struct Model: Equatable { var id: Int }
    struct Callback { var action: () -> Void; var later: (@Sendable () -> Void)? }
    struct Pair { var model: Model; var names: [String: Int] }
    final class Session { init() {} }
    struct Screen { var session: Session }
    struct Failure: Error { init(code: Int) {} }
    nonisolated struct Free { init(code: Int) {} }
    enum Space { struct Inner { init(code: Int) {} } }
    """

  private static func isolation(_ isMainActor: Bool) -> [String] {
    isMainActor ? ["-default-isolation", "MainActor"] : []
  }

  @Test(arguments: [true, false], [true, false])
  func fixturesCompile(isAppIsolated: Bool, areTestsIsolated: Bool) async throws {
    let types = "[Model, Callback, Pair, Session, Failure, Free, Space.Inner]"
    let setting = isAppIsolated ? ".defaultIsolation(MainActor.self)" : ""
    let folder = try TemporaryFolder()
    try folder.write(Self.models, to: "Sources/App/Models.swift")
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App", targets: [.target(name: "App", swiftSettings: [\(setting)])])
      """, to: "Package.swift")
    try folder.write(
      """
      fixtures:
        - {sources: Sources/App, types: \(types), output: Fixtures.swift, testableImports: App, defaultValues: true}
      factories:
        - {sources: Sources/App, types: [Screen], output: Factories.swift, testableImports: App}
      """, to: ".kagemusha.yml")
    let app = try await SwiftCompiler(.swift6).module(
      "App", of: [folder.url.appendingPathComponent("Sources/App/Models.swift")],
      options: ["-enable-testing"] + Self.isolation(isAppIsolated), in: folder)
    try #require(app.status == 0, "\(app.everything)")
    let run = try await ProcessRun(Repository.tool.path, ["generate"], in: folder.url)
    #expect(run.status == 0 && run.diagnostics == [], "\(run.everything)")
    let uses = try folder.write(
      """
      @testable import App
      nonisolated func use() -> [Any] { [Model.mock(), Pair.mock(), Failure.mock(), Free.mock()] }
      @MainActor func useOnActor() -> [Any] { [Callback.mock(), Session.mock(), Screen.mock()] }
      """, to: "Uses.swift")
    let files = ["Fixtures.swift", "Factories.swift"].map { folder.url.appendingPathComponent($0) }
    let compiled = try await SwiftCompiler(.swift6).check(
      files + [uses], options: ["-I", folder.url.path] + Self.isolation(areTestsIsolated))
    #expect(compiled.status == 0, "\(compiled.everything)")
  }
}
