import DeclarationModel

extension Diagnostic {
  /// The place, the kind, and the names that the message has in quotation marks:
  /// `A.swift:1:10: unknown-parent 'A' 'Base'`.
  ///
  /// Tests compare it, so that they need no change when the words of a message change.
  package var summary: String {
    ((position.map { ["\($0):"] } ?? []) + [kind]).joined(separator: " ")
  }

  /// The kind, and the names that the message has in quotation marks.
  package var kind: String { ([id.rawValue] + message.quotedNames).joined(separator: " ") }
}

extension String {
  /// The parts of the text in single quotation marks, with these.
  package var quotedNames: [String] {
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }.map { "'\(parts[$0])'" }
  }
}

extension DiagnosticFact {
  /// The kind, and the names that the message has in quotation marks.
  package var kind: String { Diagnostic(self).kind }
}
