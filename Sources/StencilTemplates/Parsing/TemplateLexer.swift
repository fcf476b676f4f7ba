import DeclarationModel
import Foundation

/// Divides a template into texts and tags.
struct TemplateLexer {
  private let source: TemplateSource
  private let session: RenderSession
  private var tokens: [TemplateToken] = []
  private var line = 1
  private var column = 1
  /// Whether the tag before the text removes white space after it.
  private var isTrimming = false

  /// Returns the tokens of a template, and the first tag that is not closed, before which they end; its
  /// tags are added to the session.
  static func tokens(
    of source: TemplateSource, in session: RenderSession
  ) -> (tokens: [TemplateToken], failure: TemplateFailure?) {
    var lexer = TemplateLexer(source: source, session: session)
    do {
      try lexer.read()
      return (lexer.tokens, nil)
    } catch {
      return (lexer.tokens, error)
    }
  }

  private init(source: TemplateSource, session: RenderSession) {
    self.source = source
    self.session = session
  }

  private mutating func read() throws(TemplateFailure) {
    let ends: [Unicode.Scalar: Unicode.Scalar] = ["{": "}", "%": "%", "#": "#"]
    let scalars = Array(source.text.unicodeScalars)
    var textStart = 0
    var index = 0
    while index + 1 < scalars.count {
      guard scalars[index] == "{", let end = ends[scalars[index + 1]] else {
        index += 1
        continue
      }
      var last = index + 2
      while last < scalars.count, !(scalars[last] == "}" && scalars[last - 1] == end) { last += 1 }
      let isClosed = last < scalars.count && last >= index + 3
      let tag = Tag(scalars[index..<min(last + 1, scalars.count)])
      addText(scalars[textStart..<index], trimmedBefore: isClosed && tag.trimsBefore)
      guard isClosed else {
        throw TemplateFailure(fact: .unclosedTag("\(end)}"), position: position)
      }
      add(tag)
      index = last + 1
      textStart = index
    }
    addText(scalars[textStart...], trimmedBefore: false)
  }

  private var position: SourcePosition {
    SourcePosition(path: source.path, line: line, column: column)
  }

  private mutating func addText(
    _ scalars: ArraySlice<Unicode.Scalar>, trimmedBefore isTrimmedAtEnd: Bool
  ) {
    guard !scalars.isEmpty else { return }
    let text = String(scalars)
    advance(over: text)
    var shown = Array(BlankLines.protected(text).unicodeScalars)[...]
    if isTrimming { shown = shown.drop(while: \.properties.isWhitespace) }
    if isTrimmedAtEnd {
      while shown.last?.properties.isWhitespace == true { shown.removeLast() }
    }
    if !shown.isEmpty { tokens.append(.text(String(shown))) }
    isTrimming = false
  }

  private mutating func add(_ tag: Tag) {
    let place = TemplatePlace(text: tag.text, position: position)
    let number = session.add(place)
    if tag.kind != "#" {
      tokens.append(
        .tag(TagToken(isBlock: tag.kind == "%", content: tag.content, place: number)))
    }
    isTrimming = tag.trimsAfter
    advance(over: tag.text)
  }

  private mutating func advance(over text: String) {
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
  }
}

/// A tag as it is written.
private struct Tag {
  let text: String
  /// The character after the brace.
  let kind: Unicode.Scalar
  let trimsBefore: Bool
  let trimsAfter: Bool
  /// The text between the delimiters, in one line.
  let content: String

  init(_ scalars: ArraySlice<Unicode.Scalar>) {
    text = String(scalars)
    kind = scalars[scalars.startIndex + 1]
    var inner = scalars.dropFirst(2).dropLast(2)
    var signs: (first: Unicode.Scalar?, last: Unicode.Scalar?)
    let isSign = { (scalar: Unicode.Scalar?) in scalar == "-" || scalar == "+" }
    if kind == "%" {
      signs = (inner.first, inner.last)
      if isSign(signs.first) { inner = inner.dropFirst() }
      if isSign(signs.last) { inner = inner.dropLast() }
    }
    trimsBefore = signs.first == "-"
    trimsAfter = signs.last == "-"
    content = String(inner).components(separatedBy: "\n").filter { !$0.isEmpty }
      .map(ExpressionWords.trimmed).joined(separator: " ")
  }
}

extension String {
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    self.init(text)
  }
}
