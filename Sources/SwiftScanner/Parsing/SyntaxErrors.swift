import DeclarationModel
import SwiftParserDiagnostics
import SwiftSyntax

/// The syntax errors of a file.
struct SyntaxErrors {
  /// The number of errors that are shown; the rest is counted.
  static let shown = 20

  private var errors: [(offset: Int, message: String)]

  /// Collects the errors of a tree; next to no work if it has none.
  init(in tree: SourceFileSyntax) {
    guard tree.hasError else {
      errors = []
      return
    }
    errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { ($0.position.utf8Offset, $0.message.split(whereSeparator: \.isNewline).joined()) }
  }

  /// Whether there are none.
  var isEmpty: Bool { errors.isEmpty }

  /// Returns those before an offset.
  func before(_ offset: Int) -> SyntaxErrors {
    var result = self
    result.errors.removeAll { $0.offset >= offset }
    return result
  }

  /// Returns whether one lies between two offsets.
  func occur(in range: ClosedRange<Int>) -> Bool {
    errors.contains { range.contains($0.offset) }
  }

  /// Returns all of them, located.
  func diagnostics(lines: LineTable) -> [Diagnostic] {
    errors.map {
      ScanDiagnostic.syntaxError($0.message).diagnostic(at: lines.position(at: $0.offset))
    }
  }

  /// Returns the first of the errors of a file, the last of them with a note that counts the others.
  static func shortened(_ errors: [Diagnostic]) -> [Diagnostic] {
    guard errors.count > shown, var last = errors.prefix(shown).last else { return errors }
    last.notes.append(
      ScanDiagnostic.moreSyntaxErrors(errors.count - shown, at: errors[shown].position))
    return errors.prefix(shown - 1) + [last]
  }
}
