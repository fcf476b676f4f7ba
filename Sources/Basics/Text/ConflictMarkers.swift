/// The lines that Git leaves in a file that it could not merge.
package enum ConflictMarkers {
  /// Returns the number of the first line that begins with a marker, from 1; nil unless there are lines with the
  /// markers of both sides.
  ///
  /// - Complexity: O(*n*).
  package static func line(in bytes: [UInt8]) -> Int? {
    let (ours, theirs) = (Array("<<<<<<< ".utf8), Array(">>>>>>> ".utf8))
    var number = 1
    var first: Int?
    var start = 0
    while start < bytes.count {
      if bytes[start] == ours[0], bytes[start...].starts(with: ours) { first = first ?? number }
      if first != nil, bytes[start] == theirs[0], bytes[start...].starts(with: theirs) {
        return first
      }
      guard let end = bytes.offset(of: UInt8(ascii: "\n"), from: start) else { return nil }
      start = end + 1
      number += 1
    }
    return nil
  }
}
