import DeclarationModel
import SwiftParser
import SwiftSyntax

/// A source file and its syntax tree.
struct ParsedSource {
  let tree: SourceFileSyntax
  let lines: LineTable
  let errors: SyntaxErrors

  /// Parses a file that nothing forbids to parse.
  init(_ source: SourceFile) { self.init(source, lines: LineTable(source)) }

  /// Parses what is carved out of a file that nothing forbids to parse.
  init(_ carved: StrippedSource, of source: SourceFile) {
    self.init(carved.text, lines: LineTable(source).carved(carved.origin))
  }

  private init(_ text: SourceFile, lines: LineTable) {
    tree = text.bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: NestingLimit.brackets)
    }
    self.lines = lines
    errors = SyntaxErrors(in: tree)
  }

  /// Reads the imports and protocols.
  func protocols(of source: SourceFile) -> ProtocolReading { ProtocolReading(source, self) }
}

extension SourceFile {
  /// What is wrong with the bytes if they are no text.
  var encodingError: Diagnostic? {
    UTF8Validation.firstInvalidOffset(in: bytes).map {
      ScanDiagnostic.notUTF8.diagnostic(at: LineTable(self).position(at: $0))
    }
  }

  /// What forbids to parse the text.
  var nestingError: Diagnostic? {
    NestingLimit.firstExcess(in: bytes).map {
      ScanDiagnostic.nestedTooDeep.diagnostic(at: LineTable(self).position(at: $0))
    }
  }
}
