import DeclarationModel

/// A problem in a source file.
enum ScanDiagnostic: Sendable, Hashable {
  /// A byte that is not valid UTF-8.
  case notUTF8
  /// More of a sign or a word in a row, such as `[`, than can be parsed.
  case nestedTooDeep(String)
  /// The parser's message.
  case syntaxError(String)
  /// Syntax that this version of the parser does not know.
  case newerSyntax(NewerSyntax, parser: ParserVersion)
  /// A protocol with a syntax error for which the parser has no message.
  case brokenProtocol(name: String)
  /// A brace that is not closed before a declaration that must be outside of it.
  case unclosedBrace(next: SourcePosition)
  /// A protocol in a part of the file that a syntax error made unreadable.
  case unreadProtocol(name: String)
  /// A declaration in a protocol that is not a requirement.
  case strayMember(keyword: String, protocolName: String)
  /// A property without a type.
  case untypedProperty(name: String)
  /// Attributes of a declaration in an `#if` block.
  case conditionalAttributes(name: String)
  /// A part of a mark without a meaning.
  case invalidMark(InvalidMark)
  /// A mark before a declaration that cannot be mocked.
  case ignoredMark(name: String)

  /// Returns the diagnostic at a position.
  func diagnostic(at position: SourcePosition) -> Diagnostic { Diagnostic(self, at: position) }
}

extension ScanDiagnostic: DiagnosticFact {
  var severity: Diagnostic.Severity {
    switch self {
    case .conditionalAttributes, .invalidMark, .ignoredMark, .newerSyntax: .warning
    default: .error
    }
  }

  var text: DiagnosticText {
    switch self {
    case .notUTF8:
      DiagnosticText(.invalidUTF8, "file is not valid UTF-8", fixIt: "save it as UTF-8")
    case .nestedTooDeep(let text):
      DiagnosticText(
        .nestingTooDeep, "'\(text)' is nested too deeply",
        fixIt: text == "{"
          ? "move the inner code to a function or a type of its own"
          : "use a type alias for the inner type, or a constant for the inner value")
    case .syntaxError(let message):
      DiagnosticText(.syntaxError, message)
    case .newerSyntax(let syntax, let parser):
      DiagnosticText(
        .newerSyntax, "\(syntax.name) is newer syntax than the parser (\(parser)) knows",
        fixIt: "let the package resolve \(syntax.version) or newer, or use the tool as a binary")
    case .brokenProtocol(let name):
      DiagnosticText(
        .brokenProtocol, "cannot parse protocol '\(name)'", fixIt: "compile the file to see why")
    case .unclosedBrace(let next):
      DiagnosticText(
        .unclosedBrace, "missing '}' to close this '{'",
        fixIt: "add it before the next declaration",
        notes: [Diagnostic.Note("the next declaration starts here", at: next)])
    case .unreadProtocol(let name):
      DiagnosticText(
        .unreadProtocol, "cannot read protocol '\(name)' because of an earlier syntax error",
        fixIt: "fix that error first")
    case .strayMember(let keyword, let name):
      DiagnosticText(
        .invalidRequirement, "'\(keyword)' is not allowed in protocol '\(name)'",
        fixIt: "move it out of the protocol")
    case .untypedProperty(let name):
      DiagnosticText(
        .missingPropertyType, "missing type annotation for property '\(name)'",
        fixIt: "write 'var \(name): Type { get }'")
    case .conditionalAttributes(let name):
      DiagnosticText(
        .conditionalAttributes, "attributes of '\(name)' in a separate '#if' are ignored",
        fixIt: "repeat the whole declaration in each clause of the '#if'")
    case .invalidMark(let mark): mark.text
    case .ignoredMark(let name):
      DiagnosticText(
        .ignoredMark, "the mark 'mock' before '\(name)' has no effect",
        fixIt: "mark a protocol or a class outside of functions, or remove the mark")
    }
  }

  /// Returns the note after the first syntax error in a file whose compiler is newer than the
  /// parser.
  static func olderParser(
    _ parser: ParserVersion, than compiler: ParserVersion
  ) -> Diagnostic.Note {
    Diagnostic.Note(
      "if \(compiler.language) compiles this, it is newer syntax than the parser (\(parser)) knows",
      at: nil)
  }

  /// Returns the note after the last syntax error that is shown.
  static func moreSyntaxErrors(_ count: Int, at position: SourcePosition?) -> Diagnostic.Note {
    Diagnostic.Note("\(count) more syntax error\(count == 1 ? "" : "s") in this file", at: position)
  }
}
