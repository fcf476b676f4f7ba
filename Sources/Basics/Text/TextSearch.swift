import Foundation

// The standard library has such functions only from macOS 13 on. This package offers its libraries
// to older systems, and all targets of a package share one minimum. Unlike the standard functions,
// these compare bytes, as is correct for code.
extension StringProtocol where SubSequence == Substring {
  /// Returns the range of the first occurrence of a text; nil if there is none.
  ///
  ///     "a -> b -> c".firstRange(of: "->")
  ///
  /// - Complexity: O(*n* · *m*) for texts of *n* and *m* bytes, and O(*n*) if the first byte of
  ///   `other` is rare.
  package func firstRange(of other: String) -> Range<String.Index>? {
    var rest = self[...].utf8
    let wanted = other.utf8
    guard let first = wanted.first else { return startIndex..<startIndex }
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return start..<rest.index(start, offsetBy: wanted.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Returns the parts between the occurrences of a separator, including empty ones.
  ///
  ///     "Version 1; body 2".parts(separatedBy: "; ")
  package func parts(separatedBy separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while !separator.isEmpty, let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }

  /// Returns the text with a replacement for each occurrence of `other`.
  ///
  ///     "a | b".replacing("|", with: "\\|")
  package func replacing(_ other: String, with replacement: String) -> String {
    parts(separatedBy: other).joined(separator: replacement)
  }
}

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

extension ArraySlice<UInt8> {
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
