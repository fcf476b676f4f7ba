/// A part of an instruction to the tool, in a comment, that has no meaning.
package enum InvalidMark: DiagnosticFact, Sendable, Hashable {
  /// A word after `kagemusha:` that is no mark of a protocol.
  case word(String)
  /// The name of a mock in `@mockable(override: name = …)` that is no identifier.
  case mockName(String)

  package var severity: Diagnostic.Severity { .warning }

  package var text: DiagnosticText {
    switch self {
    case .word(let word):
      DiagnosticText(
        .unknownMark, "unknown mark '\(word)'",
        fixIt: "write 'kagemusha: mock' or 'kagemusha: skip'")
    case .mockName(let name):
      DiagnosticText(
        .invalidMockName, "invalid mock name '\(name)'",
        fixIt: "use letters, digits and '_', as in '@mockable(override: name = FakeStore)'")
    }
  }
}
