import DeclarationModel

/// The diagnostics of a run.
struct RunReport: Sendable {
  let display: PathDisplay
  /// Whether warnings are as bad as errors.
  let isStrict: Bool
  private var found: [Diagnostic] = []

  init(display: PathDisplay, isStrict: Bool) {
    self.display = display
    self.isStrict = isStrict
  }

  mutating func add(_ some: [Diagnostic]) {
    found += some.map { diagnostic in
      var diagnostic = diagnostic
      if isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
      return diagnostic
    }
  }

  /// Adds a note to the first error for a file that does not exist, be it a source, a template or a configuration.
  mutating func note(_ note: @autoclosure () -> Diagnostic.Note?) {
    let missing: [DiagnosticID] = [
      .fileNotFound, .missingConfiguration, .noMatchingFiles, .includeNotFound,
    ]
    guard let index = found.firstIndex(where: { missing.contains($0.id) }) else { return }
    if let note = note() { found[index].notes.append(note) }
  }

  /// Whether anything is an error.
  var isFailure: Bool { found.contains { $0.severity == .error } }

  /// The diagnostics as they are printed: sorted, with short paths.
  var diagnostics: [Diagnostic] { DiagnosticOrder.sorted(found.map(display.shown)) }

  /// A line for each diagnostic and note.
  var text: String { diagnostics.map { "\($0)\n" }.joined() }

  /// The errors as they are printed.
  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// A line for each error and its notes.
  var errorText: String { errors.map { "\($0)\n" }.joined() }

  /// The outcome of a run that only found errors.
  var failure: RunOutcome {
    RunOutcome(messages: text, diagnostics: diagnostics, status: .failure)
  }
}

/// The order in which diagnostics are printed.
package enum DiagnosticOrder {
  /// Sorts diagnostics by path, line and column, those without a place first, and drops duplicates.
  package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return
      diagnostics
      .filter { seen.insert($0).inserted }
      .sorted { left, right in
        let (one, other) = (left.position, right.position)
        if one?.path != other?.path { return (one?.path ?? "") < (other?.path ?? "") }
        if one?.line != other?.line { return (one?.line ?? 0) < (other?.line ?? 0) }
        if one?.column != other?.column { return (one?.column ?? 0) < (other?.column ?? 0) }
        return left.sentence < right.sentence
      }
  }
}

/// The outcome of a command, besides files.
package struct RunOutcome: Sendable, Hashable {
  /// The exit status of a command.
  package enum Status: Int32, Sendable, Hashable {
    case success = 0
    /// Outputs are out of date.
    case outOfDate = 1
    /// Something is wrong with the input, or with a place to write to.
    case failure = 2
  }

  /// The text for standard output.
  package var output = ""
  /// The text for standard error.
  package var messages = ""
  /// The diagnostics among the messages, in the same order.
  package var diagnostics: [Diagnostic] = []
  /// The exit status.
  package var status = Status.success

  /// Creates an outcome.
  package init(
    output: String = "", messages: String = "", diagnostics: [Diagnostic] = [],
    status: Status = .success
  ) {
    self.output = output
    self.messages = messages
    self.diagnostics = diagnostics
    self.status = status
  }
}
