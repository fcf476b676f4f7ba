import Configuration
import DeclarationModel
import FactoryGeneration

/// Generates the fixtures of one request.
struct FixtureGenerator: OutputGenerator {
  let request: FixtureRequest

  var inputs: [SourceQuery] { [request.types.query] }

  func generate(from sources: inout RunSources, mocks: inout MockCatalog) -> GeneratedOutput {
    let settings = request.types.settings(from: &sources)
    return request.types.output(of: .fixtures, from: &sources) { files in
      content(of: files.map { $0.with(settings) })
    }
  }

  private func content(of files: [ScannedTypes]) -> TypeRequest.Content {
    let resolution = FixtureResolver(files: files).resolve(request.selection)
    let fixtures = resolution.fixtures
    let file = FixtureFile(
      imports: request.types.allImports(of: files, Set(fixtures.map(\.position.path))),
      testableImports: request.types.testableImports, fixtures: fixtures,
      registration: request.registersDefaultValues ? request.registration : nil)
    return TypeRequest.Content(
      file: .fixtures(file), counts: [.fixture: fixtures.count],
      diagnostics: resolution.diagnostics
        + resolution.unmatched.map { Diagnostic($0, at: request.types.position(of: $0.glob)) }
        + resolution.unknownKeys.map { Diagnostic($0, at: request.defaults[$0.glob]?.position) },
      settings: request.settingsDigest)
  }
}

extension FixtureRequest {
  /// The function that registers the fixtures: it is named after the file, since a module has one file of a name.
  var registration: FixtureFile.Registration? {
    guard case .file(let path) = types.output.value else { return nil }
    let name = path.name.prefix { $0 != "." }.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    return FixtureFile.Registration(function: "register\(name)", access: access)
  }

  /// The request as the resolver takes it.
  var selection: FixtureSelection {
    var selection = FixtureSelection(names: types.patterns)
    selection.defaults = defaults.mapValues(\.value)
    selection.access = access
    selection.visible = types.visible(for: access)
    return selection
  }
}
