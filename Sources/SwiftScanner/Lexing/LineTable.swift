import DeclarationModel

/// Turns offsets in a source text into lines and columns.
///
/// Lines end at line feeds, as in compilers' messages; a carriage return is part of its line.
struct LineTable {
  private let path: String
  /// The offset of the text in the file.
  private var start = 0
  /// The map to the offsets in the text before bodies were left out.
  private var origin = OffsetMap()
  /// The offsets of the lines, ascending.
  let lineStarts: [Int]

  /// Finds the lines of a text, in O(*n*).
  init(_ source: SourceFile) {
    var starts = [0]
    _ = SwiftLexer.over(source.bytes) { lexer in
      var offset = lexer.offsetOf(0x0A, from: 0, to: lexer.count)
      while offset < lexer.count {
        starts.append(offset + 1)
        offset = lexer.offsetOf(0x0A, from: offset + 1, to: lexer.count)
      }
    }
    path = source.path
    lineStarts = starts
  }

  /// Returns the line table for the part of this text that begins at an offset.
  func beginning(at offset: Int) -> LineTable {
    var table = self
    table.start = offset
    return table
  }

  /// Returns the line table for a shorter text, whose offsets `origin` maps to those of this text.
  func carved(_ origin: OffsetMap) -> LineTable {
    var table = self
    table.origin = origin
    return table
  }

  /// Returns whether text is left out at an offset, in O(log *n*).
  func leavesOutText(at offset: Int) -> Bool { origin.hasSkip(at: offset) }

  /// Returns the position of the byte at `offset`, in O(log *n*).
  func position(at offset: Int) -> SourcePosition {
    let offset = start + origin.original(of: offset)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(path: path, line: low + 1, column: offset - lineStarts[low] + 1)
  }
}

/// A map from the offsets in a shortened text to those in the original text.
struct OffsetMap {
  /// The offsets in the shortened text, ascending, with the number of bytes left out up to each.
  private var skips: [(offset: Int, total: Int)] = []

  /// Records that `count` bytes are left out at an offset of the shortened text; offsets must not
  /// descend.
  mutating func skip(_ count: Int, at offset: Int) {
    skips.append((offset, (skips.last?.total ?? 0) + count))
  }

  /// Returns the offset in the original text, in O(log *n*).
  func original(of offset: Int) -> Int { offset + (last(upTo: offset)?.total ?? 0) }

  /// Returns whether bytes are left out at an offset of the shortened text, in O(log *n*).
  func hasSkip(at offset: Int) -> Bool { last(upTo: offset)?.offset == offset }

  private func last(upTo offset: Int) -> (offset: Int, total: Int)? {
    var low = 0
    var high = skips.count
    while low < high {
      let middle = (low + high) / 2
      if skips[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : skips[low - 1]
  }
}
