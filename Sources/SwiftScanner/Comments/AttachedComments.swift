import DeclarationModel
import SwiftSyntax

/// The comments before a declaration: its documentation and the marks that tell what to do with it.
struct AttachedComments {
  /// The lines of the documentation comment directly before, without `///` and without marks.
  private(set) var documentation: [String] = []
  /// The marks of a protocol, each once.
  private(set) var marks: [Mark] = []
  /// The name of the mock, if a mark states one.
  private(set) var mockName: String?
  /// The words after `kagemusha:` that are no mark of a protocol.
  private(set) var unknownMarks: [String] = []

  /// The annotations that are addressed to tools.
  private(set) var tools = ToolComments()

  /// Reads the comments before a declaration, and those between its attributes and modifiers.
  ///
  /// - Parameter directives: The comments above directives before the declaration.
  init(
    of declaration: some WithAttributesSyntax & WithModifiersSyntax, introducer: TokenSyntax,
    below directives: DirectiveComments
  ) {
    self.init(directives.trivia + [declaration.leadingTrivia])
    let start = declaration.position
    // A syntax collection's own filter makes a copy of the whole tree.
    let parts: [Trivia] =
      declaration.attributes.lazy.filter { $0.position > start }.map(\.leadingTrivia)
      + declaration.modifiers.lazy.filter { $0.position > start }.map(\.leadingTrivia)
      + (introducer.position > start ? [introducer.leadingTrivia] : [])
    for part in parts { addMarks(of: AttachedComments(trivia: part)) }
  }

  /// Adds the annotations directly before a token: `case /* sourcery: skip */ a`.
  mutating func addTools(before token: TokenSyntax) {
    if let trivia = token.previousToken(viewMode: .sourceAccurate)?.trailingTrivia {
      addTools(of: AttachedComments(trivia: trivia))
    }
    addTools(of: AttachedComments(trivia: token.leadingTrivia))
  }

  /// Adds the annotations after a declaration, on its last line.
  mutating func addTools(after declaration: some SyntaxProtocol) {
    addTools(of: AttachedComments(trivia: declaration.trailingTrivia))
  }

  /// Reads the comments in leading trivia.
  init(trivia: Trivia) { read(trivia) }

  /// Reads the comments in the leading trivia of directives and of the declaration below them.
  init(_ trivia: [Trivia]) {
    for part in trivia { read(part) }
  }

  private mutating func read(_ trivia: Trivia) {
    var lineBreaks = 0
    for piece in trivia.pieces {
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        lineBreaks += count
      case .lineComment(let text), .blockComment(let text):
        add(Comment(text), isDocumentation: false, lineBreaks: &lineBreaks)
      case .docLineComment(let text), .docBlockComment(let text):
        // The parser takes `////` for documentation, but people draw rules with it.
        add(Comment(text), isDocumentation: !text.hasPrefix("////"), lineBreaks: &lineBreaks)
      default:
        break
      }
    }
    if lineBreaks > 1 { forget() }
  }

  /// Removes what a blank line separates from the declaration; marks count nonetheless.
  private mutating func forget() {
    documentation = []
    tools.sourcery = []
  }

  private mutating func add(_ comment: Comment, isDocumentation: Bool, lineBreaks: inout Int) {
    // A blank line separates a comment from the declaration below.
    if lineBreaks > 1 { forget() }
    lineBreaks = 0
    for line in comment.lines {
      let reading = MarkReading(line)
      if isDocumentation, !reading.isMark { documentation.append(line) }
      add(reading.marks, unknown: reading.unknown)
      mockName = reading.mockName ?? mockName
      tools.kagemusha += reading.words
      // Sourcery reads comments upwards from the declaration, so that later lines come first.
      if case .annotations(let annotations)? = reading.directive {
        tools.sourcery = annotations + tools.sourcery
      }
    }
  }

  private mutating func addMarks(of other: AttachedComments) {
    add(other.marks, unknown: other.unknownMarks)
    mockName = other.mockName ?? mockName
    addTools(of: other)
  }

  private mutating func addTools(of other: AttachedComments) {
    tools.kagemusha += other.tools.kagemusha
    tools.sourcery = other.tools.sourcery + tools.sourcery
  }

  private mutating func add(_ found: [Mark], unknown: [String]) {
    for mark in found where !marks.contains(mark) { marks.append(mark) }
    unknownMarks += unknown
  }
}
