import Configuration
import FileSupport
import Testing

@testable import MockEngine

/// Tests of what a build is advised where SwiftPM does not tell the plugin about a source: each piece of advice is
/// followed.
struct BuildAdviceTests {
  static let advice = """
    /App/Child.swift:1:17: warning: no mock for 'Child': cannot find its parent 'Written': no source that the build \
    names declares it; if another plugin generates its source, keep a mock from 'kagemusha generate' with that source \
    among the tests, or exclude 'Child'

    """

  private func writeSources(_ folder: TemporaryFolder) throws {
    try folder.write("App/Child.swift", "protocol Child: Written { func child() }\nprotocol A {}\n")
    try folder.write("Other/Written.swift", "protocol Written { func written() }\n")
  }

  @Test func aMockFromTheCommandLineIsKeptAmongTheTests() async throws {
    try await TemporaryFolder.with { folder in
      try writeSources(folder)
      #expect(try folder.build("App").messages == folder.path.text + Self.advice)
      var input = folder.input("App/Child.swift", "Other/Written.swift", output: "T/Mocks.swift")
      input[.testableImports] = ["App"]
      input[.protocols] = ["Child", "Written"]
      #expect(await folder.generate(input).status == .success)
      #expect(
        folder.declarations("T/Mocks.swift")
          == ["@testable import App", "MockChild", "MockWritten"])
      #expect(try folder.build("App") == RunOutcome())
      #expect(folder.declarations("GenApp.swift") == ["@testable import App", "MockA"])
    }
  }

  @Test func theProtocolIsExcluded() async throws {
    try await TemporaryFolder.with { folder in
      try writeSources(folder)
      try folder.write("T/kagemusha.yml", "mocks: [{module: App, exclude: Child}]\n")
      #expect(try folder.build("App") == RunOutcome())
      #expect(folder.declarations("GenApp.swift") == ["@testable import App", "MockA"])
    }
  }

  @Test func aMockThatWasGeneratedBeforeStandsInForAnother() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A { func a() }\nprotocol B { func b() }\n")
      var input = folder.input("App/A.swift", output: "T/Mocks.swift")
      input[.protocols] = ["A"]
      #expect(await folder.generate(input).status == .success)
      #expect(try folder.build("App") == RunOutcome())
      #expect(folder.declarations("GenApp.swift") == ["@testable import App", "MockB"])
    }
  }

  private func writePluginSources(_ folder: TemporaryFolder) throws {
    try folder.write("App/A.swift", "protocol A {}\n")
    try folder.write("Plugins/App/Gen/Page.swift", "protocol Page { func page() }\nclass C {}\n")
  }

  @Test func aProtocolThatAnotherPluginGeneratesIsNamed() async throws {
    try await TemporaryFolder.with { folder in
      try writePluginSources(folder)
      let page = "Plugins/App/Gen/Page.swift"
      let warning = """
        \(folder.path.text)/\(page):1:10: warning: no mock for 'Page': the plugin 'Gen' generates its source; keep a \
        mock from 'kagemusha generate' with that source among the tests, or exclude 'Page'

        """
      let cache = CacheFolder(folder.path.appending("Cache").text)
      for _ in 1...2 { #expect(try folder.build("App", cache: cache).messages == warning) }
      #expect(folder.declarations("GenApp.swift") == ["@testable import App", "MockA"])
      var input = folder.input(page, output: "T/Mocks.swift")
      input[.testableImports] = ["App"]
      #expect(await folder.generate(input).status == .success)
      #expect(try folder.build("App", cache: cache) == RunOutcome())
    }
  }

  @Test(arguments: [
    "exclude: Page", "protocols: A", "onlyMarked: true", "protocols: [A, Page], exclude: Page",
    "sources: [../App/A.swift]",
  ])
  func aProtocolThatAnotherPluginGeneratesIsNotAskedFor(entry: String) async throws {
    try await TemporaryFolder.with { folder in
      try writePluginSources(folder)
      try folder.write("T/kagemusha.yml", "mocks: [{module: App, \(entry)}]\n")
      #expect(try folder.build("App") == RunOutcome())
    }
  }

  /// The build does not fail for a name that a later build may know.
  @Test func aProtocolThatAnotherPluginGeneratesIsAskedFor() async throws {
    try await TemporaryFolder.with { folder in
      try writePluginSources(folder)
      try folder.write("T/kagemusha.yml", "mocks: [{module: App, protocols: [A, Page]}]\n")
      let outcome = try folder.build("App")
      #expect(outcome.status == .success)
      #expect(outcome.diagnostics.map(\.id) == [.pluginSource])
    }
  }
}
