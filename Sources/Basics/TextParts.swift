import Foundation

extension ArraySlice<UInt8> {
  /// Returns the parts between separators, empty ones included; the last of as many as are wanted is the rest.
  ///
  /// `split` is generic, and takes as long for the stamp of an app as reading some thousand files.
  package func parts(separator: UInt8, atMost limit: Int = .max) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    parts.reserveCapacity(Swift.min(limit, 8))
    var start = startIndex
    withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == separator && parts.count + 1 < limit {
        parts.append(self[start..<startIndex + index])
        start = startIndex + index + 1
      }
    }
    parts.append(self[start...])
    return parts
  }

  /// Returns whether other bytes are the same. The comparison of slices in the standard library is generic, and slow in a
  /// debug build.
  package func isEqual(to other: ArraySlice<UInt8>) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { mine in
      other.withUnsafeBytes { others in
        guard let one = mine.baseAddress, let other = others.baseAddress else { return true }
        return memcmp(one, other, mine.count) == 0
      }
    }
  }
}
