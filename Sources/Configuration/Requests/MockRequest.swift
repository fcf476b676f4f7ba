import Basics
import DeclarationModel
import Files
import MockResolver
import ObjCScanner

/// A request for mocks: an entry of `mocks` in a configuration, or a command line.
package struct MockRequest: Sendable, Hashable {
  /// Files, folders and globs to read.
  package var sources: PathSelection
  /// The position of the request, if it is in a file.
  package var origin: SourcePosition?
  /// The module whose mocks are asked for, in a build that knows modules; any if nil.
  package var module: Located<String>?
  /// The module of the sources, if a build or a project knows it.
  package var sourceModule: String?
  /// Compiled modules whose protocols are mocked.
  package var compiledModules: [Located<String>] = []
  /// Folders in which compiled modules are looked for.
  package var searchPaths: [AbsolutePath] = []
  /// Objective-C headers whose protocols are mocked.
  package var headers = HeaderInput()
  /// Sources in which only parents of protocols are looked up.
  package var dependencySources: [Located<AbsolutePath>] = []
  /// Globs for protocols; all if there are none.
  package var protocols: [Located<Glob>] = []
  /// Globs for protocols that get no mock.
  package var excluded: [Located<Glob>] = []
  /// The files beside the mocks, by the names of types that they seem to declare: a protocol whose mock is
  /// written by hand gets no other.
  package var ownTypes: [String: [AbsolutePath]] = [:]
  /// Whether only marked protocols get a mock.
  package var onlyMarked = false
  /// Whether protocols that only their module can see get no mock.
  package var onlyPublic = false
  /// Whether a glob for protocols may match nothing.
  package var allowsUnmatched = false
  /// Whether the entry is for other modules as well, so that a glob may match in one of them.
  package var isShared = false
  /// Whether the command line selects among the protocols of the request.
  package var isNarrowed = false
  /// The output.
  package var output: Located<OutputLocation>
  /// How many files the mocks are divided among, if the output is a folder and not each has a file of its own.
  package var shards: Located<Int>?
  /// Modules that the mocks import with `@testable`.
  package var testableImports: [String] = []
  /// Modules that the mocks import besides those their sources import.
  package var imports: [String] = []
  /// The pattern of a mock's name, if one is asked for.
  package var mockName: Located<MockNaming>?
  /// The ways in which tests talk to the mocks.
  package var styles: MockStyles = .stubVerify
  /// The optional parts of the mocks.
  package var extras: MockExtras = []
  /// The access level that is asked for.
  package var access: Located<AccessLevel>?
  /// The default isolation of the module of the sources; nil to read it from its manifest.
  package var defaultIsolation: DefaultIsolation?
  /// Whether the module of the sources enables `NonisolatedNonsendingByDefault`; its manifest may say so, too.
  package var isNonsendingByDefault = false
  /// Whether no mock of another protocol answers for them.
  package var isShallow = false

  /// Creates a request for all protocols of some sources.
  package init(sources: PathSelection, output: Located<OutputLocation>) {
    self.sources = sources
    self.output = output
  }

  /// Takes the settings of the module of the sources where the request states none.
  mutating func take(_ settings: TargetSettings) {
    defaultIsolation = defaultIsolation ?? settings.defaultIsolation
    isNonsendingByDefault = isNonsendingByDefault || settings.isNonsendingByDefault
  }

  /// What is wrong with the output.
  var outputIssues: [ConfigurationIssue] {
    guard let shards, case .file = output.value else { return [] }
    return [ConfigurationIssue(.shardsOfFile, at: shards.position)]
  }

  /// The access levels that generated code may have.
  package static let accessLevels: [AccessLevel] = [.internal, .public]

  /// Whether the mocks are public.
  package var isPublic: Bool { access?.value == .public }

  /// The pattern of a mock's name.
  package var naming: MockNaming { mockName?.value ?? .standard }
}

/// Objective-C headers, and how they are read.
package struct HeaderInput: Sendable, Hashable {
  /// Files, folders and globs.
  package var paths: [Located<AbsolutePath>] = []
  /// The options for reading them.
  package var options = HeaderOptions()

  /// Creates an input without headers.
  package init() {}
}
