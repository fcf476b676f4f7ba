/// The lines of a text, compared byte by byte, as Swift's strings are not.
struct TextLines: Sendable {
  /// A line without its end.
  typealias Line = ArraySlice<UInt8>

  /// The lines.
  let lines: [Line]
  /// Whether the last line has no end.
  let lacksNewline: Bool

  /// Splits a text.
  init(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lacksNewline = lines.last?.isEmpty == false
    if !lacksNewline { lines.removeLast() }
    self.lines = lines
  }

  /// Returns a line as a difference has it.
  func line(_ index: Int, _ kind: DiffLine.Kind) -> DiffLine {
    DiffLine(
      kind: kind, text: String(decoding: lines[index], as: UTF8.self),
      lacksNewline: lacksNewline && index == lines.count - 1)
  }

  /// Numbers for the lines of two texts, the same for the same line.
  ///
  /// A last line without an end is not the same as one with.
  static func numbered(_ old: TextLines, _ new: TextLines) -> (old: [Int], new: [Int]) {
    var numbers: [[UInt8]: Int] = [:]
    func number(_ text: TextLines) -> [Int] {
      text.lines.enumerated().map { index, line in
        let isCut = text.lacksNewline && index == text.lines.count - 1
        let key = Array(line) + (isCut ? [] : [UInt8(ascii: "\n")])
        let number = numbers[key] ?? numbers.count
        numbers[key] = number
        return number
      }
    }
    return (number(old), number(new))
  }
}
