import Configuration
import Files
import Basics
import DeclarationModel
import FactoryGeneration

/// Shows the fixture of one type.
package struct FixtureRun: Sendable {
  /// The input: a configuration with `fixtures:`, or files.
  package var input: CommandLineOptions
  /// The name of the type, plain or qualified.
  package var name: String
  /// Whether it is shown as JSON, and not as Swift.
  package var isJSON = false

  private let fileSystem: any FileSystem

  /// Creates a run.
  package init(
    _ input: CommandLineOptions, name: String, fileSystem: any FileSystem = LocalFileSystem()
  ) {
    self.input = input
    self.name = name
    self.fileSystem = fileSystem
  }

  /// Runs the command and returns its outcome.
  package func run() -> RunOutcome {
    var report = RunReport(display: PathDisplay(relativeTo: input.shownFolder), isStrict: false)
    let (requests, diagnostics) = requests
    report.add(diagnostics)
    guard !report.isFailure else { return report.failure }
    var findings: [Diagnostic] = []
    var store = SourceStore(fileSystem: fileSystem)
    store.load(requests.map(\.types.query))
    for request in requests {
      let selection = store.types(of: request.types.query)
      report.add(selection.diagnostics)
      let resolver = FixtureResolver(files: selection.files)
      var asked = request.asking(for: name).selection
      asked.isConfigured = input.paths.isEmpty
      let resolution = resolver.resolve(asked)
      let found = resolution.fixtures.filter { $0.name == name || $0.path.last == name }
      guard let fixture = found.first(where: { $0.name == name }) ?? found.first else {
        findings += resolution.diagnostics.filter { $0.severity == .error }
        findings += resolution.unmatched.filter { $0.glob == name }
          .map { Diagnostic($0) }
        continue
      }
      if fixture.name != name, found.count > 1 {
        let names = found.map(\.name).sorted()
        report.add([Problem(.severalTypes(name, names)).diagnostic])
        return report.failure
      }
      guard !report.isFailure else { return report.failure }
      return show(fixture, FixtureJSON(resolution, of: resolver), &report)
    }
    report.add(findings)
    return report.failure
  }

  private func show(
    _ fixture: FixtureBlueprint, _ json: FixtureJSON, _ report: inout RunReport
  ) -> RunOutcome {
    guard isJSON else {
      return RunOutcome(
        output: FixtureRenderer().text(of: fixture), messages: report.text,
        diagnostics: report.diagnostics)
    }
    do {
      let value = try json.value(of: fixture.name)
      return RunOutcome(
        output: JSONText.of(value), messages: report.text, diagnostics: report.diagnostics)
    } catch {
      report.add([error.diagnostic])
      return report.failure
    }
  }

  private var requests: ([FixtureRequest], [Diagnostic]) {
    guard input.paths.isEmpty else {
      let sources = input.paths.map {
        Located(AbsolutePath($0, relativeTo: input.currentDirectory))
      }
      let nowhere = Located(OutputLocation("Fixtures.swift", relativeTo: input.currentDirectory))
      return ([FixtureRequest(TypeRequest(sources: PathSelection(sources), output: nowhere))], [])
    }
    let requests = RequestLoader(input, fileSystem: fileSystem).load()
    if requests.fixtures.isEmpty, requests.issues.isEmpty {
      return ([], [Problem(.noFixtures).diagnostic])
    }
    return (requests.fixtures, requests.issues.map(\.diagnostic))
  }
}

extension FixtureRequest {
  /// This request, with the fixture of one more type.
  fileprivate func asking(for name: String) -> FixtureRequest {
    var request = self
    request.types.types.append(Located(Glob(name)))
    return request
  }
}
