/// Where the bytes of a text stand in the longer text that it is a part of.
struct OffsetMap {
  /// From which offset on how many bytes of the longer text have been left out, ascending.
  private var skips: [(offset: Int, total: Int)] = []

  /// Says that bytes of the longer text are left out before an offset, no lower than those before.
  mutating func skip(_ count: Int, at offset: Int) {
    skips.append((offset, (skips.last?.total ?? 0) + count))
  }

  /// The offset in the longer text, in O(log *n*).
  func original(of offset: Int) -> Int {
    var low = 0
    var high = skips.count
    while low < high {
      let middle = (low + high) / 2
      if skips[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? offset : offset + skips[low - 1].total
  }
}
