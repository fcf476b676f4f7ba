import Files
import DeclarationModel
import MockResolver

/// One wish for mocks: of which sources, which protocols, to which place.
///
/// It comes from an entry of `mocks:` in a configuration, or from the command line.
package struct MockRequest: Sendable, Hashable {
  /// Files, folders and globs to read.
  package var sources: [Located<AbsolutePath>]
  /// Where the request stands, if it stands in a file.
  package var origin: SourcePosition?
  /// The module whose mocks are asked for, in a build that knows modules; any if there is none.
  package var module: Located<String>?
  /// Compiled modules whose protocols are mocked.
  package var compiledModules: [Located<String>] = []
  /// Folders in which compiled modules are looked for.
  package var searchPaths: [AbsolutePath] = []
  /// Headers of Objective-C whose protocols are mocked.
  package var headers = HeaderInput()
  /// Sources in which only parents of protocols are looked up.
  package var dependencySources: [Located<AbsolutePath>] = []
  /// Globs for protocols; all if there are none.
  package var protocols: [Located<String>] = []
  /// Globs for protocols that get no mock.
  package var excluded: [Located<String>] = []
  /// Whether only marked protocols get a mock.
  package var onlyMarked = false
  /// Whether protocols that only their module can see get no mock.
  package var onlyPublic = false
  /// Whether a glob for protocols may match nothing.
  package var allowsUnmatched = false
  /// Where the mocks go.
  package var output: Located<OutputLocation>
  /// Modules that the mocks import with `@testable`.
  package var testableImports: [String] = []
  /// Modules that the mocks import besides those their sources import.
  package var imports: [String] = []
  /// The pattern of a mock's name: `Mock{name}`.
  package var mockName: Located<String>?
  /// What the mocks have besides what every mock has.
  package var extras: MockExtras = []
  /// Who may see the mocks: `public`, or whoever sees all of their module.
  package var access: Located<AccessLevel>?
  /// Whether no mock of another protocol answers for them.
  package var isShallow = false

  /// Describes a wish for all protocols of some sources.
  package init(sources: [Located<AbsolutePath>], output: Located<OutputLocation>) {
    self.sources = sources
    self.output = output
  }

  /// Who may see mocks.
  package static let accessLevels: [AccessLevel] = [.internal, .public]

  /// Whether all the world may see the mocks.
  package var isPublic: Bool { access?.value == .public }

  /// The pattern of a mock's name unless something else is asked for.
  package static let standardMockName = "Mock{name}"
}
