import DeclarationModel
import SwiftParserDiagnostics
import SwiftSyntax

/// The syntax errors of a file.
struct SyntaxErrors {
  /// How many are shown; the rest is counted.
  static let shown = 20

  private let errors: [(offset: Int, message: String)]

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

  /// Whether one lies between two offsets.
  func occur(in range: ClosedRange<Int>) -> Bool {
    errors.contains { range.contains($0.offset) }
  }

  /// The first of them, located, and a note that counts the others.
  func diagnostics(lines: LineTable) -> [Diagnostic] {
    var diagnostics = errors.prefix(Self.shown).map {
      ScanFinding.syntaxError($0.message).diagnostic(at: lines.position(at: $0.offset))
    }
    if errors.count > Self.shown {
      let next = lines.position(at: errors[Self.shown].offset)
      diagnostics.append(
        ScanFinding.moreSyntaxErrors(errors.count - Self.shown).diagnostic(at: next))
    }
    return diagnostics
  }
}
