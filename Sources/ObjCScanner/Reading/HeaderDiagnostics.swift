import DeclarationModel

/// What is wrong with headers, as people are told.
struct HeaderDiagnostics {
  let unit: ClangUnit
  let main: MainFile
  /// Where each file was included.
  let inclusions: [String: [ClangPlace]]

  /// The errors, by the header that was asked for and that led to them.
  ///
  /// libclang goes on after an error with a guess, so that nothing of a unit with errors can be
  /// trusted.
  func byFile(of headers: [String]) -> [String: [Diagnostic]] {
    var found: [String: [Diagnostic]] = [:]
    for diagnostic in unit.diagnostics where diagnostic.severity != .warning {
      let (file, told) = told(diagnostic)
      found[file ?? headers.first ?? "", default: []].append(told)
    }
    return found
  }

  private func told(_ diagnostic: ClangDiagnostic) -> (file: String?, Diagnostic) {
    let message = diagnostic.message
    guard let place = diagnostic.place else {
      return (nil, Diagnostic(.error, HeaderMessages.arguments(message)))
    }
    switch main.line(at: place) {
    case .declaration(let declaration)?:
      return (nil, HeaderMessages.declaration(declaration, message))
    case .header(let path)?:
      return (
        path,
        Diagnostic(
          .error, at: SourcePosition(path: path, line: 1, column: 1), HeaderMessages.error(message))
      )
    case .root?, nil: break
    }
    let chain = (inclusions[place.path] ?? []).filter { $0.path != MainFile.path }
    let position = SourcePosition(path: place.path, line: place.line, column: place.column)
    return (
      chain.last?.path ?? place.path,
      Diagnostic(.error, at: position, HeaderMessages.error(message, includedFrom: chain))
    )
  }
}
