import DeclarationModel
import SwiftParser
import SwiftSyntax

/// Reads the protocols of Swift source files.
package struct SwiftScanner: Sendable {
  /// Makes a scanner.
  package init() {}

  /// Reads one file.
  ///
  /// - Parameter source: The file.
  /// - Returns: The protocols of the file, those with a syntax error inside left out, the imports
  ///   if there are protocols, and located diagnostics for all that is wrong in the file.
  /// - Complexity: O(*n*). Only files that hold the word `protocol` are parsed.
  package func scan(_ source: SourceText) -> ScannedFile {
    if let offset = UTF8Validation.firstInvalidOffset(in: source.bytes) {
      let position = LineTable(source).position(at: offset)
      return ScannedFile(
        path: source.path, diagnostics: [ScanFinding.notUTF8.diagnostic(at: position)])
    }
    let closureAliases = ClosureAliases(source).aliases
    var file = scanProtocols(source)
    file.closureAliases = closureAliases
    return file
  }

  private func scanProtocols(_ source: SourceText) -> ScannedFile {
    let prescan = ProtocolPrescan(source)
    guard !prescan.keywordOffsets.isEmpty else { return ScannedFile(path: source.path) }
    if let offset = NestingLimit.firstExcess(in: source.bytes) {
      let position = LineTable(source).position(at: offset)
      return ScannedFile(
        path: source.path, diagnostics: [ScanFinding.nestedTooDeep.diagnostic(at: position)])
    }
    return DeepStack.run { parse(source, prescan: prescan) }
  }

  private func parse(_ source: SourceText, prescan: ProtocolPrescan) -> ScannedFile {
    let tree = source.bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: NestingLimit.brackets)
    }
    let lines = LineTable(source)
    let errors = SyntaxErrors(in: tree)
    var reader = DeclarationReader(prescan: prescan, lines: lines, errors: errors)
    reader.read(tree.statements, in: DeclarationScope())
    return ScannedFile(
      path: source.path, imports: reader.protocols.isEmpty ? [] : reader.imports,
      protocols: reader.protocols,
      diagnostics: errors.diagnostics(lines: lines) + reader.diagnostics)
  }
}
