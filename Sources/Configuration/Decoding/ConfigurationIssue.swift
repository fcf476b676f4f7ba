import DeclarationModel
import Files
import MockResolver

/// An issue with a configuration, or with options of the command line that take precedence over its keys.
package struct ConfigurationIssue: Error, Sendable, Hashable {
  /// The facts that an issue may state.
  package enum Fact: Sendable, Hashable {
    // The file.
    case noConfiguration
    case cannotRead(AbsolutePath, FileProblem)
    case notUTF8(AbsolutePath)
    case invalidYAML(String)
    /// The root is a list or a text.
    case notAMapping(isList: Bool)
    /// A merge has left its markers in the file.
    case conflictMarkers
    case undefinedAlias
    /// More values than a limit, those counted that aliases repeat.
    case tooManyValues(Int)
    case emptyConfiguration

    // Keys.
    case duplicateKey(String)
    case unknownKey(String, nearest: String?)
    case missingKey(String)
    case wrongType(key: String, expected: ValueShape)
    /// A value has a NUL character, at which the system would cut it off.
    case nulCharacter(key: String)
    /// An empty value; a required one cannot be removed.
    case emptyValue(key: String, isRequired: Bool = false)

    // Values.
    case notAModule(String, suggestion: String)
    case invalidMockName(InvalidMockNaming)
    case unknownAccess(String, nearest: String?)
    case unknownStyle(String, nearest: String?)
    /// An unknown default isolation, and the nearest known one.
    case unknownIsolation(String, nearest: String?)
    case notADeclaration(String)
    case absoluteOutput(String)
    /// A path has a part that a shell would replace.
    case unexpandedPath(String, Substring)
    /// A text that is not a number between one and a limit.
    case invalidNumber(String, limit: Int)
    /// Shards for an output that is a single file.
    case shardsOfFile

    // Modules.
    case moduleWithSources
    case headersWithoutModule
    case unknownModule(String, nearest: String?)
    case severalEntries(protocol: String, other: SourcePosition)
    case entryWithoutModule
    case moduleWithoutEntry(String)

    // Sourcery's configuration.
    case unknownSourceryKey(String, nearest: String?)
    case unsupportedSourceryKey(String)
    case unlinkedOutput
    case unknownTarget(String, folder: AbsolutePath)
    case unreadableProject(AbsolutePath)
    case unknownProjectTarget(String, nearest: String?)
    case undefinedVariable(String)
    case emptyArgument(variable: String)
    case circularConfiguration(AbsolutePath)
    case noSourceryInput(String)

    // Xcode projects.
    /// Projects without a unit test target that tests another target of the project.
    case noTestTarget([AbsolutePath])
    /// Several such targets, and the configuration that would cover all of them.
    case severalTestTargets([String], configuration: String)
    case outputNotInProject(AbsolutePath, target: String)
    case configurationsDiffer(target: String, used: String, other: String)

    /// A source in the configuration cannot be found.
    case discovery(DiscoveryIssue.Fact)
  }

  /// The fact that the issue states.
  package var fact: Fact
  /// The position, if it is in a file.
  package var position: SourcePosition?

  /// Creates an issue.
  package init(_ fact: Fact, at position: SourcePosition? = nil) {
    self.fact = fact
    self.position = position
  }

  /// The severity.
  package var severity: Diagnostic.Severity { fact.severity }

  /// The diagnostic of the issue.
  package var diagnostic: Diagnostic { Diagnostic(fact, at: position) }
}

extension ConfigurationIssue.Fact {
  /// Whether protocols of the entry may seem missing because of the fact.
  var hidesProtocols: Bool {
    if case .invalidMockName = self { false } else { true }
  }
}
