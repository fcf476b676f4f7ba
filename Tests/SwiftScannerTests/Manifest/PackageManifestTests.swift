import DeclarationModel
import Testing

@testable import SwiftScanner

/// Tests the settings of targets in manifests; each case reads those of target `App`.
struct PackageManifestTests {
  private typealias Settings = PackageManifest.Settings

  /// The default isolation of `App`, as the manifest states it.
  enum Answer: Equatable {
    case mainActor, nonisolated, none
    /// The isolation is unknown because of the expression on a line.
    case unknown(line: Int)
  }

  private func manifest(
    _ text: String, environment: [String: String] = [:], system: String = "Linux",
    compiler: [Int]? = nil
  ) -> PackageManifest {
    PackageManifest(
      SourceFile(path: "Package.swift", bytes: Array(text.utf8)),
      on: PackageManifest.Host(
        environment: environment, system: system, compiler: compiler))
  }

  private func answer(_ settings: Settings?) -> Answer {
    guard let settings else { return .none }
    if let doubt = settings.doubt {
      #expect(settings.settings.mustSuitBothIsolations)
      return .unknown(line: doubt.line)
    }
    return switch settings.settings.defaultIsolation {
    case .mainActor: .mainActor
    case .nonisolated: .nonisolated
    case nil: .none
    }
  }

  func app(_ text: String, environment: [String: String] = [:]) -> Answer {
    answer(manifest(text, environment: environment).settings { $0 == "App" })
  }

  /// Returns a manifest whose target `App` has some settings.
  private func package(_ settings: String, after lines: String = "", then rest: String = "")
    -> String
  {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    \(lines)
    let package = Package(name: "P", targets: [.target(name: "App", swiftSettings: \(settings))])
    \(rest)
    """
  }

  @Test func settingsOfEachTargetAreRead() {
    let manifest = manifest(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let isolated: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      let package = Package(
        name: "App",
        dependencies: [.package(url: "https://example.com/a", from: "1.0.0")],
        targets: [
          .target(name: "App", swiftSettings: [.swiftLanguageMode(.v6), .defaultIsolation(MainActor.self)]),
          .executableTarget(name: "Tool", dependencies: ["App"], swiftSettings: isolated),
          .target(name: "Core", swiftSettings: [/* .defaultIsolation(MainActor.self) */]),
          .target(name: "Other", swiftSettings: [.defaultIsolation(nil)]),
          .target(
            name: "Plain",
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
          Target.target(name: "My App", path: "./Code/App/", swiftSettings: isolated),
          .testTarget(name: "AppTests", dependencies: ["App"]),
        ])
      """)
    let names = ["App", "Tool", "Core", "Other", "Plain", "My App", "AppTests"]
    #expect(
      names.map { name in answer(manifest.settings { $0 == name }) }
        == [.mainActor, .mainActor, .none, .nonisolated, .none, .mainActor, .none])
    #expect(
      names.filter { name in
        manifest.settings { $0 == name }?.settings.isNonsendingByDefault == true
      } == ["Plain"])
    #expect(manifest.settings { $0 == "Nothing" } == nil)
    #expect(answer(manifest.settings(ofTargetAt: "Code/App/Model/A.swift")) == .mainActor)
    #expect(answer(manifest.settings(ofTargetAt: "Sources/Other")) == .nonisolated)
    #expect(manifest.settings(ofTargetAt: "Sources/AppKit") == nil)
  }

  @Test(arguments: [
    ("[.defaultIsolation(MainActor.self)]", "", Answer.mainActor),
    ("[.defaultIsolation(MainActor.self), .defaultIsolation(nil)]", "", .nonisolated),
    (
      "shared + [.define(\"A\")]", "let shared = [SwiftSetting.defaultIsolation(MainActor.self)]",
      .mainActor
    ),
    (
      "[.define(\"A\")] + (false ? shared : [])",
      "let shared = [SwiftSetting.defaultIsolation(MainActor.self)]", .none
    ),
    (
      "Settings.all",
      "enum Settings { static let all: [SwiftSetting] = [.defaultIsolation(MainActor.self)] }",
      .mainActor
    ),
    (
      "[.isolated]",
      "extension SwiftSetting { static var isolated: Self { .defaultIsolation(MainActor.self) } }",
      .mainActor
    ),
    (
      "[.isolated(true)]",
      "extension SwiftSetting { static func isolated(_ is: Bool) -> Self { `is` ? .defaultIsolation(MainActor.self) : .define(\"A\") } }",
      .mainActor
    ),
    (
      ".all",
      "extension [SwiftSetting] { static let all: Self = [.defaultIsolation(MainActor.self)] }",
      .mainActor
    ),
    (
      "settings(isolated: true)",
      "func settings(isolated: Bool = false) -> [SwiftSetting] { if isolated { return [.defaultIsolation(MainActor.self)] }; return [] }",
      .mainActor
    ),
    (
      "settings()",
      "func settings(isolated: Bool = false) -> [SwiftSetting] { if isolated { return [.defaultIsolation(MainActor.self)] }; return [] }",
      .none
    ),
    (
      "settings",
      "var settings: [SwiftSetting] = []; settings.append(.defaultIsolation(MainActor.self)); settings += [.define(\"A\")]",
      .mainActor
    ),
    (
      "settings",
      "var settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]; settings.removeAll()",
      .none
    ),
    (
      "settings",
      "var settings: [SwiftSetting] { isMain ? [.defaultIsolation(MainActor.self)] : [] }; let isMain = true",
      .mainActor
    ),
    (
      "settings",
      "let settings: [SwiftSetting] = { var all: [SwiftSetting] = []; all.append(contentsOf: [.defaultIsolation(MainActor.self)]); return all }()",
      .mainActor
    ),
    (
      "settings",
      "func add(_ list: inout [SwiftSetting]) { list += [.defaultIsolation(MainActor.self)] }; var settings: [SwiftSetting] = []; add(&settings)",
      .mainActor
    ),
    (
      "names.map { .enableUpcomingFeature($0) } + [.defaultIsolation(MainActor.self)]",
      "let names = [\"ExistentialAny\"]", .mainActor
    ),
    ("[.defaultIsolation(isolation)]", "let isolation: MainActor.Type? = nil", .nonisolated),
    ("[.unsafeFlags([\"-default-isolation\", \"MainActor\"])]", "", .mainActor),
    ("[.unsafeFlags([\"-Xfrontend\", \"-default-isolation=MainActor\"])]", "", .mainActor),
    ("[.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]", "", .unknown(line: 4)),
    (
      "[.defaultIsolation(MainActor.self), .defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]",
      "", .mainActor
    ),
    (
      "settings",
      "let settings: [SwiftSetting] = FileManager.default.fileExists(atPath: \"/a\") ? [.defaultIsolation(MainActor.self)] : []",
      .unknown(line: 3)
    ),
    (
      "[]",
      "let unused: [SwiftSetting] = FileManager.default.fileExists(atPath: \"/a\") ? [.defaultIsolation(MainActor.self)] : []",
      .none
    ),
    ("nil", "// defaultIsolation", .none),
  ])
  func valuesAreFollowed(settings: String, lines: String, expected: Answer) {
    #expect(app(package(settings, after: lines)) == expected)
  }

  @Test(arguments: [
    ("let modules: [SwiftSetting] = Context.environment[\"MAIN\"] == nil ? [] : [.defaultIsolation(MainActor.self)]"),
    ("let modules: [SwiftSetting] = ProcessInfo.processInfo.environment[\"MAIN\"] != nil ? [.defaultIsolation(MainActor.self)] : []"),
    ("let environment = ProcessInfo.processInfo.environment; let isMain = environment[\"MAIN\"] == \"1\"\nvar modules: [SwiftSetting] = []; if isMain { modules.append(.defaultIsolation(MainActor.self)) }"),
    ("var modules: [SwiftSetting] = []; if let main = Context.environment[\"MAIN\"], main == \"1\" { modules = [.defaultIsolation(MainActor.self)] }"),
    ("let modules: [SwiftSetting] = switch Context.environment[\"MAIN\"] ?? \"\" { case \"1\", \"yes\": [.defaultIsolation(MainActor.self)]; default: [] }"),
    ("func make() -> [SwiftSetting] { guard getenv(\"MAIN\") != nil else { return [] }; return [.defaultIsolation(MainActor.self)] }; let modules = make()"),
    ("let modules: [SwiftSetting] = (Context.environment[\"MAIN\"].map { $0 == \"1\" } ?? false) ? [.defaultIsolation(MainActor.self)] : []"),
  ])
  func theEnvironmentCounts(lines: String) {
    let text = package("modules", after: lines)
    #expect(app(text) == .none)
    #expect(app(text, environment: ["MAIN": "1"]) == .mainActor)
    #expect(manifest(text).readsEnvironment)
    #expect(!manifest(package("[.defaultIsolation(MainActor.self)]")).readsEnvironment)
  }

  @Test(arguments: [
    (
      "for target in package.targets { target.swiftSettings = [.defaultIsolation(MainActor.self)] }",
      Answer.mainActor
    ),
    (
      "for target in package.targets { target.swiftSettings = (target.swiftSettings ?? []) + [.defaultIsolation(MainActor.self)] }",
      .mainActor
    ),
    (
      "for target in package.targets where target.type != .test { var settings = target.swiftSettings ?? []; settings.append(.defaultIsolation(MainActor.self)); target.swiftSettings = settings }",
      .mainActor
    ),
    (
      "for target in package.targets where target.isTest { target.swiftSettings = [.defaultIsolation(MainActor.self)] }",
      .none
    ),
    (
      "for target in package.targets { if target.name.hasSuffix(\"Tests\") { continue }; target.swiftSettings?.append(.defaultIsolation(MainActor.self)) }",
      .mainActor
    ),
    (
      "package.targets.forEach { $0.swiftSettings = ($0.swiftSettings ?? []) + all }\nlet late = 1",
      .mainActor
    ),
    (
      "package.targets.filter { [\"App\"].contains($0.name) }.forEach { target in target.swiftSettings = all }",
      .mainActor
    ),
    (
      "for index in package.targets.indices { package.targets[index].swiftSettings?.append(contentsOf: all) }",
      .mainActor
    ),
    (
      "for target in package.targets { switch target.type { case .regular, .executable: target.swiftSettings! += all; default: break } }",
      .mainActor
    ),
    (
      "func isolate(_ targets: [Target]) { for target in targets { target.swiftSettings = all } }\nisolate(package.targets)",
      .mainActor
    ),
    (
      "extension Target { func isolate() { swiftSettings = all } }\npackage.targets.first { $0.name == \"App\" }?.isolate()",
      .mainActor
    ),
    (
      "package.targets = package.targets.map { target in target.swiftSettings = all; return target }",
      .mainActor
    ),
    ("#if compiler(>=6.2)\npackage.targets[0].swiftSettings = all\n#endif", .mainActor),
    ("#if compiler(>=6.9)\npackage.targets[0].swiftSettings = all\n#endif", .unknown(line: 5)),
    ("#if os(Linux)\npackage.targets[0].swiftSettings = all\n#endif", .mainActor),
    ("#if os(macOS)\npackage.targets[0].swiftSettings = all\n#endif", .none),
    (
      "if Context.gitInformation != nil { for target in package.targets { target.swiftSettings = all } }",
      .unknown(line: 5)
    ),
    ("while true { package.targets[0].swiftSettings = all }", .unknown(line: 5)),
    ("package.targets += [.target(name: \"Other\", swiftSettings: all)]", .none),
    ("func forever() { forever() }\nforever()", .unknown(line: 5)),
  ])
  func statementsAreFollowed(rest: String, expected: Answer) {
    let lines = "let all: [SwiftSetting] = [.defaultIsolation(MainActor.self)]"
    #expect(app(package("[.define(\"A\")]", after: lines, then: rest)) == expected)
  }

  @Test func targetsAreMadeOfTables() {
    let text = """
      // swift-tools-version: 6.2
      let modules: [(name: String, isIsolated: Bool)] = [("App", true), ("Core", false)]
      let package = Package(name: "P", targets: modules.flatMap { module -> [Target] in
        [
          .target(
            name: module.name, swiftSettings: module.isIsolated ? [.defaultIsolation(MainActor.self)] : []),
          .testTarget(name: "\\(module.name)Tests", dependencies: [.byName(name: module.name)]),
        ]
      })
      """
    let manifest = manifest(text)
    #expect(
      ["App", "Core", "CoreTests"].map { name in answer(manifest.settings { $0 == name }) }
        == [.mainActor, .none, .none])
    #expect(manifest.settings { $0 == "CoreTests" } != nil)
  }

  @Test func targetsThatAreNotKnownMayBeAny() {
    let text = """
      // swift-tools-version: 6.2
      let package = Package(name: "P", targets: [.target(name: "Core")] + makeTargets())
      // "defaultIsolation"
      """
    #expect(app(text) == .unknown(line: 2))
    #expect(answer(manifest(text).settings { $0 == "Core" }) == .none)
  }

  @Test(arguments: [
    "", "let package = Package(",
    "var a = []; a.insert(at: 0); a.append(); a[0] = 1 // defaultIsolation",
    "for (a, b) in [(1, 2, 3)] {}; let (c, d) = (1, 2, 3); c.0.1() // defaultIsolation",
    "defaultIsolation", "// defaultIsolation(MainActor.self)",
    "let package = Package(name: \"P\", targets: [.target(name: \"App\", swiftSettings: [.defaultIsolation(",
  ])
  func brokenOnesDoNotStop(text: String) {
    _ = app(text)
    #expect(manifest(text).settings { $0 == "Nothing" } == nil)
  }

  @Test func longExpressionsAreNotFollowed() {
    let sum = Array(repeating: "[]", count: 5_000).joined(separator: " + ")
    #expect(app(package("\(sum) + [.defaultIsolation(MainActor.self)]")) == .unknown(line: 1))
    let nested = String(repeating: "(", count: 200) + "all" + String(repeating: ")", count: 200)
    let lines = "let all: [SwiftSetting] = [.defaultIsolation(MainActor.self)]"
    #expect(app(package(nested, after: lines)) == .mainActor)
  }

  @Test(.timeLimit(.minutes(10))) func doublingEnds() {
    let lines =
      "var all: [SwiftSetting] = [.defaultIsolation(MainActor.self)]; var text = \"a\"\n"
      + Array(repeating: "all += all; text += text; text = \"\\(text)\\(text)\"", count: 60)
      .joined(separator: "\n")
    #expect(app(package("all", after: lines)) == .unknown(line: 1))
    let calls = """
      let all: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      func f() { if Context.gitInformation == nil { f() } else { f() } }
      f()
      """
    #expect(app(package("all", after: calls)) != .mainActor)
  }

  /// The expected values are from `swift package dump-package` of SwiftPM 6.3, in folders with
  /// these manifests.
  @Test(
    arguments: [
      ([nil: [6, 0], [6, 1]: [6, 1]], [6, 3, 1], [6, 1]),
      ([nil: [6, 2], [6, 1]: [6, 1]], [6, 3, 1], nil),
      ([nil: [6, 2], [6, 1]: [6, 1]], [6, 1, 0], [6, 1]),
      ([nil: [6, 2], [6, 3]: [6, 0]], [6, 3, 1], [6, 3]),
      ([nil: [6, 2], [6]: [5, 9]], [6, 3, 1], [6]),
      ([nil: [5, 9], [6, 2]: [6, 2], [6, 4]: [6, 4]], [6, 3, 1], [6, 2]),
      ([nil: [5, 9], [6, 4]: [6, 4]], [6, 3, 1], nil),
    ] as [([[Int]?: [Int]], [Int], [Int]?)])
  func theManifestOfTheToolchainIsTaken(
    manifests: [[Int]?: [Int]], compiler: [Int], expected: [Int]?
  ) throws {
    let sources = manifests.map { version, tools in
      let text = "// swift-tools-version: \(tools.map(String.init).joined(separator: "."))\n"
      return (version: version, source: SourceFile(path: "p", bytes: Array(text.utf8)))
    }
    let index = try #require(ManifestVersion.chosen(among: sources, by: compiler))
    #expect(sources[index].version == expected)
  }

  @Test func versionsAreInTheNamesOfManifests() {
    #expect(ManifestVersion.version(ofManifest: "Package@swift-6.1.swift") == [6, 1])
    #expect(ManifestVersion.version(ofManifest: "Package@swift-6.swift") == [6])
    #expect(ManifestVersion.version(ofManifest: "Package@swift-6.1.2.swift") == [6, 1, 2])
    for name in ["Package.swift", "Package@swift-.swift", "Package@swift-6.x.swift"] {
      #expect(ManifestVersion.version(ofManifest: name) == nil)
    }
  }
}
