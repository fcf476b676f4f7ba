import DeclarationModel
import Foundation
import Stencil

/// Splits a template into the tokens of Stencil.
///
/// Stencil's lexer locates a token at the first line with the same text, which is often another
/// line. So each tag is passed to it separately, under a name that leads to its position.
struct TemplateLexer {
  private let source: TemplateSource
  private let session: RenderSession
  private var tokens: [Token] = []
  private var line = 1
  private var column = 1
  private var nesting = 0
  /// The tags that are not closed yet.
  private var openings: [String] = []
  private let repairs: TagRepairs
  private var number = 0

  private init(source: TemplateSource, session: RenderSession, repairs: TagRepairs) {
    self.source = source
    self.session = session
    self.repairs = repairs
  }

  /// Returns the tokens of a template, with a token before each tag that identifies the tag.
  ///
  /// - Parameter repairs: The tags that others take the place of.
  /// - Throws: `TemplateFailure` if a tag is invalid.
  static func tokens(
    of source: TemplateSource, in session: RenderSession, repairs: TagRepairs = TagRepairs()
  ) throws -> [Token] {
    var lexer = TemplateLexer(source: source, session: session, repairs: repairs)
    try lexer.read()
    return lexer.tokens
  }

  private mutating func read() throws {
    let ends: [Unicode.Scalar: Unicode.Scalar] = ["{": "}", "%": "%", "#": "#"]
    let scalars = Array(source.text.unicodeScalars)
    var textStart = 0
    var index = 0
    while index + 1 < scalars.count {
      guard scalars[index] == "{", let end = ends[scalars[index + 1]] else {
        index += 1
        continue
      }
      addText(scalars[textStart..<index])
      var last = index + 2
      while last < scalars.count, !(scalars[last] == "}" && scalars[last - 1] == end) { last += 1 }
      guard last < scalars.count, last >= index + 3 else {
        throw failure(.unclosedTag("\(end)}"))
      }
      try addTag(scalars[index...last])
      index = last + 1
      textStart = index
    }
    addText(scalars[textStart...])
  }

  private func failure(_ fact: TemplateFact) -> TemplateFailure {
    TemplateFailure(
      fact: fact, position: SourcePosition(path: source.path, line: line, column: column))
  }

  private mutating func addText(_ scalars: ArraySlice<Unicode.Scalar>) {
    guard !scalars.isEmpty else { return }
    let text = Self.string(scalars)
    tokens.append(.text(value: BlankLines.protected(text), at: session.anySourceMap))
    advance(over: text)
  }

  private mutating func addTag(_ scalars: ArraySlice<Unicode.Scalar>) throws {
    let written = Self.string(scalars)
    let text = repairs.tag(number, instead: written)
    number += 1
    defer { advance(over: written) }
    let place = TemplatePlace(
      text: text, position: SourcePosition(path: source.path, line: line, column: column))
    let check = TagCheck(text)
    if let fact = check.fact { throw failure(fact) }
    try checkEnd(check)
    nesting += check.nesting
    session.names.add(place)
    if nesting > RenderLimits.nesting { throw failure(.nestedTooDeeply) }
    let name = session.add(place)
    let made = Template(
      templateString: check.isRendered ? LastElement.safe(text) : text, environment: nil,
      name: "\(name)"
    ).tokens
    if check.isRendered, let token = made.first {
      let marker = Token.block(value: "\(PlaceNode.tag) \(name)", at: token.sourceMap)
      // The text before the tag is trimmed as the tag asks.
      marker.whitespace = token.whitespace
      tokens.append(marker)
    }
    tokens += made
  }

  /// Checks that a tag closes the one that was opened last.
  private mutating func checkEnd(_ check: TagCheck) throws {
    guard let name = check.name else { return }
    if check.nesting > 0 {
      openings.append(name)
    } else if let closed = TagCheck.closed(by: name) {
      let opening = openings.popLast()
      guard let opening, closed.contains(opening) else {
        throw failure(.mismatchedEnd(name, opening: opening))
      }
    }
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

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}

/// A tag of a template with its position.
struct TemplatePlace {
  /// The tag with its delimiters.
  let text: String
  /// The position of its start.
  let position: SourcePosition

  /// Returns the position of `needle` in the tag, or of the content of the tag if it does not
  /// contain `needle`.
  func position(of needle: String?) -> SourcePosition {
    let content = text.dropFirst(2).drop { $0 == " " || $0 == "-" || $0 == "+" }
    let found = needle.flatMap { $0.isEmpty ? nil : text.range(of: $0)?.lowerBound }
    var (line, column) = (position.line, position.column)
    for byte in text[..<(found ?? content.startIndex)].utf8 {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    return SourcePosition(path: position.path, line: line, column: column)
  }

  /// Returns the position of a character of the tag.
  func position(at offset: Int) -> SourcePosition {
    var (line, column) = (position.line, position.column)
    for byte in text.prefix(offset).utf8 {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    return SourcePosition(path: position.path, line: line, column: column)
  }

  /// Returns whether the tag contains `needle`.
  func contains(_ needle: String) -> Bool { text.contains(needle) }
}
