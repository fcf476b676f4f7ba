import DeclarationModel
import SwiftParser
import SwiftSyntax

/// A source file and its syntax tree.
struct ParsedSource {
  let tree: SourceFileSyntax
  let lines: LineTable
  let errors: SyntaxErrors

  /// Parses a file that has passed the checks for encoding and nesting.
  init(_ source: SourceFile) { self.init(source, lines: LineTable(source)) }

  /// Parses a stripped text of such a file.
  init(_ stripped: StrippedSource, of source: SourceFile) {
    self.init(stripped.text, lines: LineTable(source).carved(stripped.origin))
  }

  private init(_ text: SourceFile, lines: LineTable) {
    tree = text.bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: NestingLimit.brackets)
    }
    self.lines = lines
    errors = SyntaxErrors(in: tree)
  }

  /// Parses a file, or what is left of it.
  ///
  /// - Returns: The text that was parsed, and its tree; nil if the text is nested too deeply or has an error.
  static func sound(
    _ source: SourceFile, strippedTo stripped: StrippedSource?
  ) -> (text: SourceFile, parsed: ParsedSource)? {
    let text = stripped?.text ?? source
    guard NestingLimit.firstExcess(in: text.bytes) == nil else { return nil }
    let parsed = stripped.map { ParsedSource($0, of: source) } ?? ParsedSource(source)
    return parsed.errors.isEmpty ? (text, parsed) : nil
  }

  /// Parses a complete file; branches of `#if` that no current compiler parses are left out if they
  /// have errors.
  ///
  /// - Returns: The text that was parsed, whose offsets are those of the file, and its tree.
  static func whole(_ source: SourceFile) -> (text: SourceFile, parsed: ParsedSource) {
    let parsed = ParsedSource(source)
    guard !parsed.errors.isEmpty,
      let text = UnparsedBranches(of: parsed).blanked(in: source)
    else { return (source, parsed) }
    return (text, ParsedSource(text))
  }

  /// Reads the imports and protocols.
  func protocols(of source: SourceFile) -> ProtocolReading { ProtocolReading(source, self) }

  /// Reads the imports, types and protocols.
  ///
  /// - Parameters:
  ///   - source: The file, or its stripped text.
  ///   - outline: The outline of the file; a file without types and protocols gives no diagnostics.
  ///   - members: The members that are read.
  ///   - reading: The protocols of the file, if they were read already.
  func types(
    of source: SourceFile, _ outline: SourceOutline, _ members: MemberReading = .all,
    _ reading: ProtocolReading? = nil
  ) -> ScannedTypes {
    let reading = reading ?? protocols(of: source)
    var reader = TypeReader(lines: lines, blocks: AnnotationBlocks(in: tree, of: source), members)
    reader.read(tree.statements, in: DeclarationScope())
    var result = ScannedTypes(path: source.path)
    result.imports = reading.imports
    result.types = reader.types
    result.typeAliases = reader.aliases
    result.functions = reader.functions
    result.protocols = reading.file.protocols
    let declares =
      outline.declaresType || !result.types.isEmpty || !result.typeAliases.isEmpty
      || !result.protocols.isEmpty || !reading.file.brokenProtocols.isEmpty
    result.diagnostics = declares ? reading.file.diagnostics : []
    return result
  }
}

extension SourceFile {
  /// Returns the error for bytes that are not UTF-8 text.
  func encodingError(_ outline: SourceOutline) -> Diagnostic? {
    outline.invalidOffset.map {
      ScanDiagnostic.notUTF8.diagnostic(at: LineTable(self).position(at: $0))
    }
  }

  /// The error for a text that is nested too deeply to be parsed.
  var nestingError: Diagnostic? {
    NestingLimit.firstExcess(in: bytes).map { excess in
      ScanDiagnostic.nestedTooDeep(String(decoding: bytes[excess], as: UTF8.self))
        .diagnostic(at: LineTable(self).position(at: excess.lowerBound))
    }
  }
}
