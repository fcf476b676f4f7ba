import DeclarationModel
import SwiftSyntax

extension LineTable {
  /// Returns the position of a token.
  func position(of token: TokenSyntax) -> SourcePosition {
    position(at: token.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// Returns whether a declaration begins in the first column of a line.
  func isLineStart(_ declaration: DeclSyntax) -> Bool {
    position(at: declaration.positionAfterSkippingLeadingTrivia.utf8Offset).column == 1
  }
}

extension TokenSyntax {
  /// The name of a type that the token declares, as types spell it: raw identifiers have backticks.
  var typeName: String { plainText.typeSpelling }

  /// The name of a type that the token refers to: in backticks only if it needs them.
  var referenceName: String {
    let plain = plainText
    let needsBackticks =
      plain.isRawIdentifier || ReservedWords.contain(plain) || ["Protocol", "Type"].contains(plain)
    return isQuoted && !needsBackticks ? plain : text
  }

  /// Whether the token is a name in backticks.
  var isQuoted: Bool { plainText.utf8.count < text.utf8.count }

  /// The token's text without backticks.
  var plainText: String {
    let text = text
    return text.count > 2 && text.hasPrefix("`") && text.hasSuffix("`")
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension SyntaxProtocol {
  /// The range from the first byte of the leading trivia to the last of the trailing trivia.
  var utf8Range: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }

  /// The range of the node without the trivia around it.
  var trimmedByteRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Whether the parser found an error in the node itself, and not only in the trivia before it.
  var isBroken: Bool {
    guard hasError, let first = firstToken(viewMode: .sourceAccurate) else { return hasError }
    guard let diagnostic = first.tokenDiagnostic else { return true }
    return Int(diagnostic.byteOffset) >= first.leadingTriviaLength.utf8Length
  }

  /// The range from the first token to the end of the last, inclusive: errors about a missing end
  /// are placed there.
  var extent: ClosedRange<Int> {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return start...max(start, endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// The source text without the trivia around it.
  ///
  /// `trimmedDescription` returns the same, but copies the node first.
  var trimmedText: String {
    let bytes = Syntax(self).syntaxTextBytes
    let end = bytes.count - trailingTriviaLength.utf8Length
    let start = min(leadingTriviaLength.utf8Length, end)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The source text without comments, each run of white space replaced by one blank.
  var foldedText: String {
    var text = ""
    var isSpaced = false
    for token in tokens(viewMode: .sourceAccurate) {
      // White space is significant in a multi-line string literal.
      if token.tokenKind == .multilineStringQuote { return trimmedText }
      if !text.isEmpty, isSpaced || !token.leadingTrivia.isEmpty { text += " " }
      text += token.text
      isSpaced = !token.trailingTrivia.isEmpty
    }
    return text
  }
}

extension DeclModifierListSyntax {
  /// The access modifier, if there is one; the modifier of a setter, as in `private(set)`, does not
  /// count.
  var accessLevel: AccessLevel? {
    for modifier in self where modifier.detail == nil {
      if let level = AccessLevel(rawValue: modifier.name.text) { return level }
    }
    return nil
  }

  /// The access modifier of the setter: `private(set)`.
  var setterAccessLevel: AccessLevel? {
    for modifier in self where modifier.detail?.detail.text == "set" {
      if let level = AccessLevel(rawValue: modifier.name.text) { return level }
    }
    return nil
  }

  /// All modifiers, in order.
  var lowered: [Modifier] { map { Modifier($0.foldedText) } }

  /// The modifiers of a parameter, which are specifiers of its type: `isolated`, `_const`.
  var specifiers: [TypeSpecifier] { map { TypeSpecifier($0.foldedText) } }
}

extension TypeSyntax {
  /// The names that an extension of this type contributes to the types around a declaration.
  var enclosingNames: [String] {
    if let type = self.as(MemberTypeSyntax.self) {
      type.baseType.enclosingNames + [type.name.plainText]
    } else if let type = self.as(IdentifierTypeSyntax.self) {
      [type.name.plainText]
    } else {
      [foldedText]
    }
  }
}
