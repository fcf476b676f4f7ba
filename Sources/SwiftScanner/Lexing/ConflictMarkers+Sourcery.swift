import Basics

extension ConflictMarkers {
  /// The number of equal characters with which a marker begins, as Sourcery counts them.
  private static let length = 5

  /// Returns whether a line of a text begins like a marker: `<<<<<` or `>>>>>`.
  ///
  /// - Complexity: O(*n*).
  static func occur(in bytes: [UInt8]) -> Bool {
    SwiftLexer.over(bytes) { lexer in
      [UInt8(ascii: "<"), UInt8(ascii: ">")].contains { character in
        var offset = lexer.offsetOf(character, from: 0, to: lexer.count)
        while offset < lexer.count {
          let isLineStart = offset == 0 || lexer.byte(at: offset - 1) == UInt8(ascii: "\n")
          if isLineStart, (0..<length).allSatisfy({ lexer.byte(at: offset + $0) == character }) {
            return true
          }
          offset = lexer.offsetOf(character, from: offset + 1, to: lexer.count)
        }
        return false
      }
    } ?? false
  }
}
