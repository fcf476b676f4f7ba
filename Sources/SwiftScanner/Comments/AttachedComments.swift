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
  /// The parts of marks without a meaning.
  private(set) var invalidMarks: [InvalidMark] = []

  /// The annotations that are addressed to tools.
  private(set) var tools = ToolComments()

  /// The length of the shortest comment that can hold an annotation: `/*sourcery:a`. The length of trivia is known, but
  /// its pieces must be found.
  static let leastAnnotation = 12

  /// Reads the comments before a declaration, and those between its attributes and modifiers.
  ///
  /// - Parameter directives: The comments above directives before the declaration.
  init(
    of declaration: some WithAttributesSyntax & WithModifiersSyntax, introducer: TokenSyntax,
    below directives: DirectiveComments
  ) {
    self.init(directives.trivia + [declaration.leadingTrivia])
    let start = declaration.position
    func isRead(_ part: some SyntaxProtocol) -> Bool {
      part.position > start && part.leadingTriviaLength.utf8Length > 2
    }
    // A syntax collection's own filter makes a copy of the whole tree.
    let parts: [Trivia] =
      declaration.attributes.lazy.filter { isRead($0) }.map(\.leadingTrivia)
      + declaration.modifiers.lazy.filter { isRead($0) }.map(\.leadingTrivia)
      + (isRead(introducer) ? [introducer.leadingTrivia] : [])
    for part in parts { addMarks(of: AttachedComments(trivia: part)) }
  }

  /// Adds the annotations directly before a name: `case /* sourcery: skip */ a`.
  ///
  /// - Parameter introducer: The keyword of the declaration, which mostly is the token before the name.
  mutating func addTools(before name: TokenSyntax, after introducer: TokenSyntax) {
    let isNext = introducer.endPosition == name.position
    let previous = isNext ? introducer : name.previousToken(viewMode: .sourceAccurate)
    if let previous { addTools(after: previous) }
    guard name.leadingTriviaLength.utf8Length >= Self.leastAnnotation else { return }
    addTools(of: AttachedComments(trivia: name.leadingTrivia))
  }

  /// Adds the annotations after a declaration or a token, on its last line.
  mutating func addTools(after syntax: some SyntaxProtocol) {
    guard syntax.trailingTriviaLength.utf8Length >= Self.leastAnnotation else { return }
    addTools(of: AttachedComments(trivia: syntax.trailingTrivia))
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
      add(reading.marks, invalid: reading.invalid)
      mockName = reading.mockName ?? mockName
      tools.kagemusha += reading.words
      // Sourcery reads comments upwards from the declaration, so that later lines come first.
      if case .annotations(let annotations)? = reading.directive {
        tools.sourcery = annotations + tools.sourcery
      }
    }
  }

  private mutating func addMarks(of other: AttachedComments) {
    add(other.marks, invalid: other.invalidMarks)
    mockName = other.mockName ?? mockName
    addTools(of: other)
  }

  private mutating func addTools(of other: AttachedComments) {
    tools.kagemusha += other.tools.kagemusha
    tools.sourcery = other.tools.sourcery + tools.sourcery
  }

  private mutating func add(_ found: [Mark], invalid: [InvalidMark]) {
    for mark in found where !marks.contains(mark) { marks.append(mark) }
    invalidMarks += invalid
  }
}
