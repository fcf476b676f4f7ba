import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// The errors that the parser's library finds in a tree.
///
/// `=` needs white space on both sides, or on none, and the library's fix-it adds a missing space. Where another character,
/// such as a form feed, stands between the `=` and a space, no space is missing, and a fix-it without changes ends the
/// process (`FixIt.init` of swift-syntax 603.0.2). A statement with such a `=` gets this one error.
struct ParserErrors {
  /// The offsets and messages of the errors, in order.
  private(set) var all: [(offset: Int, message: String)] = []

  /// Collects the errors of a tree.
  init(in tree: SourceFileSyntax) {
    let trapping = tree.tokens(viewMode: .sourceAccurate).filter(\.isUnevenEqualSign)
    let parts =
      trapping.isEmpty ? [Syntax(tree)] : tree.children(viewMode: .all).flatMap(\.statements)
    for item in parts {
      if let sign = trapping.first(where: { item.contains($0.position) }) {
        let offset = sign.positionAfterSkippingLeadingTrivia.utf8Offset
        all.append((offset, "'=' must have consistent whitespace on both sides"))
      } else {
        add(ParseDiagnosticsGenerator.diagnostics(for: item))
      }
    }
  }

  private mutating func add(_ found: [SwiftDiagnostics.Diagnostic]) {
    all += found.filter { $0.diagMessage.severity == .error }.map { error in
      (error.position.utf8Offset, error.message.split(whereSeparator: \.isNewline).joined())
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
