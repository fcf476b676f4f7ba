import SwiftSyntax

/// A place in a source that may be syntax that the parser does not know.
///
/// The tree has no node for it, but its tokens are all there.
struct NewerSyntaxUse: Hashable {
  /// The syntax.
  let syntax: NewerSyntax
  /// The offset of its first token.
  let offset: Int
  /// The offsets at which the parser may stumble over it.
  let range: ClosedRange<Int>
  /// The offset of the end of its last line; errors up to there follow from the first.
  let endOfLine: Int

  /// Finds all places in a tree, in order.
  ///
  /// - Parameters:
  ///   - tree: What the parser made of a source.
  ///   - parser: The parser; what it knows is not looked for.
  /// - Complexity: O(*n*), if there is something to look for.
  static func all(in tree: SourceFileSyntax, unknownTo parser: ParserVersion) -> [NewerSyntaxUse] {
    let forms = NewerSyntax.allCases.filter { $0.version > parser }
      .flatMap { syntax in syntax.forms.map { (syntax, $0) } }
    guard !forms.isEmpty else { return [] }
    let tokens = Array(tree.tokens(viewMode: .sourceAccurate))
    return tokens.indices.flatMap { index in
      forms.compactMap { syntax, form in
        form.match(tokens, at: index).map {
          NewerSyntaxUse(syntax, of: $0, in: tokens, from: index)
        }
      }
    }
  }

  private init(
    _ syntax: NewerSyntax, of matched: ArraySlice<TokenSyntax>, in tokens: [TokenSyntax],
    from start: Int
  ) {
    self.syntax = syntax
    offset = tokens[matched.startIndex].positionAfterSkippingLeadingTrivia.utf8Offset
    let last = tokens[matched.endIndex - 1]
    // An error may be placed at the end of the token before.
    let first = tokens[max(start - 1, tokens.startIndex)]
    range = first.positionAfterSkippingLeadingTrivia.utf8Offset...last.endPosition.utf8Offset
    let next = tokens[matched.endIndex...].first { $0.startsLine }
    endOfLine = (next?.position ?? tokens[tokens.endIndex - 1].endPosition).utf8Offset
  }
}
