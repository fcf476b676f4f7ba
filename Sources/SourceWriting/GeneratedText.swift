import Basics

/// A generated file, split into its seal, the sealed text, and the way in which the file stores it.
package struct GeneratedText: Sendable, Hashable {
  /// The line ends of a file.
  package enum LineEnds: String, Sendable, Hashable {
    case lf, crlf, mixed
  }

  /// The seal; nil in files of older versions, and of templates with another header.
  package let seal: FileSeal?
  /// The line ends.
  package let lineEnds: LineEnds
  /// Whether the file begins with a byte order mark.
  package let hasByteOrderMark: Bool
  /// The whole text, with plain line feeds and no byte order mark.
  package let text: [UInt8]
  /// The line of the seal in the text.
  private let sealLine: Range<Int>

  /// Reads a file.
  package init(_ bytes: [UInt8]) {
    hasByteOrderMark = bytes.starts(with: ByteOrderMark.utf8)
    let content = hasByteOrderMark ? Array(ByteOrderMark.removed(from: bytes)) : bytes
    (text, lineEnds) = Self.withoutCarriageReturns(content)
    let lineFeed = UInt8(ascii: "\n")
    guard text.starts(with: GeneratedMarker.own.utf8),
      let start = text.firstIndex(of: lineFeed).map({ $0 + 1 }),
      let end = text[start...].firstIndex(of: lineFeed),
      let seal = FileSeal(line: text[start..<end])
    else {
      seal = nil
      sealLine = 0..<0
      return
    }
    self.seal = seal
    sealLine = start..<end + 1
  }

  /// The text without the seal, with plain line feeds and no byte order mark.
  package var body: [UInt8] {
    guard !sealLine.isEmpty else { return text }
    var body: [UInt8] = []
    body.reserveCapacity(bodyCount)
    append(0..<bodyCount, ofBodyTo: &body)
    return body
  }

  /// The number of bytes of the text without the seal.
  package var bodyCount: Int { text.count - sealLine.count }

  /// Appends a part of the text without the seal to another text. The text may be large, and is not copied otherwise.
  package func append(_ range: Range<Int>, ofBodyTo other: inout [UInt8]) {
    let before = range.clamped(to: 0..<sealLine.lowerBound)
    let after = range.clamped(to: sealLine.lowerBound..<bodyCount)
    other += text[before]
    other += text[after.lowerBound + sealLine.count..<after.upperBound + sealLine.count]
  }

  /// Returns whether another text is the same but for the seal.
  package func hasSameBody(as other: GeneratedText) -> Bool {
    guard bodyCount == other.bodyCount else { return false }
    guard sealLine.lowerBound == other.sealLine.lowerBound else { return body == other.body }
    return text[..<sealLine.lowerBound].isEqual(to: other.text[..<other.sealLine.lowerBound])
      && text[sealLine.upperBound...].isEqual(to: other.text[other.sealLine.upperBound...])
  }

  /// Whether the tool generated the text, and not Sourcery.
  package var isOwn: Bool { text.starts(with: GeneratedMarker.own.utf8) }

  /// Whether the text is unchanged since it was generated; nil if there is no seal.
  package var isIntact: Bool? {
    seal.map {
      $0.body == FileSeal.hash(of: text[..<sealLine.lowerBound], text[sealLine.upperBound...])
    }
  }

  /// Whether the text contains the conflict markers of a merge.
  package var hasConflictMarkers: Bool { ConflictMarkers.line(in: text) != nil }

  /// Returns the bytes of another text with the line ends and the byte order mark of this file.
  package func storing(_ other: [UInt8]) -> [UInt8] {
    if lineEnds != .crlf, !hasByteOrderMark { return other }
    let lines =
      lineEnds == .crlf
      ? other.flatMap { $0 == UInt8(ascii: "\n") ? [0x0D, $0] : [$0] } : other
    return (hasByteOrderMark ? ByteOrderMark.utf8 : []) + lines
  }

  /// Returns a text with line feeds in place of line ends of two characters, and the line ends that it has.
  package static func withoutCarriageReturns(_ bytes: [UInt8]) -> (bytes: [UInt8], LineEnds) {
    guard bytes.offset(of: 0x0D) != nil else { return (bytes, .lf) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var (pairs, feeds) = (0, 0)
    for index in bytes.indices {
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if bytes[index] == 0x0A { feeds += 1 }
      if isPair { pairs += 1 } else { result.append(bytes[index]) }
    }
    return (result, pairs == 0 ? .lf : pairs == feeds ? .crlf : .mixed)
  }
}
