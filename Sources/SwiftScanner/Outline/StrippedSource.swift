import DeclarationModel

/// A source text without the content of some bodies.
///
/// In an app, 98 of 100 bytes are in bodies without protocols, and the parser is slow, most of all
/// in a debug build. The stripped text is valid Swift with the same imports, conditions, comments
/// and declarations outside of those bodies.
struct StrippedSource {
  /// The shorter text.
  let text: SourceFile
  /// The map to the offsets in the original text.
  let origin: OffsetMap
  /// The ranges that are left out, ascending and disjoint.
  let bodies: [Range<Int>]

  /// Strips a text; nil if there are no bodies to leave out.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - bodies: The ranges between braces to leave out, ascending and disjoint.
  /// - Complexity: O(*n*).
  init?(_ source: SourceFile, without bodies: [Range<Int>]) {
    guard !bodies.isEmpty else { return nil }
    var bodies = bodies
    // A body with an annotation is kept, since the annotation may apply to declarations after the
    // body.
    let annotations = WordSearch.annotations.offsets(in: source.bytes)
    if !annotations.isEmpty {
      var next = 0
      bodies = bodies.filter { body in
        while next < annotations.count, annotations[next] < body.lowerBound { next += 1 }
        return next == annotations.count || annotations[next] >= body.upperBound
      }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.bytes.count - bodies.reduce(0) { $0 + $1.count })
    var origin = OffsetMap()
    var start = 0
    for body in bodies {
      bytes += source.bytes[start..<body.lowerBound]
      origin.skip(body.count, at: bytes.count)
      start = body.upperBound
    }
    bytes += source.bytes[start...]
    text = SourceFile(path: source.path, bytes: bytes)
    self.origin = origin
    self.bodies = bodies
  }
}
