/// The lines that Git leaves in a file that it could not merge.
package enum ConflictMarkers {
  /// Returns the number of the first line that begins with a marker, from 1; nil unless there are lines with the
  /// markers of both sides.
  ///
  /// - Complexity: O(*n*).
  package static func line(in bytes: some Sequence<UInt8>) -> Int? {
    let (ours, theirs) = (Array("<<<<<<< ".utf8), Array(">>>>>>> ".utf8))
    var number = 1
    var first: Int?
    // The bytes of the line so far, as many as a marker has.
    var start: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        number += 1
        start.removeAll(keepingCapacity: true)
      } else if start.count < ours.count {
        start.append(byte)
        if start == ours { first = first ?? number }
        if start == theirs, first != nil { return first }
      }
    }
    return nil
  }
}
