import DeclarationModel
import SwiftSyntax

/// The annotations in a file that are not directly before a declaration: those of `sourcery:begin` … `sourcery:end` and
/// `sourcery:file` comments, and those at the ends of lines.
struct AnnotationBlocks {
  private struct Change {
    let offset: Int
    let annotations: [String]
  }

  private struct LineEnd {
    /// The offsets of the first token in the line, and of the comment.
    let range: Range<Int>
    let annotations: [String]
  }

  /// The annotations in effect from each offset up to the next, by ascending offset.
  private var changes: [Change] = []
  /// The lines that end in annotations.
  private var lineEnds: [LineEnd] = []

  /// Finds the blocks of a file; the tokens are looked at only if the word `sourcery` occurs.
  init(in tree: SourceFileSyntax, of source: SourceFile) {
    guard !WordSearch.annotations.offsets(in: source.bytes, limit: 1).isEmpty else { return }
    var block: [String] = []
    var file: [String] = []
    var lineStart = 0
    var ending: LineEnd?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if token.leadingTrivia.contains(where: \.isNewline) {
        lineStart = token.positionAfterSkippingLeadingTrivia.utf8Offset
        if let ending { lineEnds.append(ending) }
      }
      ending = nil
      let end = token.endPositionBeforeTrailingTrivia.utf8Offset
      let parts = [(token.leadingTrivia, token.position.utf8Offset), (token.trailingTrivia, end)]
      for (trivia, start) in parts {
        for (directive, offset) in trivia.directives(from: start) {
          switch directive {
          case .begin(let annotations): block = annotations
          case .end: block = []
          case .file(let annotations): file += annotations
          case .annotations(let annotations):
            if offset >= end {
              ending = LineEnd(range: lineStart..<offset, annotations: annotations)
            }
            continue
          case .inline: continue
          }
          changes.append(Change(offset: offset, annotations: file + block))
        }
      }
    }
  }

  /// Returns the comments of a token, preceded by the annotations of the blocks around the token, and followed by those at
  /// the end of its line.
  func adding(to comments: ToolComments, at token: TokenSyntax) -> ToolComments {
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    var comments = comments
    if let end = lineEnds.first(where: { $0.range.contains(offset) }) {
      comments.sourcery += end.annotations.filter { !comments.sourcery.contains($0) }
    }
    guard let change = changes.last(where: { $0.offset < offset }) else { return comments }
    comments.sourcery = change.annotations + comments.sourcery
    comments.surrounding = change.annotations
    return comments
  }
}

extension Trivia {
  /// Returns the directives in the comments, each with the offset of its comment.
  fileprivate func directives(from start: Int) -> [(SourceryDirective, Int)] {
    var directives: [(SourceryDirective, Int)] = []
    var offset = start
    for piece in pieces {
      if let text = piece.commentText, text.contains("sourcery:") {
        directives += Comment(text).lines.compactMap { line in
          MarkReading(line).directive.map { ($0, offset) }
        }
      }
      offset += piece.sourceLength.utf8Length
    }
    return directives
  }
}

extension TriviaPiece {
  /// The text of a comment, with its delimiters.
  fileprivate var commentText: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
      .docBlockComment(let text):
      text
    default: nil
    }
  }
}
