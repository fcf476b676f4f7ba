import EndToEndSupport
import Foundation
import Testing

/// Tests packages of several targets with settings of their own, whose sources are read for each other.
struct SeveralTargetTests {
  /// The ways in which the sources of the target `Feed` are read for those of `App`.
  enum Way: CaseIterable {
    case entry, dependencySources

    /// The configuration file.
    var configuration: String {
      let feed = "{sources: Sources/Feed, testableImports: Feed, output: FeedMocks.swift}"
      let app =
        "sources: Sources/App, testableImports: App, output: AppMocks.swift, forwarding: true"
      return switch self {
      case .entry: "mocks:\n  - \(feed)\n  - {\(app)}\n"
      case .dependencySources: "mocks:\n  - {\(app), dependencySources: Sources/Feed}\n"
      }
    }
  }

  @Test(arguments: Way.allCases)
  func targetsAreIsolatedByDefault(way: Way) async throws {
    try await check(
      way,
      feed: """
        public final class Token { public init() {} }
        public struct Model: Hashable { public var id = 1 }
        public protocol FeedStore {
          func feed(_ token: Token) -> Int
          func load(_ body: @escaping () async -> Void) async
        }
        """,
      app: """
        import Feed
        protocol AppStore: FeedStore { func more() -> Set<Model> }
        """,
      setting: ".defaultIsolation(MainActor.self)", ofApp: true,
      options: ["-default-isolation", "MainActor"])
  }

  @Test(arguments: Way.allCases)
  func asynchronousRequirementsOfOneTargetStayWithTheirCaller(way: Way) async throws {
    try await check(
      way,
      feed: """
        public final class Token { public init() {} }
        public protocol FeedStore { func load(_ token: Token) async }
        """,
      app: """
        import Feed
        protocol AppStore: FeedStore {}
        """,
      setting: ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")", ofApp: false,
      options: ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"])
  }

  @Test func initializersNameTypesOfTheImportsOfTheirFile() async throws {
    let folder = try TemporaryFolder()
    for module in ["Core", "Feed"] {
      try folder.write(
        "public struct Token: Sendable { public init() {} }\nprotocol Of\(module) {}\n",
        to: "Sources/\(module)/\(module).swift")
    }
    try folder.write(
      "import Core\nclass Base { init(_ token: Token) {} }\n", to: "Sources/App/Base.swift")
    try folder.write(
      "import Feed\nprotocol Bound: Base { func take(_ token: Token) }\nclass Derived: Base {}\n",
      to: "Sources/App/Bound.swift")
    let entries = ["Core", "Feed", "App"].map {
      "  - {sources: Sources/\($0), testableImports: \($0), output: \($0)Mocks.swift"
    }
    try folder.write(
      "mocks:\n" + entries.joined(separator: "}\n") + ", classes: '*'}\n", to: ".kagemusha.yml")
    try await check(["Core", "Feed", "App"], in: folder)
  }

  private func check(
    _ way: Way, feed: String, app: String, setting: String, ofApp isOfApp: Bool, options: [String]
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(feed, to: "Sources/Feed/Feed.swift")
    try folder.write(app, to: "Sources/App/App.swift")
    try folder.write(way.configuration, to: ".kagemusha.yml")
    try folder.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(name: "Feed", swiftSettings: [\(setting)]),
          .target(name: "App", dependencies: ["Feed"]\(isOfApp ? ", swiftSettings: [\(setting)]" : "")),
        ])
      """, to: "Package.swift")
    try await check(["Feed", "App"], in: folder) { $0 == "Feed" || isOfApp ? options : [] }
  }

  /// Generates the mocks, and compiles them in a module that imports the others.
  private func check(
    _ modules: [String], in folder: TemporaryFolder,
    options: (_ module: String) -> [String] = { _ in [] }
  ) async throws {
    for module in modules {
      let sources = folder.url.appendingPathComponent("Sources/\(module)")
      let files = try FileManager.default.contentsOfDirectory(
        at: sources, includingPropertiesForKeys: nil)
      let run = try await SwiftCompiler(.swift6).module(
        module, of: files, options: ["-enable-testing"] + options(module), in: folder)
      try #require(run.status == 0, "\(run.everything)")
    }
    let run = try await ProcessRun(Repository.tool.path, ["generate"], in: folder.url)
    #expect(run.status == 0 && run.diagnostics == [], "\(run.everything)")
    let mocks = try FileManager.default.contentsOfDirectory(
      at: folder.url, includingPropertiesForKeys: nil
    ).filter { $0.lastPathComponent.hasSuffix("Mocks.swift") }
    #expect(!mocks.isEmpty)
    let compiled = try await SwiftCompiler(.swift6).check(
      mocks, options: ["-I", folder.url.path])
    #expect(compiled.status == 0, "\(compiled.everything)")
  }
}
