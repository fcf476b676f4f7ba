/// The groups of `@_spi` declarations in a text, whose names an import must repeat to see them.
struct SPIGroups {
  /// The names, each once, sorted.
  let names: [String]

  /// Finds the groups that a text names, in code as well as in comments and strings.
  ///
  /// - Complexity: O(*n*).
  init(in bytes: [UInt8]) {
    let found = SwiftLexer.over(bytes) { lexer in
      var names: Set<String> = []
      var offset = 0
      while true {
        offset = lexer.offsetOf(UInt8(ascii: "@"), from: offset, to: lexer.count)
        guard offset < lexer.count else { return names }
        if let name = Self.name(at: offset, in: lexer) { names.insert(name) }
        offset += 1
      }
    }
    names = (found ?? []).sorted()
  }

  /// Returns the group of the attribute at an offset; nil if it is another attribute.
  private static func name(at offset: Int, in lexer: SwiftLexer) -> String? {
    let keyword = Array("@_spi(".utf8)
    for (index, byte) in keyword.enumerated() where lexer.byte(at: offset + index) != byte {
      return nil
    }
    let start = offset + keyword.count
    var end = start
    while lexer.byte(at: end) < 0x80, ByteClasses.of(lexer.byte(at: end)).contains(.word) {
      end += 1
    }
    guard end > start, lexer.byte(at: end) == UInt8(ascii: ")") else { return nil }
    return String(decoding: (start..<end).map { lexer.bytes[$0] }, as: UTF8.self)
  }
}
