import Files
import ModuleInterface

/// The requests of a command line and its configuration.
package struct RunRequests: Sendable, Hashable {
  /// The requests for mocks.
  package var mocks: [MockRequest] = []
  /// The requests for accessors of private properties.
  package var accessors: [AccessorRequest] = []
  /// The requests for factories.
  package var factories: [FactoryRequest] = []
  /// The requests for fixtures.
  package var fixtures: [FixtureRequest] = []
  /// The requests for rendered templates.
  package var templates: [TemplateRequest] = []
  /// The configuration, if the run requests everything in it, and nothing else.
  package var wholeConfiguration: AbsolutePath?
  /// Whether the configuration turns warnings into errors.
  package var isStrict = false
  /// The files that a build expects, even if there is nothing to generate; several entries with the
  /// same file are joined in it.
  package var expectedOutputs: [AbsolutePath] = []
  /// The options for finding compiled modules.
  package var modules = ModuleOptions()
  /// The choice of targets in an Xcode project, if there is a project and no configuration.
  package var choice: XcodeChoice?
  /// The arguments of a command that only reads the same sources, with a space before each.
  package var readingArguments = ""
  /// The environment, whose variables state the locations of tools and libraries.
  package var environment: [String: String] = [:]
  /// The issues with the command line and the configuration.
  package var issues: [ConfigurationIssue] = []
}
