/// The lines of a text, compared by bytes, unlike strings.
struct TextLines: Sendable {
  /// A line without its line break.
  typealias Line = ArraySlice<UInt8>

  /// The lines.
  let lines: [Line]
  /// Whether the last line has no line break.
  let lacksNewline: Bool

  /// Splits a text into lines.
  init(_ bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    lacksNewline = lines.last?.isEmpty == false
    if !lacksNewline { lines.removeLast() }
    self.lines = lines
  }

  /// Returns a line of a difference.
  func line(_ index: Int, _ kind: DiffLine.Kind) -> DiffLine {
    DiffLine(
      kind: kind, text: String(decoding: lines[index], as: UTF8.self),
      lacksNewline: lacksNewline && index == lines.count - 1)
  }

  /// Returns numbers for the lines of two texts; equal lines have equal numbers.
  ///
  /// A last line without a line break differs from one with a line break.
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
