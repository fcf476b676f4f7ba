import DeclarationModel

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
