import DeclarationModel

/// The messages of a run.
struct RunReport: Sendable {
  let display: PathDisplay
  /// Whether warnings are as bad as errors.
  let isStrict: Bool
  private var diagnostics: [Diagnostic] = []

  init(display: PathDisplay, isStrict: Bool) {
    self.display = display
    self.isStrict = isStrict
  }

  mutating func add(_ some: [Diagnostic]) {
    diagnostics += some.map { diagnostic in
      var diagnostic = diagnostic
      if isStrict, diagnostic.severity == .warning { diagnostic.severity = .error }
      return diagnostic
    }
  }

  /// Whether anything is an error.
  var isFailure: Bool { diagnostics.contains { $0.severity == .error } }

  /// A line for each message.
  var text: String { text(diagnostics) }

  /// A line for each error.
  var errors: String { text(diagnostics.filter { $0.severity == .error }) }

  private func text(_ diagnostics: [Diagnostic]) -> String {
    DiagnosticOrder.sorted(diagnostics.map(display.shown)).map { "\($0)\n" }.joined()
  }

  /// The outcome of a run that did nothing but find errors.
  var failure: RunOutcome { RunOutcome(messages: text, status: .failure) }
}
