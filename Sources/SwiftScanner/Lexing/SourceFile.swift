import Basics
import DeclarationModel

/// A source file as it was read.
package struct SourceFile: Sendable {
  /// The path as the user gave it.
  package let path: String
  /// The content, without a byte order mark.
  package let bytes: [UInt8]

  /// Wraps the content of a file.
  ///
  /// - Parameters:
  ///   - path: The path that messages name.
  ///   - bytes: All bytes of the file.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes =
      bytes.starts(with: ByteOrderMark.utf8) ? Array(ByteOrderMark.removed(from: bytes)) : bytes
  }
}
