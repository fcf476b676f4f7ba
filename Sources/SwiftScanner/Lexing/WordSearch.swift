/// Finds a word in a text, in code as well as in comments and strings.
///
/// Mostly texts that are parsed are searched: `SourceOutline` decides which these are, in nearly all cases without a
/// search. Only the word of our own marks is looked for in all texts.
struct WordSearch {
  /// The keyword of a protocol declaration.
  static let protocols = WordSearch("protocol")
  /// The word in comments of Sourcery, which may annotate all declarations up to the next such
  /// comment.
  static let annotations = WordSearch("sourcery")
  /// The words in comments that have a meaning: those of marks, and of headers of generated files.
  static let marks = [annotations, ownMarks] + ["mockable", "Generated"].map { WordSearch($0) }
  /// The word at the start of our own marks.
  static let ownMarks = WordSearch("kagemusha")

  private let word: [UInt8]

  private init(_ word: StaticString) {
    self.word = word.withUTF8Buffer { Array($0) }
  }

  /// Returns the offsets of the word, ascending.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - limit: The maximum number of offsets.
  /// - Complexity: O(*n*).
  func offsets(in bytes: [UInt8], limit: Int = .max) -> [Int] {
    SwiftLexer.over(bytes) { offsets(in: $0, limit: limit) } ?? []
  }

  private func offsets(in lexer: SwiftLexer, limit: Int) -> [Int] {
    guard let last = word.last else { return [] }
    var offsets: [Int] = []
    var end = word.count - 1
    while offsets.count < limit {
      end = lexer.offsetOf(last, from: end, to: lexer.count)
      guard end < lexer.count else { break }
      let start = end - word.count + 1
      end += 1
      if isWord(at: start, in: lexer) { offsets.append(start) }
    }
    return offsets
  }

  private func isWord(at start: Int, in lexer: SwiftLexer) -> Bool {
    for index in 0..<word.count where lexer.bytes[start + index] != word[index] { return false }
    let before = start > 0 ? lexer.bytes[start - 1] : 0
    return !isPart(before) && before != UInt8(ascii: ".") && before != UInt8(ascii: "`")
      && !isPart(lexer.byte(at: start + word.count))
  }

  /// Returns whether a byte is an ASCII byte of an identifier. Other bytes count as separators,
  /// since some of them are white space.
  private func isPart(_ byte: UInt8) -> Bool { byte < 0x80 && ByteClasses.of(byte).contains(.word) }
}
