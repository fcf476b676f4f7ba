import SwiftSyntax

/// A place in a source that may use syntax that the parser does not know.
///
/// The tree has no node for the syntax, but it has all of its tokens.
struct NewerSyntaxUse: Hashable {
  /// The syntax.
  let syntax: NewerSyntax
  /// The offset of its first token.
  let offset: Int
  /// The offsets at which the parser may report an error because of the syntax.
  let range: ClosedRange<Int>
  /// The end of the line in which the syntax, or the parentheses around it, end; errors up to there
  /// follow from the first.
  let end: Int

  /// Finds all such places in a tree, in order.
  ///
  /// - Parameters:
  ///   - tree: The syntax tree of the source.
  ///   - parser: The parser; syntax that it knows is not searched for.
  /// - Complexity: O(*n*) if the parser is older than some syntax, else O(1).
  static func all(in tree: SourceFileSyntax, unknownTo parser: ParserVersion) -> [NewerSyntaxUse] {
    let forms = NewerSyntax.allCases.filter { $0.version > parser }
      .flatMap { syntax in syntax.forms.map { (syntax, $0) } }
    guard !forms.isEmpty else { return [] }
    let tokens = Array(tree.tokens(viewMode: .sourceAccurate))
    let ends = endsOfParentheses(in: tokens)
    return tokens.indices.flatMap { index in
      forms.compactMap { syntax, form in
        form.match(tokens, at: index).map {
          NewerSyntaxUse(syntax, of: $0, in: tokens, from: index, to: ends[index])
        }
      }
    }
  }

  private init(
    _ syntax: NewerSyntax, of matched: ArraySlice<TokenSyntax>, in tokens: [TokenSyntax],
    from start: Int, to parenthesesEnd: Int
  ) {
    self.syntax = syntax
    offset = tokens[matched.startIndex].positionAfterSkippingLeadingTrivia.utf8Offset
    let lastMatched = tokens[matched.endIndex - 1]
    // The parser may report the error at the end of the previous token.
    let first = tokens[max(start - 1, tokens.startIndex)]
    range = first.positionAfterSkippingLeadingTrivia.utf8Offset...lastMatched.endPosition.utf8Offset
    let next = tokens[max(matched.endIndex, parenthesesEnd)...].first { $0.startsLine }
    // The parser reports something missing at the end of a line.
    let last = tokens[tokens.endIndex - 1].endPosition
    end = (next?.positionAfterSkippingLeadingTrivia ?? last).utf8Offset
  }

  /// Returns for each token the index after the outermost parentheses around it; 0 outside of
  /// parentheses.
  private static func endsOfParentheses(in tokens: [TokenSyntax]) -> [Int] {
    var ends = Array(repeating: 0, count: tokens.count)
    var depth = 0
    var start = 0
    for (index, token) in tokens.enumerated() {
      switch token.tokenKind {
      case .leftParen:
        if depth == 0 { start = index }
        depth += 1
      case .rightParen where depth > 0: depth -= 1
      // Parentheses around a body do not count for the declarations in it.
      case .leftBrace, .rightBrace: depth = 0
      default: break
      }
      if depth == 0, start < index { for place in start..<index { ends[place] = index + 1 } }
      if depth == 0 { start = index + 1 }
    }
    return ends
  }
}
