import Foundation

/// The bytes that some editors put at the start of a text.
package enum ByteOrderMark {
  /// The mark in UTF-8.
  package static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns a text without the mark, if it has one.
  package static func removed(from bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.starts(with: utf8) ? bytes[utf8.count...] : bytes[...]
  }
}

extension String {
  /// Decodes the text of a file, without its byte order mark.
  ///
  /// - Parameter bytes: The content of the file.
  /// - Returns: nil if the text is not UTF-8.
  package init?(textOfFile bytes: [UInt8]) {
    guard !bytes.beginsAsUTF16 else { return nil }
    self.init(bytes: ByteOrderMark.removed(from: bytes), encoding: .utf8)
  }
}

extension [UInt8] {
  /// Whether a text begins with a character of UTF-16 that ASCII has as well: its bytes are ASCII and zeros, and therefore
  /// valid UTF-8, too.
  package var beginsAsUTF16: Bool { count > 1 && (self[0] == 0) != (self[1] == 0) }
}
