import SwiftSyntax

/// The declarations of protocols in a file with syntax errors that no reading of it came upon.
struct UnreadProtocols {
  /// A place to begin anew.
  struct Restart {
    /// Where the line begins.
    var offset: Int
    /// Where the brace stands that should have been closed before, if one is to blame.
    var openBrace: Int?
  }

  /// The declaration of a protocol.
  struct Place {
    /// Where its keyword stands.
    var offset: Int
    /// The name after that.
    var name: String
  }

  /// All of them, in order.
  private(set) var unread: [Place] = []
  /// The first place to begin anew.
  private(set) var restart: Restart?

  /// Looks at the places where the keyword stands and nothing was read.
  ///
  /// - Parameters:
  ///   - tree: What the parser made of the file.
  ///   - bytes: The file.
  ///   - offsets: The places.
  init(tree: SourceFileSyntax, bytes: [UInt8], offsets: [Int]) {
    let text = LineBeginnings(bytes)
    for offset in offsets {
      guard let name = text.protocolName(at: offset),
        let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
      else { continue }
      guard token.holds(offset) else {
        if token.hidesCode(at: offset) { unread.append(Place(offset: offset, name: name)) }
        continue
      }
      // In a string it is no declaration, unless the string is one by mistake.
      if case .stringSegment = token.tokenKind {
        if token.isInUnclosedString { unread.append(Place(offset: offset, name: name)) }
        continue
      }
      guard token.tokenKind == .keyword(.protocol) else { continue }
      unread.append(Place(offset: offset, name: name))
      if restart == nil, let start = text.declarationStart(at: offset), start > 0 {
        restart = Restart(offset: start, openBrace: token.unclosedBrace(before: start))
      }
    }
  }
}

extension TokenSyntax {
  /// Whether the token itself is at an offset, and not the white space and comments around it.
  fileprivate func holds(_ offset: Int) -> Bool {
    positionAfterSkippingLeadingTrivia.utf8Offset <= offset
      && offset < endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Whether what the parser passed over at an offset is code: what follows the sign of a comment
  /// that does not end, or what stands between the marks of a merge conflict.
  fileprivate func hidesCode(at offset: Int) -> Bool {
    var start = position.utf8Offset
    for trivia in [leadingTrivia, trailingTrivia] {
      for piece in trivia.pieces {
        let end = start + piece.sourceLength.utf8Length
        if (start..<end).contains(offset) {
          switch piece {
          case .unexpectedText: return true
          case .blockComment(let text), .docBlockComment(let text): return !text.hasSuffix("*/")
          default: return false
          }
        }
        start = end
      }
      start = endPositionBeforeTrailingTrivia.utf8Offset
    }
    return false
  }

  /// Whether it is a part of a string literal whose end is missing.
  fileprivate var isInUnclosedString: Bool {
    var node: Syntax? = parent
    while let current = node {
      if let string = current.as(StringLiteralExprSyntax.self) {
        return string.closingQuote.isMissing
      }
      if let string = current.as(SimpleStringLiteralExprSyntax.self) {
        return string.closingQuote.isMissing
      }
      node = current.parent
    }
    return false
  }

  /// The innermost brace around the token that is never closed.
  fileprivate func unclosedBrace(before offset: Int) -> Int? {
    var node: Syntax? = parent
    while let current = node {
      if let braced = current.asProtocol((any BracedSyntax).self), braced.rightBrace.isMissing,
        !braced.leftBrace.isMissing
      {
        let brace = braced.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
        if brace < offset { return brace }
      }
      node = current.parent
    }
    return nil
  }

  /// Whether the parser put it there because it is missing.
  var isMissing: Bool { presence == .missing }
}
