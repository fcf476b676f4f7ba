/// Finds, without parsing, the types around some places in a text, by their braces.
struct EnclosingTypes {
  private static let keywords: Set<String> = [
    "struct", "class", "enum", "actor", "extension", "protocol",
  ]
  /// What follows the keyword `class` where it is a modifier.
  private static let members: Set<String> = ["func", "var", "let", "subscript", "init"]

  private var paths: [Int: [String]] = [:]

  /// Looks around the given offsets, which are ascending.
  ///
  /// - Complexity: O(*n*) if there are any.
  init(of offsets: [Int], in source: SourceFile) {
    guard !offsets.isEmpty else { return }
    source.bytes.withUnsafeBufferPointer { buffer in
      let lexer = SwiftLexer(buffer)
      // The names that each block around the current offset adds; nil for a body of code.
      var blocks: [[String]?] = []
      var headerStart = 0
      var open = offsets[...]
      var offset = 0
      func note(until end: Int, isCode: Bool) {
        while let next = open.first, next < end {
          open.removeFirst()
          if isCode, !blocks.contains(nil) { paths[next] = blocks.flatMap { $0 ?? [] } }
        }
      }
      while !open.isEmpty {
        let mark = lexer.nextMark(from: offset)
        note(until: mark, isCode: true)
        guard mark < buffer.count else { return }
        switch buffer[mark] {
        case UInt8(ascii: "{"):
          blocks.append(Self.names(in: buffer[headerStart..<mark]))
          offset = mark + 1
          headerStart = offset
        case UInt8(ascii: "}"):
          _ = blocks.popLast()
          offset = mark + 1
          headerStart = offset
        default:
          offset = lexer.end(ofMarkAt: mark) ?? mark + 1
          note(until: offset, isCode: false)
        }
      }
    }
  }

  /// The types around an offset, outermost first; nil if it is in a body of code or in a comment.
  func path(at offset: Int) -> [String]? { paths[offset] }

  /// The names of the type whose declaration ends a text; nil if it is none.
  private static func names(in header: Slice<UnsafeBufferPointer<UInt8>>) -> [String]? {
    let words = String(decoding: header, as: UTF8.self).split {
      $0.isWhitespace || "<:({,&)>;".contains($0)
    }
    guard
      let keyword = words.indices.dropLast().last(where: {
        keywords.contains(String(words[$0])) && !members.contains(String(words[$0 + 1]))
      })
    else { return nil }
    return words[keyword + 1].split(separator: ".").map { $0.filter { $0 != "`" } }
  }
}
