import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// The errors that the parser's library finds in a tree.
///
/// `=` needs white space on both sides, or on none, and the library's fix-it adds a missing space. Where another character,
/// such as a form feed, stands between the `=` and a space, no space is missing, and a fix-it without changes ends the
/// process (`FixIt.init` of swift-syntax 603.0.2). A statement with such a `=` gets this one error.
///
/// For many errors, the library copies the tree anew, so that broken statements are looked at alone where there are many.
struct ParserErrors {
  /// The offsets and messages of the errors, in order.
  private(set) var all: [(offset: Int, message: String)] = []

  /// Collects the errors of a tree.
  init(in tree: SourceFileSyntax) {
    let trapping = tree.tokens(viewMode: .sourceAccurate).filter(\.isUnevenEqualSign)
    let statements = tree.children(viewMode: .all).flatMap(\.statements)
    let areMany = statements.count(where: \.hasError) > SyntaxErrors.shown
    for item in trapping.isEmpty && !areMany ? [Syntax(tree)] : statements {
      if let sign = trapping.first(where: { item.contains($0.position) }) {
        let offset = sign.positionAfterSkippingLeadingTrivia.utf8Offset
        all.append((offset, "'=' must have consistent whitespace on both sides"))
      } else if areMany, item.hasError {
        add(
          ParseDiagnosticsGenerator.diagnostics(for: item.detached), from: item.position.utf8Offset)
      } else if !areMany {
        add(ParseDiagnosticsGenerator.diagnostics(for: item), from: 0)
      }
    }
  }

  /// Adds the errors of a tree that begins at an offset of the file.
  private mutating func add(_ found: [SwiftDiagnostics.Diagnostic], from offset: Int) {
    all += found.filter { $0.diagMessage.severity == .error }.map { error in
      let message = error.message.split(whereSeparator: \.isNewline).joined()
      return (offset + error.position.utf8Offset, message)
    }
  }
}

extension Syntax {
  /// Returns whether a place is in the text of the node.
  fileprivate func contains(_ place: AbsolutePosition) -> Bool {
    position <= place && place < endPosition
  }

  /// The statements of a list; a node that is no list is alone.
  fileprivate var statements: [Syntax] {
    self.as(CodeBlockItemListSyntax.self).map { $0.map { Syntax($0) } } ?? [self]
  }
}

extension TokenSyntax {
  /// Whether the token is a `=` with a space on both sides, of which one is not beside it.
  fileprivate var isUnevenEqualSign: Bool {
    guard tokenKind == .equal else { return false }
    let before = previousToken(viewMode: .all)?.trailingTrivia ?? []
    let beside = [(before + leadingTrivia).pieces.last, trailingTrivia.pieces.first]
    return before.contains(where: \.isSpaceOrTab) && trailingTrivia.contains(where: \.isSpaceOrTab)
      && beside.contains { $0?.separates == false }
  }
}

extension TriviaPiece {
  /// Whether the lexer takes the white space or comment for the end of a token.
  fileprivate var separates: Bool {
    switch self {
    case .formfeeds, .verticalTabs, .unexpectedText, .backslashes, .pounds: false
    default: true
    }
  }
}
