import SwiftSyntax

/// The declarations of protocols in a file with syntax errors that no reading of it came upon.
struct UnreadProtocols {
  /// A place to begin anew.
  struct Restart {
    /// The offset of the line.
    var offset: Int
    /// The offset of the brace that should have been closed before, if there is one.
    var openBrace: Int?
  }

  /// The declaration of a protocol.
  struct Place {
    /// The offset of its keyword.
    var offset: Int
    /// The name after that.
    var name: String
  }

  /// All of them, in order.
  private(set) var unread: [Place] = []
  /// The first place to begin anew; what stands after it is not looked at.
  private(set) var restart: Restart?

  /// Looks at the places where the keyword stands and nothing was read.
  ///
  /// - Parameters:
  ///   - tree: What the parser made of the file.
  ///   - bytes: The file.
  ///   - offsets: The places.
  ///   - mayRestart: Whether a place to begin anew is wanted.
  /// - Complexity: O(*n*).
  init(tree: SourceFileSyntax, bytes: [UInt8], offsets: [Int], mayRestart: Bool) {
    let text = RecoveryPoints(bytes)
    var places = offsets.compactMap { offset in
      text.protocolName(at: offset).map { Place(offset: offset, name: $0) }
    }[...]
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard let first = places.first else { return }
      let end = token.endPosition.utf8Offset
      if end <= first.offset { continue }
      let held = places.prefix { $0.offset < end }
      places = places.dropFirst(held.count)
      let hidden = token.hiddenCode
      unread += held.filter { place in hidden.contains { $0.contains(place.offset) } }
      guard let place = held.first(where: { token.holds($0.offset) }), token.isKeyword else {
        continue
      }
      unread.append(place)
      if mayRestart, let start = text.declarationStart(at: place.offset), start > 0 {
        restart = Restart(offset: start, openBrace: token.unclosedBrace(before: start))
        return
      }
    }
  }
}

extension TokenSyntax {
  /// Returns whether the token itself is at an offset, and not the white space and comments around
  /// it.
  fileprivate func holds(_ offset: Int) -> Bool {
    positionAfterSkippingLeadingTrivia.utf8Offset <= offset
      && offset < endPositionBeforeTrailingTrivia.utf8Offset
  }

  fileprivate var isKeyword: Bool { tokenKind == .keyword(.protocol) }

  /// The ranges of the token, and of what the parser passed over around it, that may be code by
  /// mistake: what follows the sign of a comment or a string that does not end, and what stands
  /// between the marks of a merge conflict.
  fileprivate var hiddenCode: [Range<Int>] {
    var hidden: [Range<Int>] = []
    var start = position.utf8Offset
    for trivia in [leadingTrivia, trailingTrivia] {
      for piece in trivia.pieces {
        let end = start + piece.sourceLength.utf8Length
        if piece.hidesCode { hidden.append(start..<end) }
        start = end
      }
      start = endPositionBeforeTrailingTrivia.utf8Offset
    }
    if case .stringSegment = tokenKind, isInUnclosedString {
      hidden.append(position.utf8Offset..<endPosition.utf8Offset)
    }
    return hidden
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

  /// Returns the innermost brace around the token that is never closed.
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

extension TriviaPiece {
  fileprivate var hidesCode: Bool {
    switch self {
    case .unexpectedText: true
    case .blockComment(let text), .docBlockComment(let text): !text.hasSuffix("*/")
    default: false
    }
  }
}
