import SwiftSyntax

/// A sequence of tokens that newer syntax consists of.
struct TokenForm: Sendable {
  /// A condition that a token meets.
  enum Element: Sendable {
    /// A token with this text.
    case text(String)
    /// A token with one of these texts.
    case one(of: [String])
    /// A token with this text, directly after the previous token.
    case tight(String)
    /// An identifier or a keyword.
    case word
    /// An integer literal.
    case integer
    /// The beginning of a type or a value.
    case operand
    /// All tokens up to one with this text, in the same line.
    case line(to: String)
  }

  /// The elements that must stand before the form, and are not part of it.
  let context: [Element]
  /// The elements of the form.
  let elements: [Element]

  /// Creates a form.
  init(after context: [Element] = [], _ elements: [Element]) {
    self.context = context
    self.elements = elements
  }

  /// Returns the tokens of the form, if its context begins at an index; nil if it does not match.
  func match(_ tokens: [TokenSyntax], at start: Int) -> ArraySlice<TokenSyntax>? {
    guard let own = end(of: context, in: tokens, from: start),
      let end = end(of: elements, in: tokens, from: own)
    else { return nil }
    return tokens[own..<end]
  }

  private func end(of elements: [Element], in tokens: [TokenSyntax], from start: Int) -> Int? {
    var index = start
    for element in elements {
      guard index < tokens.count, let length = element.length(in: tokens[index...]) else {
        return nil
      }
      index += length
    }
    return index
  }
}

extension TokenForm.Element {
  /// Returns the number of tokens that match the element; nil if it does not match.
  fileprivate func length(in tokens: ArraySlice<TokenSyntax>) -> Int? {
    guard let token = tokens.first else { return nil }
    if case .line(let text) = self {
      let line = tokens.prefix { !$0.startsLine }
      return line.firstIndex { $0.text == text }.map { $0 - line.startIndex + 1 }
    }
    return matches(token) ? 1 : nil
  }

  private func matches(_ token: TokenSyntax) -> Bool {
    switch self {
    case .text(let text), .line(let text): token.text == text
    case .one(let texts): texts.contains(token.text)
    case .tight(let text): token.text == text && token.isTight
    case .word: token.isWord
    case .integer: token.isInteger
    case .operand:
      switch token.tokenKind {
      case .leftParen, .leftSquare: true
      default: token.isWord || token.isInteger
      }
    }
  }
}

extension TokenSyntax {
  /// Whether the token is the first in its line.
  var startsLine: Bool { leadingTrivia.contains { $0.isNewline } }

  /// Whether nothing stands between the token and the previous one.
  fileprivate var isTight: Bool {
    leadingTrivia.isEmpty
      && previousToken(viewMode: .sourceAccurate)?.trailingTrivia.isEmpty ?? false
  }

  fileprivate var isInteger: Bool {
    if case .integerLiteral = tokenKind { true } else { false }
  }

  fileprivate var isWord: Bool {
    switch tokenKind {
    case .identifier, .keyword: true
    default: false
    }
  }
}
