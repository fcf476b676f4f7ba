import DeclarationModel
import SwiftSyntax

/// The syntax errors of a file.
struct SyntaxErrors {
  /// The maximum number of errors that are shown; the others are only counted.
  static let shown = 20

  private var errors: [(offset: Int, fact: ScanDiagnostic)]
  /// The offsets of the parser's errors that errors about newer syntax replace.
  private var explained: [Int] = []

  /// Collects the errors of a tree; a tree without errors is not searched.
  ///
  /// - Parameters:
  ///   - tree: The syntax tree of a source.
  ///   - parser: The parser that made the tree.
  init(in tree: SourceFileSyntax, of parser: ParserVersion = .current) {
    guard tree.hasError else {
      errors = []
      return
    }
    errors = ParserErrors(in: tree).all.map { ($0.offset, .syntaxError($0.message)) }
    tell(NewerSyntaxUse.all(in: tree, unknownTo: parser), unknownTo: parser)
  }

  /// Replaces the parser's errors at places with newer syntax by one error for each place.
  private mutating func tell(_ uses: [NewerSyntaxUse], unknownTo parser: ParserVersion) {
    let causes = uses.filter { use in errors.contains { use.range.contains($0.offset) } }
    guard !causes.isEmpty else { return }
    let isExplained = { (offset: Int) in
      causes.contains { $0.range.lowerBound <= offset && offset < $0.end }
    }
    explained = errors.map(\.offset).filter(isExplained)
    errors.removeAll { isExplained($0.offset) }
    errors += causes.map { ($0.offset, .newerSyntax($0.syntax, parser: parser)) }
    errors.sort { $0.offset < $1.offset }
  }

  /// Whether there are no errors.
  var isEmpty: Bool { errors.isEmpty }

  /// Returns the errors before an offset.
  func before(_ offset: Int) -> SyntaxErrors {
    var result = self
    result.errors.removeAll { $0.offset >= offset }
    return result
  }

  /// Returns whether an error lies in a range.
  func occur(in range: ClosedRange<Int>) -> Bool {
    errors.contains { range.contains($0.offset) }
  }

  /// Returns whether a range contains an error that newer syntax elsewhere explains.
  func reach(into range: ClosedRange<Int>) -> Bool {
    explained.contains { range.contains($0) }
  }

  /// Returns the errors as located diagnostics.
  func diagnostics(lines: LineTable) -> [Diagnostic] {
    errors.map { $0.fact.diagnostic(at: lines.position(at: $0.offset)) }
  }

  /// Returns the errors of a file; the first gets a note if the compiler is newer than the parser,
  /// and may know the syntax.
  static func noted(
    _ errors: [Diagnostic], parser: ParserVersion = .current, compiler: ParserVersion = .ofCompiler
  ) -> [Diagnostic] {
    guard parser < compiler, let first = errors.first, first.id == .syntaxError else {
      return errors
    }
    var errors = errors
    errors[0].notes.append(ScanDiagnostic.olderParser(parser, than: compiler))
    return errors
  }

  /// Returns the first errors of a file; the last of them gets a note with the number of the
  /// others.
  static func shortened(_ errors: [Diagnostic]) -> [Diagnostic] {
    guard errors.count > shown, var last = errors.prefix(shown).last else { return errors }
    last.notes.append(
      ScanDiagnostic.moreSyntaxErrors(errors.count - shown, at: errors[shown].position))
    return errors.prefix(shown - 1) + [last]
  }
}
