import Foundation

extension [UInt8] {
  /// Returns the offset of the first of some bytes, from an offset on; nil if there is none.
  ///
  /// - Parameters:
  ///   - byte: The byte.
  ///   - start: The offset of the first byte that is looked at.
  /// - Complexity: O(*n*). Unlike the standard library's generic search, it takes no longer in a debug build.
  package func offset(of byte: UInt8, from start: Int = 0) -> Int? {
    withUnsafeBytes { buffer in
      guard start < buffer.count, let first = buffer.baseAddress else { return nil }
      return memchr(first + start, Int32(byte), buffer.count - start).map {
        UnsafeRawPointer($0) - first
      }
    }
  }
}
