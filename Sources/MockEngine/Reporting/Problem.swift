import Configuration
import DeclarationModel
import Files
import ModuleInterface
import ObjCScanner

/// A fact that the user must know; `message` has the words.
package struct Problem: Error, Sendable, Hashable {
  /// What is wrong.
  package enum Fact: Sendable, Hashable {
    // Requests.
    case needsFile(ConfigurationSection)
    case publicWith(ConfigurationKey)
    case unreadableModule(ModuleFailure)
    case noLibclang(LibclangMissing)

    // Sources.
    case discovery(DiscoveryIssue.Fact)
    case noSuchProtocol(String, nearest: [String])
    case noFixtures
    case severalTypes(String, [String])

    // Outputs.
    case sameOutput(AbsolutePath, other: String)
    case outputsDifferInCase(AbsolutePath, other: AbsolutePath, origin: String)
    case notGenerated(AbsolutePath)
    case outputIsFolder(AbsolutePath)
    case outputInsideFile(AbsolutePath, file: AbsolutePath)
    case outputReadOnly(AbsolutePath)
    case cannotWrite(AbsolutePath, FileProblem)
    case orphaned(AbsolutePath)
  }

  /// What is wrong.
  package var fact: Fact
  /// Where it is, if it is anywhere.
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

  /// How bad it is.
  package var severity: Diagnostic.Severity {
    switch fact {
    case .orphaned, .discovery(.emptyFolder): .warning
    default: .error
    }
  }

  /// The fact in words.
  package var diagnostic: Diagnostic { Diagnostic(severity, at: position, fact.message) }
}
