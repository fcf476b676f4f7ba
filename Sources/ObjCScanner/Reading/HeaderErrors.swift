import DeclarationModel

/// The errors that remain in a translation unit.
///
/// libclang recovers from errors by guessing, so that a declaration with an error in it cannot be trusted.
struct HeaderErrors {
  private let main: MainFile
  private let inclusions: [String: [ClangPlace]]
  private let errors: [ClangDiagnostic]

  /// Collects the errors of a unit.
  init(unit: ClangUnit, main: MainFile) {
    self.main = main
    var seen: Set<ClangPlace> = []
    // libclang often reports consequences of an error at the same place.
    errors = unit.diagnostics.filter { error in
      error.severity != .warning && error.place.map { seen.insert($0).inserted } != false
    }.map { error in
      guard error.message == "expected a type", let place = error.place,
        let use = NameUse(in: unit.bytes(ofFile: place.path), at: place.offset)
      else { return error }
      var error = error
      error.message = "unknown type name '\(use.name)'"
      return error
    }
    inclusions = errors.isEmpty ? [:] : unit.inclusions
  }

  /// The errors about the request itself: its arguments and declarations.
  var ofRequest: [Diagnostic] {
    errors.compactMap { error in
      guard let place = error.place else {
        return Diagnostic(HeaderIssue.arguments(error.message))
      }
      if case .declaration(let declaration, _)? = main.line(at: place) {
        return diagnostic(of: declaration, error.message)
      }
      guard error.message.contains("redefinition") || error.message.contains("duplicate"),
        let declaration = main.declaration(namedIn: error.message)
      else { return nil }
      return diagnostic(of: declaration, "it is declared at \(place.path):\(place.line)")
    }
  }

  /// The errors that make a whole file unreliable, by the paths of the file and of those that
  /// import it: a missing header, or a header of C++.
  var ofFiles: [String: [ClangDiagnostic]] {
    var found: [String: [ClangDiagnostic]] = [:]
    for error in errors
    where HeaderIssue.isForeign(error.message) || error.message.hasSuffix("file not found") {
      guard let place = error.place else { continue }
      let chain = inclusions[place.path] ?? []
      for path in [place.path] + chain.map(\.path) { found[path, default: []].append(error) }
    }
    return found
  }

  /// Returns the errors inside a declaration.
  func inside(_ declaration: ClangCursor) -> [ClangDiagnostic] {
    guard !errors.isEmpty, let extent = declaration.extent else { return [] }
    return errors.filter { error in error.place.map(extent.contains) ?? false }
  }

  /// Returns the errors in declarations, and in those of values that they use, each place once.
  ///
  /// - Parameters:
  ///   - declarations: The declarations.
  ///   - used: The types that they use.
  func inside(_ declarations: [ClangCursor], using used: [ClangCursor]) -> [ClangDiagnostic] {
    let values = used.filter {
      $0.declaresType && $0.kind != .interface && $0.kind != .protocolDeclaration
    }
    var seen: Set<ClangPlace?> = []
    return (declarations + values).flatMap(inside).filter { seen.insert($0.place).inserted }
  }

  /// Returns the errors in a file.
  func inside(file path: String) -> [ClangDiagnostic] { errors.filter { $0.place?.path == path } }

  /// Returns the diagnostic for an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - name: The protocol that has no mock because of it, if the message is to name it.
  func diagnostic(_ error: ClangDiagnostic, losing name: String? = nil) -> Diagnostic {
    let place = error.place
    let chain = place.flatMap { inclusions[$0.path] } ?? []
    let issue = HeaderIssue.error(
      error.message, losing: name,
      includedFrom: chain.filter { !$0.path.hasPrefix(StandInSDK.root) })
    if case .header(let path)? = place.flatMap(main.line) {
      return Diagnostic(issue, at: SourcePosition(path: path, line: 1, column: 1))
    }
    return Diagnostic(issue, at: place.map(SourcePosition.init))
  }

  private func diagnostic(of declaration: HeaderDeclaration, _ message: String) -> Diagnostic {
    Diagnostic(HeaderIssue.declaration(declaration, message), at: declaration.position)
  }
}

extension SourcePosition {
  /// Creates the position of a place.
  init(_ place: ClangPlace) {
    self.init(path: place.path, line: place.line, column: place.column)
  }
}
