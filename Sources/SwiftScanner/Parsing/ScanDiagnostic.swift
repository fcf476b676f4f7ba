import DeclarationModel

/// What can be wrong with a source file.
enum ScanDiagnostic: Hashable {
  /// A byte that is no UTF-8.
  case notUTF8
  /// More `[` in a row than can be parsed.
  case nestedTooDeep
  /// The parser's message.
  case syntaxError(String)
  /// How many syntax errors are not shown.
  case moreSyntaxErrors(Int)
  /// A protocol whose syntax error has no message of its own.
  case brokenProtocol(name: String)
  /// A brace that is not closed before a declaration that cannot be inside it.
  case unclosedBrace(nextLine: Int)
  /// A protocol in what a syntax error made unreadable.
  case unreadProtocol(name: String)
  /// A declaration in a protocol that is no requirement.
  case strayMember(keyword: String, protocolName: String)
  /// A property without a type.
  case untypedProperty(name: String)
  /// Attributes of a declaration in an `#if` block of their own.
  case conditionalAttributes(name: String)
  /// `// kagemusha: ` and a word that means nothing.
  case unknownMark(String)

  /// Says it.
  func diagnostic(at position: SourcePosition) -> Diagnostic {
    Diagnostic(severity, at: position, text)
  }
}

extension ScanDiagnostic {
  /// How bad it is.
  var severity: Diagnostic.Severity {
    switch self {
    case .moreSyntaxErrors: .note
    case .conditionalAttributes, .unknownMark: .warning
    default: .error
    }
  }

  /// What is wrong; what to do.
  var text: String {
    switch self {
    case .notUTF8:
      "is not UTF-8 text; save it as UTF-8"
    case .nestedTooDeep:
      "too many '[' in a row; name the inner type with a typealias"
    case .syntaxError(let message):
      message
    case .moreSyntaxErrors(let count):
      "\(count) more syntax error\(count == 1 ? "" : "s") in this file"
    case .brokenProtocol(let name):
      "protocol '\(name)' cannot be parsed; compile the file to see why"
    case .unclosedBrace(let line):
      "this '{' is not closed before the declaration in line \(line); add a '}'"
    case .unreadProtocol(let name):
      "protocol '\(name)' is not read because of a syntax error before it; correct that first"
    case .strayMember(let keyword, let name):
      "'\(keyword)' is no requirement of protocol '\(name)'; move it out of the protocol"
    case .untypedProperty(let name):
      "property '\(name)' has no type; write 'var \(name): Type { get }'"
    case .conditionalAttributes(let name):
      "attributes of '\(name)' that stand in an '#if' of their own are left out; "
        + "repeat the whole declaration in each clause"
    case .unknownMark(let word):
      "unknown mark '\(word)'; write 'kagemusha: mock' or 'kagemusha: skip'"
    }
  }
}
