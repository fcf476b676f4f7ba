import SwiftSyntax

/// The protocols in a file with syntax errors that the reader did not reach.
struct UnreadProtocols {
  /// A place from which to parse the rest of the file again.
  struct Restart {
    /// The offset of the line.
    var offset: Int
    /// The offset of a brace that should have been closed before that line, if there is one.
    var openBrace: Int?
  }

  /// The declaration of a protocol.
  struct Place {
    /// The offset of its keyword.
    var offset: Int
    /// The name after the keyword.
    var name: String
  }

  /// The unread protocols, in order.
  private(set) var unread: [Place] = []
  /// The first place from which to parse again; protocols after it are not in `unread`.
  private(set) var restart: Restart?

  /// Examines the places with a keyword that the reader did not reach.
  ///
  /// - Parameters:
  ///   - tree: The syntax tree of the file.
  ///   - bytes: The file.
  ///   - offsets: The offsets of these keywords.
  ///   - mayRestart: Whether to search for a place from which to parse again.
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

/// Finds declarations in unparsable text by the look of its lines. The column of a declaration
/// counts only here, in files with syntax errors.
private struct RecoveryPoints {
  private let bytes: [UInt8]
  /// The ranges of the `#if` blocks.
  private let conditionals: [Range<Int>]

  /// Creates the recovery points of a text.
  ///
  /// - Complexity: O(*n*).
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var conditionals: [Range<Int>] = []
    var (depth, start) = (0, 0)
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let text = line.drop(while: Self.isBlank)
      if text.starts(with: "#if".utf8) {
        if depth == 0 { start = line.startIndex }
        depth += 1
      } else if text.starts(with: "#endif".utf8), depth > 0 {
        depth -= 1
        if depth == 0 { conditionals.append(start..<line.endIndex) }
      }
    }
    if depth > 0 { conditionals.append(start..<bytes.count) }
    self.conditionals = conditionals
  }

  /// Returns the name after the keyword `protocol`, if its line looks like a declaration.
  ///
  /// - Parameter offset: The offset of the keyword.
  /// - Complexity: O(*n*) for a line of *n* bytes.
  func protocolName(at offset: Int) -> String? {
    guard isIntroduced(at: offset) else { return nil }
    let rest = bytes[offset...].dropFirst("protocol".utf8.count)
    let blanks = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard !blanks.isEmpty else { return nil }
    let name = rest[blanks.endIndex...].prefix(while: Self.isName)
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Returns the start of the declaration whose keyword is at an offset, including its comments, if
  /// it begins in the first column of a line.
  func declarationStart(at offset: Int) -> Int? {
    var start = lineStart(at: offset)
    guard let first = bytes[start...].first, !Self.isBlank(first), isIntroduced(at: offset),
      !conditionals.contains(where: { $0.contains(offset) })
    else { return nil }
    // Attributes and comments on the lines above belong to the declaration.
    while start > 0 {
      let previous = lineStart(at: start - 1)
      let line = bytes[previous..<start]
      guard line.starts(with: "//".utf8) || line.first == UInt8(ascii: "@") else { break }
      start = previous
    }
    return start
  }

  /// Returns whether only attributes and modifiers stand before the keyword in its line.
  private func isIntroduced(at offset: Int) -> Bool {
    let words = bytes[lineStart(at: offset)..<offset]
      .split { Self.isBlank($0) }.map { String(decoding: $0, as: UTF8.self) }
    return words.allSatisfy { $0.hasPrefix("@") || Self.modifiers.contains($0) }
  }

  private func lineStart(at offset: Int) -> Int {
    bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "nonisolated",
  ]

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isName(_ byte: UInt8) -> Bool {
    ByteClasses.of(byte).contains(.word) || byte == UInt8(ascii: "`")
  }
}

extension TokenSyntax {
  /// Returns whether an offset is in the token itself, and not in the trivia around it.
  fileprivate func holds(_ offset: Int) -> Bool {
    positionAfterSkippingLeadingTrivia.utf8Offset <= offset
      && offset < endPositionBeforeTrailingTrivia.utf8Offset
  }

  fileprivate var isKeyword: Bool { tokenKind == .keyword(.protocol) }

  /// The parts of the token and its trivia that may be code which the parser skipped by mistake:
  /// unterminated comments and strings, and the text between markers of a merge conflict.
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

  /// Whether the token is part of a string literal without an end.
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

  /// Returns the offset of the innermost unclosed brace around the token that is before an offset.
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

  /// Whether the parser inserted the token because it is missing in the source.
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
