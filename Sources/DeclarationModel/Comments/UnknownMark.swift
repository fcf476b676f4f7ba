/// A word after `kagemusha:` that is no mark of a protocol.
package struct UnknownMark: DiagnosticFact {
  private let word: String

  /// Creates the fact about a word.
  package init(_ word: String) {
    self.word = word
  }

  package var severity: Diagnostic.Severity { .warning }

  package var text: DiagnosticText {
    DiagnosticText(
      .unknownMark, "unknown mark '\(word)'",
      fixIt: "write 'kagemusha: mock' or 'kagemusha: skip'")
  }
}
