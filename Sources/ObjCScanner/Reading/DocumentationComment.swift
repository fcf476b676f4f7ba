import DeclarationModel

/// The lines of a documentation comment, without comment markers and without marks.
struct DocumentationComment {
  let lines: [String]

  /// Reads a comment.
  ///
  /// - Parameter text: The comment as written: `/// …`, `/** … */`, `/*! … */`.
  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.bare)
      .filter { !MarkReading($0).isMark }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }

  private static let openings = ["/**<", "/*!<", "///<", "//!<", "/**", "/*!", "///", "//!", "/*"]

  private static func bare(_ line: Substring) -> String {
    var line = trimmed(line)
    if let opening = openings.first(where: line.hasPrefix) {
      line = line.dropFirst(opening.count)
    } else if line.hasPrefix("*"), !line.hasPrefix("*/") {
      line = line.dropFirst()
    }
    if line.hasSuffix("*/") { line = line.dropLast(2) }
    if line.first == " " { line = line.dropFirst() }
    while line.last?.isWhitespace == true { line = line.dropLast() }
    return String(line)
  }

  private static func trimmed(_ line: Substring) -> Substring {
    line.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
  }
}
