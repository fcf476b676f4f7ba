import Foundation

/// A fenced block of a Markdown file.
struct FencedBlock: Hashable {
  /// The text after the opening fence: `swift test`.
  let tag: String
  /// The line of its first line of text, from 1.
  let line: Int
  /// The text between the fences.
  let text: String

  /// The language alone: `swift`.
  var language: String { String(tag.prefix { $0 != " " }) }

  /// The blocks of a text, in order; one that is not closed ends with the text.
  static func blocks(in markdown: String) -> [FencedBlock] {
    var blocks: [FencedBlock] = []
    var open: (tag: String, line: Int, lines: [Substring])?
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if let block = open {
        if line == "```" {
          blocks.append(FencedBlock(block))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), index + 2, [])
      }
    }
    return blocks + (open.map { [FencedBlock($0)] } ?? [])
  }

  private init(_ block: (tag: String, line: Int, lines: [Substring])) {
    tag = block.tag
    line = block.line
    text = block.lines.map { $0 + "\n" }.joined()
  }
}
