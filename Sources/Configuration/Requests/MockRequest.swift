import Basics
import DeclarationModel
import Files
import MockResolver
import ObjCScanner

/// A request for mocks: an entry of `mocks` in a configuration, or a command line.
package struct MockRequest: Sendable, Hashable {
  /// The files, folders and globs to read.
  package var sources: PathSelection
  /// The position of the request, if it is in a file.
  package var origin: SourcePosition?
  /// The module whose protocols are mocked, in a build that knows modules; nil for any module.
  package var module: Located<String>?
  /// The module of the sources, if a build or a project knows it.
  package var sourceModule: String?
  /// The compiled modules whose protocols are mocked.
  package var compiledModules: [Located<String>] = []
  /// The folders in which compiled modules are looked for.
  package var searchPaths: [AbsolutePath] = []
  /// The Objective-C headers whose protocols are mocked.
  package var headers = HeaderInput()
  /// The sources in which only parents of protocols are looked up.
  package var dependencySources: [Located<AbsolutePath>] = []
  /// The globs for protocols; empty for all protocols.
  package var protocols: [Located<Glob>] = []
  /// The globs for classes; empty for marked ones only.
  package var classes: [Located<Glob>] = []
  /// The globs for protocols and classes that get no mock.
  package var excluded: [Located<Glob>] = []
  /// The files beside the mocks: a protocol whose mock is written by hand gets no other.
  package var ownSources: [AbsolutePath] = []
  /// The folder that has a folder for each plugin that generates sources of the module, of which a build tells nothing.
  package var pluginOutputs: AbsolutePath?
  /// Whether only marked protocols get a mock.
  package var onlyMarked = false
  /// Whether protocols that are visible only in their module get no mock.
  package var onlyPublic = false
  /// Whether a glob for protocols may match nothing.
  package var allowsUnmatched = false
  /// Whether the entry is also for other modules, so that a glob may match in one of them.
  package var isShared = false
  /// Whether the command line selects among the protocols of the request.
  package var isNarrowed = false
  /// The output.
  package var output: Located<OutputLocation>
  /// The number of files among which the mocks are divided; nil if the output is one file, or each mock has its own
  /// file.
  package var shards: Located<Int>?
  /// The modules that the mocks import with `@testable`.
  package var testableImports: [String] = []
  /// The modules that the mocks import besides those that their sources import.
  package var imports: [String] = []
  /// The pattern of the mocks' names, if the request states one.
  package var mockName: Located<MockNaming>?
  /// The ways in which tests talk to the mocks.
  package var styles: MockStyles = .stubVerify
  /// The optional parts of the mocks.
  package var extras: MockExtras = []
  /// The access level, if the request states one.
  package var access: Located<AccessLevel>?
  /// The default isolation of the module of the sources; nil to read it from its manifest.
  package var defaultIsolation: DefaultIsolation?
  /// Whether the module of the sources enables `NonisolatedNonsendingByDefault`; the manifest may enable it, too.
  package var isNonsendingByDefault = false
  /// Whether mocks have no mocks of other protocols that answer for them.
  package var isShallow = false

  /// Creates a request for all protocols of some sources.
  package init(sources: PathSelection, output: Located<OutputLocation>) {
    self.sources = sources
    self.output = output
  }

  /// Sets those settings of the module of the sources that the request does not state.
  mutating func take(_ settings: TargetSettings) {
    defaultIsolation = defaultIsolation ?? settings.defaultIsolation
    isNonsendingByDefault = isNonsendingByDefault || settings.isNonsendingByDefault
  }

  /// The files, folders and globs in which protocols are looked for.
  package var inputs: PathSelection {
    PathSelection(sources.included + headers.paths, excluded: sources.excluded)
  }

  /// The issues with the output.
  var outputIssues: [ConfigurationIssue] {
    guard let shards, case .file = output.value else { return [] }
    return [ConfigurationIssue(.shardsOfFile, at: shards.position)]
  }

  /// The access levels that generated code may have.
  package static let accessLevels: [AccessLevel] = [.internal, .public]

  /// Whether the mocks are public.
  package var isPublic: Bool { access?.value == .public }

  /// The pattern of the mocks' names.
  package var naming: MockNaming { mockName?.value ?? .standard }
}

/// Objective-C headers, and the options for reading them.
package struct HeaderInput: Sendable, Hashable {
  /// The files, folders and globs.
  package var paths: [Located<AbsolutePath>] = []
  /// The options for reading them.
  package var options = HeaderOptions()

  /// Creates an input without headers.
  package init() {}
}
