import DeclarationModel
import Files

/// The options of the command line that take precedence over the keys of every entry of `mocks`.
package struct CommandLineOverrides: Sendable, Hashable {
  /// Whether a build supplies sources and outputs, and an entry may name the module of the sources.
  package var isBuild = false
  /// The settings that are given.
  private var given: Set<ConfigurationKey> = []
  /// The values of the given settings.
  private var values = MockRequest(
    sources: [], output: Located(.folder(AbsolutePath("/"))))

  /// Creates overrides that change nothing.
  package init() {}

  /// Reads the options of a command line, and reports the invalid ones.
  package static func read(
    _ options: CommandLineOptions
  ) -> (overrides: CommandLineOverrides, issues: [ConfigurationIssue]) {
    var overrides = CommandLineOverrides()
    var issues: [ConfigurationIssue] = []
    for setting in ConfigurationSchema.settings {
      guard let field = setting.override, let raw = options.rawValue(of: setting) else { continue }
      var reader = ValueReader(setting.key, folder: options.currentDirectory)
      if field.read(raw, &reader, &overrides.values) { overrides.given.insert(setting.key) }
      issues += reader.issues
    }
    return (overrides, issues)
  }

  /// The folders with compiled modules.
  package var searchPaths: [AbsolutePath] { values.searchPaths }

  /// The output, if the command line states one.
  package var output: Located<OutputLocation>? { given.contains(.output) ? values.output : nil }

  /// Whether the command line states an input.
  package var namesInput: Bool { !given.isDisjoint(with: Self.inputs) }

  private static let inputs: Set<ConfigurationKey> = [.sources, .module, .headers]
  private static let selections: Set<ConfigurationKey> = [
    .protocols, .classes, .exclude, .onlyMarked,
  ]

  /// Returns whether an entry may lack a required key.
  func supplies(_ key: ConfigurationKey) -> Bool {
    isBuild && (key == .sources || key == .output)
      || (key == .sources ? namesInput : given.contains(key))
  }

  /// Returns a request with the given values in place of its own.
  package func applied(to request: MockRequest) -> MockRequest {
    var request = request
    if namesInput {
      request.sources = []
      request.compiledModules = []
      request.headers.paths = []
    }
    for setting in ConfigurationSchema.settings where given.contains(setting.key) {
      setting.override?.copy(values, &request)
    }
    request.isNarrowed = !given.isDisjoint(with: Self.selections)
    return request
  }
}
