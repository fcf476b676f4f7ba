import DeclarationModel

/// What a run would do: which files, with what in them.
package struct Plan: Sendable, Hashable {
  /// The files, sorted by path.
  package var files: [PlannedFile] = []
  /// The folders that mocks go into, each a file.
  package var folders: [AbsolutePath] = []
  /// What is wrong, and what is noteworthy; sorted by path and line.
  package var diagnostics: [Diagnostic] = []

  /// An empty plan.
  package init() {}

  /// Whether something is wrong.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
