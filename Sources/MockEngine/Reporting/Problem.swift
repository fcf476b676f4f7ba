import Configuration
import DeclarationModel
import Files
import ModuleInterface
import ObjCScanner
import StencilTemplates

/// A fact about what was asked for, and where it is; `Problem+Message` has the words.
package struct Problem: Error, Sendable, Hashable {
  /// Something that is wrong.
  package enum Fact: Sendable, Hashable {
    // Requests.
    case needsFile(ConfigurationSection)
    case publicWith(ConfigurationKey)
    case undeterminedIsolation
    /// As `undeterminedIsolation`, where the manifest must not be run.
    case forbiddenManifest
    case unreadableModule(ModuleFailure)
    case noLibclang(LibclangMissing)

    // Sources.
    case discovery(DiscoveryIssue.Fact)
    /// A protocol of a name is not found; the command lists those that are.
    case noSuchProtocol(String, nearest: [String], listed: String)
    /// A protocol stands in a source that a plugin generates for another target.
    case inPluginSource(String, plugin: String)
    case noFixtures
    case git(GitFailure)
    /// A revision of git has an error, so that not all of its mocks are known.
    case incompleteRevision(String, error: String)
    case severalTypes(String, [String])

    // Outputs.
    case sameOutput(AbsolutePath, other: SourcePosition?)
    case outputsDifferInCase(AbsolutePath, other: AbsolutePath, origin: SourcePosition?)
    case notGenerated(AbsolutePath)
    /// A template names a file without a header that is outside of the output folder, or beside the configuration.
    case mayBeByHand(AbsolutePath)
    case outputIsFolder(AbsolutePath)
    case outputInsideFile(AbsolutePath, file: AbsolutePath)
    case outputReadOnly(AbsolutePath)
    case cannotWrite(AbsolutePath, FileProblem)
    case orphaned(AbsolutePath)
    case editedByHand(AbsolutePath)
    case orphanEditedByHand(AbsolutePath)
    /// A merge has left its markers in an orphan.
    case orphanInConflict(AbsolutePath)
    /// A shard has the mocks of another command line or configuration.
    case shardOfAnother(AbsolutePath)

    // What directives of templates ask for.
    case fileBlockOutside(String)
    case fileBlockWithoutFolder(String)
    /// A block of a template is for a file that the run reads: a source, a template, the configuration.
    case fileBlockOverInput(String)
    case unclosedBlock(UnclosedDirective, isReplaced: Bool)
    case sourceChanged(AbsolutePath)
    /// A source with inline blocks has changes that are not staged, while blocks are made of what is staged.
    case partlyStaged(AbsolutePath)
    /// A build cannot change the inline blocks of a source, which an entry of a configuration makes.
    case staleInlineBlocks(AbsolutePath, configuration: AbsolutePath?)
    case unsupportedTemplate(AbsolutePath, isLeftOut: Bool, TemplateExclusion)
    case invalidPackagedTemplate(AbsolutePath, TemplateExclusion)
  }

  /// The fact.
  package var fact: Fact
  /// The position, if it has one.
  package var position: SourcePosition?

  /// States a fact.
  package init(_ fact: Fact, at position: SourcePosition? = nil) {
    self.fact = fact
    self.position = position
  }

  /// States the fact of an issue of discovery.
  package init(_ issue: DiscoveryIssue) {
    position = issue.position
    fact = .discovery(issue.fact)
  }

  /// The severity.
  package var severity: Diagnostic.Severity { fact.severity }

  /// The diagnostic of the fact.
  package var diagnostic: Diagnostic { Diagnostic(fact, at: position) }
}

/// The way in which a template is left out.
package enum TemplateExclusion: Sendable, Hashable {
  /// An entry of the list is the template itself.
  case removal
  /// A path with an exclamation mark is added to the list.
  case pattern
  /// A key of Sourcery's configuration.
  case key
  /// An option of the command line.
  case option

  /// The advice that leaves the template out.
  var advice: String {
    switch self {
    case .removal: "remove it from 'templates'"
    case .pattern: "add its path with '!' before it to 'templates'"
    case .key: "list it under 'exclude' of 'templates'"
    case .option: "leave it out with '--exclude-templates'"
    }
  }
}
