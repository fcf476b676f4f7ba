import Files
import DeclarationModel

/// What a run would do: which files, with what in them.
package struct Plan: Sendable, Hashable {
  /// The files, sorted by path.
  package var files: [PlannedFile] = []
  /// The folders that mocks go into, each a file.
  package var folders: [AbsolutePath] = []
  /// The files that are removed, if they were generated: nothing would be in them.
  package var emptyFiles: [AbsolutePath] = []
  /// The files of protocols that the command line leaves out; they are as they are.
  package var unselectedFiles: [AbsolutePath] = []
  /// What came of each protocol of each request; those of a request in order of their places.
  package var protocols: [PlannedProtocol] = []
  /// The protocols that could not be read, in order of their places.
  package var brokenProtocols: [BrokenProtocol] = []
  /// What is wrong, and what is noteworthy; sorted by path and line.
  package var diagnostics: [Diagnostic] = []

  /// An empty plan.
  package init() {}

  /// Whether something is wrong.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
