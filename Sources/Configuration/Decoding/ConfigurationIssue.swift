import DeclarationModel
import Files
import MockResolver

/// An issue with a configuration, or with options of the command line that stand in place of its keys.
package struct ConfigurationIssue: Error, Sendable, Hashable {
  /// What is wrong.
  package enum Fact: Sendable, Hashable {
    // The file.
    case noConfiguration
    case cannotRead(AbsolutePath, FileProblem)
    case notUTF8(AbsolutePath)
    case invalidYAML(String)
    case undefinedAlias
    case emptyConfiguration

    // Keys.
    case duplicateKey(String)
    case unknownKey(String, nearest: String?)
    case missingKey(String)
    case wrongType(key: String, expected: ValueShape)
    case emptyValue(key: String)

    // Values.
    case notAModule(String, suggestion: String)
    case invalidMockName(InvalidMockNaming)
    case unknownAccess(String, nearest: String?)
    case unknownStyle(String, nearest: String?)
    /// An unknown default isolation, and the nearest known one.
    case unknownIsolation(String, nearest: String?)
    case notADeclaration(String)
    case absoluteOutput(String)
    /// A text that is no number of at least one and at most a limit.
    case invalidNumber(String, limit: Int)
    /// Shards of an output that is one file.
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
    case circularConfiguration(AbsolutePath)
    case noSourceryInput(String)

    // Xcode projects.
    /// Projects without a target of unit tests that tests another one of theirs.
    case noTestTarget([AbsolutePath])
    /// Several such targets, and a configuration for all of them.
    case severalTestTargets([String], configuration: String)
    case outputNotInProject(AbsolutePath, target: String)
    case configurationsDiffer(target: String, used: String, other: String)

    /// A source that the configuration names cannot be found.
    case discovery(DiscoveryIssue.Fact)
  }

  /// What is wrong.
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
  /// Whether protocols of the entry may seem missing because of it.
  var hidesProtocols: Bool {
    if case .invalidMockName = self { false } else { true }
  }
}
