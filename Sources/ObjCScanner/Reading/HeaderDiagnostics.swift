import DeclarationModel

/// The diagnostics of a translation unit.
struct HeaderDiagnostics {
  private let main: MainFile
  private let inclusions: [String: [ClangPlace]]
  private let errors: [ClangDiagnostic]

  /// Collects the errors of a unit.
  ///
  /// libclang recovers from errors by guessing, so a unit with errors cannot be trusted.
  init(unit: ClangUnit, main: MainFile) {
    self.main = main
    let all = unit.diagnostics.filter { $0.severity != .warning }
    // What a missing header would have declared is unknown in all that follows.
    let missing = all.filter { $0.message.hasSuffix("file not found") }
    // The limit to the number of errors is an error without a place.
    let errors = all.filter { $0.place != nil || all.count == 1 }
    self.errors = missing.isEmpty ? errors : missing
    inclusions = errors.isEmpty ? [:] : unit.inclusions
  }

  /// Returns the errors by the requested header that led to them.
  func byFile(of headers: [String]) -> [String: [Diagnostic]] {
    var found: [String: [Diagnostic]] = [:]
    var seen: Set<ClangPlace> = []
    for error in errors {
      // What follows from an error is often said at the same place.
      if let place = error.place, !seen.insert(place).inserted { continue }
      let (file, diagnostic) = located(error)
      let key = file.flatMap { headers.contains($0) ? $0 : nil } ?? headers.sorted().first ?? ""
      found[key, default: []].append(diagnostic)
    }
    return found
  }

  /// The diagnostic for an error of libclang, and the header that led to it.
  private func located(_ error: ClangDiagnostic) -> (file: String?, Diagnostic) {
    let message = error.message
    guard let place = error.place else {
      return (nil, Diagnostic(HeaderIssue.arguments(message)))
    }
    switch main.line(at: place) {
    case .declaration(let declaration)?:
      return (nil, diagnostic(of: declaration, message))
    case .header(let path)?:
      let start = SourcePosition(path: path, line: 1, column: 1)
      return (path, Diagnostic(HeaderIssue.error(message), at: start))
    case .root?, nil: break
    }
    if message.contains("redefinition") || message.contains("duplicate"),
      let declaration = main.declaration(namedIn: message)
    {
      let there = "\(place.path):\(place.line)"
      return (nil, diagnostic(of: declaration, "it is declared at \(there)"))
    }
    let chain = (inclusions[place.path] ?? []).filter { $0.path != MainFile.path }
    let position = SourcePosition(path: place.path, line: place.line, column: place.column)
    let word = HeaderText(path: place.path).word(at: place.offset)
    return (
      chain.last?.path ?? place.path,
      Diagnostic(HeaderIssue.error(message, word: word, includedFrom: chain), at: position)
    )
  }

  private func diagnostic(of declaration: HeaderDeclaration, _ message: String) -> Diagnostic {
    Diagnostic(HeaderIssue.declaration(declaration, message), at: declaration.position)
  }
}
