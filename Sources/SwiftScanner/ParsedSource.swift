import DeclarationModel
import SwiftParser
import SwiftSyntax

/// A source file and its syntax tree.
struct ParsedSource {
  let tree: SourceFileSyntax
  let lines: LineTable
  let errors: SyntaxErrors

  /// Parses a file that nothing forbids to parse.
  init(_ source: SourceText) {
    tree = source.bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: NestingLimit.brackets)
    }
    lines = LineTable(source)
    errors = SyntaxErrors(in: tree)
  }

  /// Reads the imports and protocols.
  func protocols(of source: SourceText) -> ProtocolReading { ProtocolReading(source, self) }
}

extension SourceText {
  /// What is wrong with the bytes if they are no text.
  var encodingError: Diagnostic? {
    UTF8Validation.firstInvalidOffset(in: bytes).map {
      ScanFinding.notUTF8.diagnostic(at: LineTable(self).position(at: $0))
    }
  }

  /// What forbids to parse the text.
  var nestingError: Diagnostic? {
    NestingLimit.firstExcess(in: bytes).map {
      ScanFinding.nestedTooDeep.diagnostic(at: LineTable(self).position(at: $0))
    }
  }
}
