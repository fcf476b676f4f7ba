import DeclarationModel

/// The comments between a protocol and the previous declaration, as far as they are addressed to
/// tools.
struct ProtocolComments {
  /// The marks, each once.
  private(set) var marks: [Mark] = []
  /// The name of the mock, if a comment states one.
  private(set) var mockName: String?
  /// The parts of marks without a meaning.
  private(set) var invalidMarks: [InvalidMark] = []
  /// The annotations that are addressed to tools.
  private(set) var tools = ToolComments()

  /// The number of bytes before a protocol that are looked at.
  private static let window = 8192

  /// Reads the comments before a protocol.
  init(of cursor: ClangCursor) {
    guard let extent = cursor.extent else { return }
    let text = cursor.unit.bytes(ofFile: extent.path)
    guard extent.offsets.lowerBound <= text.count else { return }
    let before = text[..<extent.offsets.lowerBound].suffix(Self.window)
    for line in Self.lines(endOf: String(decoding: before, as: UTF8.self)[...]) {
      add(MarkReading(line))
    }
  }

  private mutating func add(_ reading: MarkReading) {
    for mark in reading.marks where !marks.contains(mark) { marks.append(mark) }
    invalidMarks += reading.invalid
    mockName = reading.mockName ?? mockName
    tools.kagemusha += reading.words
    if case .annotations(let annotations)? = reading.directive {
      tools.sourcery = annotations + tools.sourcery
    }
  }

  /// Returns the lines of the comments at the end of a text, in order.
  private static func lines(endOf text: Substring) -> [String] {
    var comments: [Comment] = []
    var block: [Substring] = []
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).reversed()
    {
      let line = line.trimmingBlanks
      if !block.isEmpty || line.hasSuffix("*/") {
        block.append(line)
        guard line.contains("/*") else { continue }
        // A comment after code belongs to the code.
        guard line.hasPrefix("/*") else { break }
        comments.append(Comment(block.reversed().joined(separator: "\n")))
        block = []
      } else if line.hasPrefix("//") {
        comments.append(Comment(String(line)))
      } else if !isAttribute(line) {
        break
      }
    }
    return comments.reversed().flatMap(\.lines)
  }

  /// Returns whether a line without a comment may stand between a comment and its protocol.
  private static func isAttribute(_ line: Substring) -> Bool {
    !line.contains { ";{}@#".contains($0) } && !line.hasSuffix("_BEGIN") && !line.hasSuffix("_END")
  }
}
