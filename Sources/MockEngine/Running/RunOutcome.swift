import DeclarationModel

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
