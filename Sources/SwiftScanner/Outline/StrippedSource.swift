import DeclarationModel

/// A source text without what stands between the braces of some bodies, which is most of it: 98 of
/// 100 bytes of an app are in bodies that hold no protocol, and the parser is slow, most of all in a
/// debug build.
///
/// What is left is Swift as well, with the same imports, conditions, comments, and declarations
/// outside of those bodies.
struct StrippedSource {
  /// The shorter text.
  let text: SourceFile
  /// The original offsets of its parts.
  let origin: OffsetMap

  /// Strips a text; nil if there is nothing to leave out.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - bodies: The insides of braces to leave out, ascending, none in another.
  /// - Complexity: O(*n*).
  init?(_ source: SourceFile, without bodies: [Range<Int>]) {
    guard !bodies.isEmpty else { return nil }
    var bodies = bodies
    // A comment in a body may annotate what follows after it.
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
  }
}
