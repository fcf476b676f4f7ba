import FileSupport
import Configuration
import DiagnosticSupport
import Foundation
import Testing

@testable import MockEngine

/// Tests of the runs that the build-tool plugin asks for.
@Suite struct BuildTests {
  @Test func aModuleOfThePackageIsMockedWhole() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A {}")
      #expect(try folder.build("App") == RunOutcome())
      #expect(folder.declarations("GenApp.swift") == ["@testable import App", "MockA"])
    }
  }

  @Test func aMockByHandStandsInForTheGeneratedOne() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(
        "App/A.swift",
        "protocol A {}\nprotocol B {}\nprotocol C { var a: any A { get } }\nprotocol D {}")
      try folder.write("T/MockA.swift", "class MockA: A {}\n// class MockB is gone.")
      try folder.write("T/Aliases.swift", "typealias MockD = Int\nenum E { class MockC {} }")
      #expect(try folder.build("App") == RunOutcome())
      #expect(folder.declarations("GenApp.swift") == ["@testable import App", "MockB", "MockC"])
      #expect(!(folder.read("GenApp.swift") ?? "").contains("MockA"))
    }
  }

  /// A mock by hand may come into a file that was there before, and go; other edits of tests spare the run.
  @Test func aTestIsReadForTheNamesOfItsTypesAlone() async throws {
    try await TemporaryFolder.with { folder in
      let test = "import XCTest\nclass Tests: XCTestCase {\n  func testA() {}\n}\n"
      try folder.write("App/A.swift", "protocol A {}")
      try folder.write("T/Tests.swift", test)
      let cache = CacheFolder(folder("Cache").text)
      for _ in 0..<2 { #expect(try folder.build("App", cache: cache) == RunOutcome()) }
      let entry = try #require(cache.entries.first { $0.kind == .run }).path
      let stamp = try Data(contentsOf: URL(fileURLWithPath: entry))
      var told = try #require(RunStamp(data: Array(stamp)))
      told.messages = "spared\n"
      try Data(told.data).write(to: URL(fileURLWithPath: entry))

      try folder.write(
        "T/Tests.swift", test.replacing("{}", with: "{ let mock = 1 }\n  func testB() {}"))
      #expect(try folder.build("App", cache: cache).messages == "spared\n")
      try folder.write("T/Tests.swift", test + "class MockA: A {}\n")
      #expect(try folder.build("App", cache: cache) == RunOutcome())
      #expect(folder.declarations("GenApp.swift") == [])
      try folder.write("T/Tests.swift", test)
      #expect(try folder.build("App", cache: cache) == RunOutcome())
      #expect(folder.declarations("GenApp.swift") == ["@testable import App", "MockA"])
    }
  }

  /// A mock by hand counts for the one of two modules' protocols that it conforms to, or whose module its file imports. The
  /// mock of the other protocol has the module in its name.
  @Test(
    arguments: [
      ("@testable import App\nclass MockStore: Store {}", [], ["MockCoreStore"]),
      ("import Core\nclass MockStore: Store {}", ["MockAppStore"], []),
      ("import App\nimport Core\nfinal class MockStore: App.Store {}", [], ["MockCoreStore"]),
      (
        "import App\nimport Core\nclass MockStore {}\nextension MockStore: Core.Store, Sendable {}",
        ["MockAppStore"], []
      ),
      ("import App\ntypealias MockStore = AppStore", [], ["MockCoreStore"]),
      ("import App\nclass MockAppStore: Store {}", [], ["MockCoreStore"]),
      ("class MockStore: Base {}", [], []),
    ] as [(String, [String], [String])])
  func aMockByHandIsForOneOfTwoModules(
    byHand: String, ofApp: [String], ofCore: [String]
  ) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol Store {}")
      try folder.write("Core/A.swift", "protocol Store {}")
      try folder.write("T/Mine.swift", byHand)
      #expect(try folder.build("App", "Core") == RunOutcome())
      let mocks = ["App", "Core"].map { module in
        folder.declarations("Gen\(module).swift")?.filter { !$0.hasPrefix("@testable") }
      }
      #expect(mocks == [ofApp, ofCore])
    }
  }

  @Test func aModuleOfAnotherPackageIsNot() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Kit/A.swift", "protocol A {}")
      #expect(try folder.build("Kit") == RunOutcome())
      #expect(folder.declarations("GenKit.swift") == [])
    }
  }

  @Test func anEntryWithoutAModuleIsForThePackage() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("M/A.swift", "protocol A {}\nprotocol B {}")
      try folder.write("UIKit/B.swift", "public protocol B {}")
      try folder.write("T/kagemusha.yml", "mocks:\n  - {protocols: B, mockName: 'Fake{name}'}")
      #expect(try folder.build("M", "UIKit") == RunOutcome())
      #expect(folder.declarations("GenM.swift") == ["@testable import M", "FakeB"])
      #expect(folder.declarations("GenUIKit.swift") == [])
    }
  }

  @Test func aModuleWithoutAnEntryIsReported() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A {}")
      try folder.write("Core/B.swift", "protocol B {}")
      let text = MarkedText("mocks:\n  - 1️⃣module: Core\n    exclude: [X]")
      try folder.write("T/kagemusha.yml", text.text)
      let outcome = try folder.build("App", "Core")
      #expect(
        outcome.diagnostics.map(\.summary) == [
          text.located(
            "1️⃣: module-without-entry 'App'",
            path: folder("T/kagemusha.yml").text)
        ])
      #expect(outcome.status == .success)
      #expect(folder.declarations("GenCore.swift") == ["@testable import Core", "MockB"])
      #expect(folder.declarations("GenApp.swift") == [])
    }
  }

  @Test func noManifestIsRunInABuild() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Sources/App/A.swift", "protocol A { func load() async }")
      let text = MarkedText(
        """
        // swift-tools-version: 6.2
        import Foundation
        let settings: [SwiftSetting] =
          1️⃣FileManager.default.fileExists(atPath: "/a") ? [.defaultIsolation(MainActor.self)] : []
        let package = Package(
          name: "P", targets: [.target(name: "App", path: "Sources", swiftSettings: settings)])
        """)
      try folder.write("Package.swift", text.text)
      let outcome = try folder.build("Sources")
      #expect(outcome.status == .success)
      #expect(
        outcome.diagnostics.map(\.summary) == [
          text.located("1️⃣: undetermined-isolation", path: folder("Package.swift").text)
        ])
      #expect(
        folder.read("GenSources.swift")?.contains("nonisolated(nonsending) func load() async")
          == true)
    }
  }

  @Test func sourcesThatAreLeftOutAreAsIfTheyWereNotThere() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A {}")
      try folder.write("App/Old/B.swift", "protocol B {}")
      try folder.write("T/kagemusha.yml", "mocks:\n  - sources: ['!../App/Old']")
      #expect(try folder.build("App") == RunOutcome())
      #expect(folder.declarations("GenApp.swift") == ["@testable import App", "MockA"])
    }
  }

  @Test func otherSectionsLeaveTheMocksAsTheyAre() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A {}\nstruct User { let name: String }")
      try folder.write(
        "Core/B.swift", "protocol B {}\nfinal class Page { private let title = \"\" }")
      try folder.write(
        "T/kagemusha.yml",
        """
        fixtures:
          - types: [User]
            sources: [../App]
        accessors:
          - types: [Page]
        factories:
          - types: [User]
          - types: [Page]
        templates:
          - templates: [Types.stencil]
        """)
      try folder.write(
        "T/Types.stencil", "{% for type in types.all %}// {{ type.name }}\n{% endfor %}")
      let outcome = try folder.build("App", "Core")
      #expect(outcome == RunOutcome())
      #expect(folder.declarations("GenApp.swift") == ["@testable import App", "MockA"])
      #expect(folder.declarations("GenCore.swift") == ["@testable import Core", "MockB"])
      let fixtures = try #require(folder.read("Gen-fixtures.swift"))
      #expect(fixtures.contains("@testable import App\n") && fixtures.contains("extension User"))
      #expect(!fixtures.contains("import Core"))
      #expect(folder.read("Gen-accessors.swift")?.contains("Page") == true)
      let factories = try #require(folder.read("Gen-factories.swift"))
      #expect(factories.contains("User") && factories.contains("Page"))
      #expect(folder.read("Gen-templates.swift")?.contains("// Page\n// User\n") == true)
    }
  }

  @Test func theBuildGetsAllFilesThatItExpects() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A {}")
      try folder.write("T/kagemusha.yml", "mocks:\n  - module: App")
      #expect(try folder.build("App") == RunOutcome())
      for section in ["accessors", "factories", "fixtures", "templates"] {
        #expect(folder.read("Gen-\(section).swift")?.hasPrefix("// Generated by Kagemusha") == true)
      }
    }
  }

  @Test func sourcesInNoModuleAreAnError() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A {}")
      try folder.write("Other/B.swift", "protocol B {}")
      let text = MarkedText("mocks:\n  - 1️⃣sources: ../Other")
      try folder.write("T/kagemusha.yml", text.text)
      let outcome = try folder.build("App")
      #expect(
        outcome.diagnostics.first?.summary
          == text.located(
            "1️⃣: entry-without-module 'sources'", path: folder("T/kagemusha.yml").text))
      #expect(outcome.status == .failure)
    }
  }

  @Test func anEntryIsForTheModuleItNames() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("Kit/A.swift", "public protocol A {}\nprotocol Hidden {}")
      try folder.write("T/kagemusha.yml", "mocks:\n  - module: Kit")
      let outcome = try folder.build("Kit")
      #expect(outcome == RunOutcome())
      let text = try #require(folder.read("GenKit.swift"))
      #expect(text.contains("class MockA"))
      #expect(text.contains("\nimport Kit\n"))
      #expect(!text.contains("Hidden") && !text.contains("@testable"))

      #expect(try folder.build("App", "Kit").status == .success)
      #expect(folder.declarations("GenApp.swift") == [])
    }
  }

  @Test func headersGoWithAModule() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("M/A.swift", "protocol A {}")
      try folder.write("T/kagemusha.yml", "mocks:\n  - headers: [Legacy.h]\n")
      let outcome = try folder.build("M")
      #expect(
        outcome.diagnostics.contains {
          $0.id == .headersWithoutModule && $0.position?.line == 2 && $0.position?.column == 15
        }, "\(outcome.messages)")
    }
  }

  @Test func sourcesNarrowAndTheRestIsLookedUp() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/Api/Child.swift", "protocol Child: Parent {}")
      try folder.write("App/Parent.swift", "protocol Parent { func inherited() }")
      try folder.write("T/kagemusha.yml", "mocks:\n  - sources: ../App/Api")
      #expect(try folder.build("App") == RunOutcome())
      let text = try #require(folder.read("GenApp.swift"))
      #expect(text.contains("class MockChild") && text.contains("func inherited()"))
      #expect(!text.contains("MockParent"))
    }
  }

  @Test func entriesAreForTheModulesThatTheirSourcesReachInto() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A {}")
      try folder.write("Core/B.swift", "protocol B {}")
      try folder.write(
        "T/kagemusha.yml",
        """
        mocks:
          - sources: ../Core
            mockName: "{name}InCore"
          - sources: ../App
        """)
      #expect(try folder.build("App", "Core") == RunOutcome())
      #expect(folder.declarations("GenApp.swift") == ["@testable import App", "MockA"])
      #expect(folder.declarations("GenCore.swift") == ["@testable import Core", "BInCore"])
    }
  }

  @Test func aParentOfTheSameNameInAnotherModuleIsNoCircle() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(
        "App/A.swift",
        "import Base\nprotocol Store: Base.Store { func use(_ model: Model) }\nstruct Model {}")
      try folder.write(
        "Dependencies/B.swift", "public protocol Store { func base() }\npublic struct Model {}")
      #expect(try folder.build("App") == RunOutcome())
      let text = try #require(folder.read("GenApp.swift"))
      #expect(text.contains("class MockStore: App.Store,"))
      #expect(text.contains("func base()") && text.contains("func use(_ model: App.Model)"))
    }
  }

  @Test func parentsAreFoundInTheModulesThatAreDependedOn() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/Child.swift", "import Base\nprotocol Child: Parent {}")
      try folder.write("Dependencies/Parent.swift", "public protocol Parent { func inherited() }")
      #expect(try folder.build("App") == RunOutcome())
      let text = try #require(folder.read("GenApp.swift"))
      #expect(text.contains("func inherited()") && !text.contains("MockParent"))
    }
  }

  @Test func whatIsWrongIsToldWithWholePaths() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A {}")
      let text = MarkedText(
        """
        mocks:
          - protocols: 5️⃣Nowhere
          - module: App
            protocols: 2️⃣Missing
          - module: 3️⃣Apq
          - module: 4️⃣Elsewhere
          - module: Kit
        """)
      try folder.write("T/kagemusha.yml", text.text)
      let outcome = try folder.build("App", "Kit")
      let path = folder("T/kagemusha.yml").text
      #expect(
        outcome.diagnostics.map(\.summary)
          == [
            "5️⃣: unmatched-protocol 'Nowhere'", "2️⃣: unmatched-protocol 'Missing'",
            "3️⃣: unknown-module 'Apq'",
            "4️⃣: unknown-module 'Elsewhere'",
          ].map { text.located($0, path: path) })
      #expect(outcome.status == .failure)
      #expect(folder.read("GenApp.swift") == nil)
    }
  }

  @Test func aPatternMustMatchInOneOfTheModulesOfItsEntry() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol UserRepository {}")
      try folder.write("Core/B.swift", "protocol B {}")
      let path = folder("T/kagemusha.yml").text
      try folder.write("T/kagemusha.yml", "mocks:\n  - protocols: [UserRepository, B]")
      #expect(try folder.build("App", "Core") == RunOutcome())
      var text = MarkedText("mocks:\n  - protocols: [1️⃣UserRepositry]")
      try folder.write("T/kagemusha.yml", text.text)
      var outcome = try folder.build("App", "Core")
      #expect(
        outcome.diagnostics.map(\.summary) == [
          text.located("1️⃣: unmatched-protocol 'UserRepositry'", path: path)
        ])
      #expect(outcome.diagnostics.first?.fixIt?.contains("'UserRepository'") == true)
      text = MarkedText("mocks:\n  - {module: App, protocols: 1️⃣Elsewhere}\n  - module: Core")
      try folder.write("T/kagemusha.yml", text.text)
      outcome = try folder.build("App", "Core")
      #expect(
        outcome.diagnostics.map(\.summary) == [
          text.located("1️⃣: unmatched-protocol 'Elsewhere'", path: path)
        ])
    }
  }

  @Test func templatesDoNotChangeSourcesInABuild() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "class A {}")
      try folder.write(
        "T/Edit.stencil", "// sourcery:inline:auto:A.X\nlet x = 1\n// sourcery:end\n")
      try folder.write("T/kagemusha.yml", "templates:\n  - {templates: Edit.stencil}")
      let outcome = try folder.build("App")
      #expect(outcome.diagnostics.map(\.id) == [.changedSource])
      #expect(folder.read("App/A.swift") == "class A {}")
      try folder.write(
        "App/A.swift", "class A {\n// sourcery:inline:auto:A.X\nlet x = 1\n// sourcery:end\n}")
      #expect(try folder.build("App") == RunOutcome())
    }
  }

  @Test func outsideABuildAnEntryHasSourcesOrAModule() async throws {
    try await TemporaryFolder.with { folder in
      let text = MarkedText("mocks:\n  - {module: 1️⃣App, sources: [A.swift], output: Gen.swift}")
      try folder.write("A.swift", "protocol A {}")
      try folder.write("kagemusha.yml", text.text)
      let outcome = await folder.generate(folder.input())
      #expect(outcome.status == .failure)
      #expect(
        outcome.diagnostics.map(\.summary) == [
          text.located("1️⃣: module-with-sources 'sources' 'module'", path: "kagemusha.yml")
        ])
    }
  }
}
