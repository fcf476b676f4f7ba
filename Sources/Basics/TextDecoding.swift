import Foundation

extension String {
  /// Decodes the text of a file, without its byte order mark.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Returns: nil if the text is not UTF-8.
  package init?(textOfFile bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes[mark.count...] : bytes[...]
    guard !bytes.beginsAsUTF16 else { return nil }
    self.init(bytes: text, encoding: .utf8)
  }
}

extension [UInt8] {
  /// Whether a text begins with a character of UTF-16 that ASCII has as well: its bytes are ASCII and zeros, and therefore
  /// valid UTF-8, too.
  package var beginsAsUTF16: Bool { count > 1 && (self[0] == 0) != (self[1] == 0) }
}
