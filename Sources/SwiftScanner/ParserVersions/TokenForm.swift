import SwiftSyntax

/// A sequence of tokens.
struct TokenForm: Sendable {
  /// A condition that a token meets.
  enum Element: Sendable {
    /// A token with a text.
    case text(String)
    /// A token with one of some texts.
    case one(of: [String])
    /// A token with a text, and nothing between it and the one before it.
    case tight(String)
    /// An identifier or a keyword.
    case word
    /// An integer literal.
    case integer
    /// The beginning of a type or a value.
    case operand
    /// All tokens up to one with a text, in the same line.
    case line(to: String)
  }

  /// The elements before it, which are no part of it.
  let context: [Element]
  /// Its own elements.
  let elements: [Element]

  /// Creates a form.
  init(after context: [Element] = [], _ elements: [Element]) {
    self.context = context
    self.elements = elements
  }

  /// Returns the tokens of the form that begin, with its context, at an index; nil if others do.
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
  /// Returns the number of tokens that it stands for; nil if the first is another.
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
  /// Whether it is the first of a line.
  var startsLine: Bool { leadingTrivia.contains { $0.isNewline } }

  /// Whether nothing is between it and the token before it.
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
