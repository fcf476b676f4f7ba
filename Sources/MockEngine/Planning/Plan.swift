import DeclarationModel
import Files
import MockResolver
import SwiftScanner

/// The result of planning a run: the files to write, and the diagnostics.
package struct Plan: Sendable, Hashable {
  /// The files, sorted by path.
  package var files: [PlannedFile] = []
  /// The folders that mocks go into, each a file.
  package var folders: [AbsolutePath] = []
  /// The run that the files in these folders belong to.
  var owner = OutputOwner()
  /// The files that are removed, if they were generated: nothing would be in them.
  package var emptyFiles: [AbsolutePath] = []
  /// The files that the configuration has generated where it generates nothing any more; looked for if they
  /// are asked for.
  package var formerFiles: [AbsolutePath] = []
  /// The files of protocols that the command line leaves out; they are as they are.
  package var unselectedFiles: [AbsolutePath] = []
  /// The outcome for each protocol of each request; those of a request in order of their positions.
  package var protocols: [PlannedProtocol] = []
  /// The protocols that could not be read, in order of their places.
  package var brokenProtocols: [BrokenProtocol] = []
  /// The errors and warnings, sorted by path and line.
  package var diagnostics: [Diagnostic] = []
  /// The digests of what was read of the sources, if the planner keeps a log.
  var declarationDigests: [AbsolutePath: DeclarationDigest] = [:]
  /// The facts of the source files, if a later plan may take over parts of this one.
  var sources: [AbsolutePath: PlanMemory.Source]?
  /// The numbers of protocols without a mock in files whose parts are taken over, which `protocols` lacks.
  var keptSkips: [String: [String: Int]] = [:]

  /// The folders of all outputs, also of those that have none any more.
  var outputFolders: Set<AbsolutePath> { Set(folders + files.map(\.path.parent)) }

  /// Creates an empty plan.
  package init() {}

  /// Whether something is wrong.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// A protocol, and its outcome in one request.
package struct PlannedProtocol: Sendable, Hashable {
  /// The outcome.
  package var outcome: ProtocolOutcome
  /// The naming of the request's mocks.
  package var naming: MockNaming
  private var details = Sparse<Details>()
  /// The file that its mock goes into, if it has one.
  package var output: AbsolutePath?
  /// The position of the request, if it is in a file.
  package var origin: SourcePosition?

  /// Creates the outcome for a protocol.
  init(
    outcome: ProtocolOutcome, naming: MockNaming, explanation: ProtocolExplanation?,
    output: AbsolutePath?, origin: SourcePosition?
  ) {
    self.outcome = outcome
    self.naming = naming
    self.output = output
    self.origin = origin
    if let explanation { details.value.explanation = explanation }
  }

  /// The part that few protocols have, and that is large.
  private struct Details: Sendable, Hashable, SparseValue {
    var explanation: ProtocolExplanation?
  }

  /// The explanation, if one was asked for.
  package var explanation: ProtocolExplanation? { details.value.explanation }

  /// The position of the protocol's name.
  var place: SourcePosition { outcome.declaration.position }
}
