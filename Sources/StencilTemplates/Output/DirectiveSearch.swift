import Foundation

/// Recognizes texts that may have directives.
enum DirectiveSearch {
  private static let mark = Array("sourcery:".utf8)
  private static let colon = "sourcery".utf8.count
  /// The words after the mark that open or close a block.
  private static let words = ["end", "inline:", "file:"].map { Array($0.utf8) }

  /// Returns whether a text may have a comment that opens or closes a block.
  ///
  /// - Complexity: O(*n*); the system's library looks for the colons, for most source files have no
  ///   block.
  static func isDirective(in bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(isDirective) }

  /// Returns whether a text may have a comment that opens or closes a block.
  ///
  /// - Complexity: O(*n*).
  static func isDirective(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { isDirective(UnsafeRawBufferPointer($0)) }
  }

  private static func isDirective(_ text: UnsafeRawBufferPointer) -> Bool {
    mark.withUnsafeBytes { mark in
      guard let start = text.baseAddress, let word = mark.baseAddress else { return false }
      var offset = colon
      while offset + mark.count - colon <= text.count {
        let rest = text.count - offset
        guard let found = memchr(start + offset, Int32(UInt8(ascii: ":")), rest) else { break }
        offset = UnsafeRawPointer(found) - start
        guard offset + mark.count - colon <= text.count else { break }
        if memcmp(start + offset - colon, word, mark.count) == 0 {
          let rest = UnsafeRawBufferPointer(rebasing: text[(offset + 1)...])
          if words.contains(where: { rest.starts(with: $0) }) { return true }
        }
        offset += 1
      }
      return false
    }
  }
}
