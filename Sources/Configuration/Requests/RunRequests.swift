import Files
import ModuleInterface

/// The requests of a command line and its configuration.
package struct RunRequests: Sendable, Hashable {
  /// For mocks.
  package var mocks: [MockRequest] = []
  /// For accessors of private properties.
  package var accessors: [AccessorRequest] = []
  /// For factories.
  package var factories: [FactoryRequest] = []
  /// For fixtures.
  package var fixtures: [FixtureRequest] = []
  /// For rendered templates.
  package var templates: [TemplateRequest] = []
  /// The configuration, if all that it asks for is requested, and nothing else.
  package var wholeConfiguration: AbsolutePath?
  /// Whether the configuration takes warnings for errors.
  package var isStrict = false
  /// The files that a build expects, be there something to generate or not; what several entries
  /// generate for one of them is joined.
  package var expectedOutputs: [AbsolutePath] = []
  /// The options for finding compiled modules.
  package var modules = ModuleOptions()
  /// The choice of targets in an Xcode project, if there is a project and no configuration.
  package var choice: XcodeChoice?
  /// The environment, which says where tools and libraries are.
  package var environment: [String: String] = [:]
  /// The issues with the command line and the configuration.
  package var issues: [ConfigurationIssue] = []
}
