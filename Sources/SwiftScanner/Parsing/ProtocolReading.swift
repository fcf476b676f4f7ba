import DeclarationModel
import SwiftSyntax

/// Reads the protocols of a file, even if it has syntax errors.
///
/// A brace that is never closed makes everything after it part of its block. If a declaration
/// inside such a block begins in the first column of a line, the rest of the file is parsed again
/// from there.
struct ProtocolReading {
  /// The maximum number of times that the rest of a file is parsed again; each takes the parser
  /// some time.
  static let restarts = 5

  /// The imports, also of a file without protocols.
  private(set) var imports: [ImportDeclaration] = []
  /// The result.
  private(set) var file: ScannedFile

  private let source: SourceFile
  private let lines: LineTable
  private var errors: [Diagnostic] = []

  /// Reads a file, given its syntax tree.
  init(_ source: SourceFile, _ parsed: ParsedSource) {
    self.source = source
    lines = parsed.lines
    file = ScannedFile(path: source.path)
    read(parsed, of: source, from: 0, restarts: Self.restarts)
    file.imports = file.protocols.isEmpty ? [] : imports
    file.diagnostics = SyntaxErrors.shortened(errors) + file.diagnostics
  }

  private mutating func read(
    _ parsed: ParsedSource, of text: SourceFile, from start: Int, restarts: Int
  ) {
    let keywords = ProtocolKeywords(text)
    let lines = lines.beginning(at: start)
    var reader = DeclarationReader(
      keywords: keywords, lines: lines, errors: parsed.errors,
      blocks: AnnotationBlocks(in: parsed.tree, of: text))
    reader.read(parsed.tree.statements, in: DeclarationScope())
    guard !parsed.errors.isEmpty else { return add(reader, [], unread: [], lines) }
    let search = UnreadProtocols(
      tree: parsed.tree, bytes: text.bytes,
      offsets: keywords.offsets.filter { !reader.seenKeywords.contains($0) },
      mayRestart: restarts > 0)
    guard let next = search.restart else {
      return add(reader, parsed.errors.diagnostics(lines: lines), unread: search.unread, lines)
    }
    reader.forget(from: next.offset)
    var found = parsed.errors.before(next.offset).diagnostics(lines: lines)
    if let brace = next.openBrace {
      let finding = ScanDiagnostic.unclosedBrace(next: lines.position(at: next.offset))
      found.append(finding.diagnostic(at: lines.position(at: brace)))
    } else if found.isEmpty {
      found = parsed.errors.diagnostics(lines: lines)
    }
    add(reader, found, unread: search.unread.filter { $0.offset < next.offset }, lines)
    let rest = SourceFile(path: text.path, bytes: Array(text.bytes[next.offset...]))
    read(ParsedSource(rest), of: rest, from: start + next.offset, restarts: restarts - 1)
  }

  /// Adds the protocols of a reader, the errors in its part of the file, and the protocols that
  /// those errors hide.
  private mutating func add(
    _ reader: DeclarationReader, _ errors: [Diagnostic], unread: [UnreadProtocols.Place],
    _ lines: LineTable
  ) {
    let errors = self.errors.isEmpty ? SyntaxErrors.noted(errors) : errors
    imports += reader.imports
    file.protocols += reader.protocols
    file.brokenProtocols += reader.brokenProtocols(with: errors)
    file.diagnostics += reader.diagnostics
    self.errors += errors
    for place in unread {
      let position = lines.position(at: place.offset)
      let error = ScanDiagnostic.unreadProtocol(name: place.name).diagnostic(at: position)
      file.brokenProtocols.append(
        BrokenProtocol(name: place.name, position: position, diagnostics: [error]))
      self.errors.append(error)
    }
  }
}
