import DeclarationModel

/// What can be wrong with a source file.
enum ScanFinding: Hashable {
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
