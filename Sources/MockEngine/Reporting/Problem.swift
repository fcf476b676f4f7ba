import Files
import DeclarationModel
import ModuleInterface
import ObjCScanner

/// A fact that the user must know; `message` has the words.
package struct Problem: Error, Sendable, Hashable {
  /// What is wrong.
  package enum Fact: Sendable, Hashable {
    // The configuration.
    case noConfiguration
    case notUTF8(AbsolutePath)
    case emptyConfiguration
    case invalidYAML(String)
    case undefinedAlias
    case duplicateKey(String)
    case unknownKey(String, nearest: String?)
    case missingKey(String)
    case wrongType(key: String, expected: ConfigurationValueKind)
    case emptyValue(key: String)
    case notAModule(String, suggestion: String)
    case invalidMockName(String)
    case absoluteOutput(String)
    case outputOutside(String)
    case needsFile(ConfigurationSection)
    case moduleWithSources
    case headersWithoutModule
    case unreadableModule(ModuleFailure)
    case notADeclaration(String)
    case noLibclang(LibclangMissing)
    case unknownModule(String, nearest: String?)
    case severalEntries(module: String, other: String)
    case unknownSourceryKey(String, nearest: String?)
    case unsupportedSourceryKey(String)
    case unknownAccess(String, nearest: String?)
    case publicWith(key: String)

    // Sources.
    case cannotRead(AbsolutePath, FileProblem)
    case nothingMatches(String, SourceDiscovery.Kind)
    case emptyFolder(AbsolutePath, SourceDiscovery.Kind)

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
    fact =
      switch issue.fact {
      case .cannotRead(let path, let problem): .cannotRead(path, problem)
      case .nothingMatches(let pattern, let kind): .nothingMatches(pattern, kind)
      case .emptyFolder(let folder, let kind): .emptyFolder(folder, kind)
      }
  }

  /// How bad it is.
  package var severity: Diagnostic.Severity {
    switch fact {
    case .orphaned, .emptyFolder, .unknownSourceryKey, .unsupportedSourceryKey: .warning
    default: .error
    }
  }

  /// The fact in words.
  package var diagnostic: Diagnostic { Diagnostic(severity, at: position, fact.message) }
}
