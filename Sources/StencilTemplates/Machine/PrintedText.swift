/// The text that a template has printed: settled lines, and an end that a tag may still take back.
struct PrintedText {
  /// The lines that stay, without those that tags leave blank.
  private var lines = ""
  /// The bytes that `lines` was made of.
  private var settled = 0
  private var end: [UInt8] = []

  /// The length of the end up to which `settle` does nothing: `minimum`, or twice what was left the last time, so
  /// that a long line is not searched again and again.
  private var limit: Int
  private let minimum: Int

  init(minimum: Int = 1 << 16) {
    self.minimum = minimum
    limit = minimum
  }

  /// The number of bytes, those of removed lines included.
  var count: Int { settled + end.count }

  /// Appends bytes.
  mutating func append(_ bytes: [UInt8]) { end += bytes }

  /// Appends a text.
  mutating func append(_ text: String) { end.append(contentsOf: text.utf8) }

  /// Returns the text that was printed since a place, if nothing has settled since.
  func text(since start: Int) -> String {
    String(decoding: end[(start - settled)...], as: UTF8.self)
  }

  /// Takes back the text that was printed since a place, if nothing has settled since.
  mutating func removeAll(since start: Int) { end.removeLast(count - start) }

  /// Removes the blank lines from the text so far, none of which a tag may take back any more.
  mutating func settle() {
    guard end.count > limit else { return }
    if let last = end.lastIndex(of: UInt8(ascii: "\n")) { settle(upTo: last + 1) }
    limit = max(minimum, 2 * end.count)
  }

  /// Returns the whole printed text, without the lines that tags leave blank.
  consuming func finished() -> String {
    settle(upTo: end.count)
    return lines
  }

  private mutating func settle(upTo count: Int) {
    var part = Array(end[..<count])
    end.removeFirst(count)
    BlankLines.collapse(&part, isContinued: settled > 0)
    settled += count
    lines += String(decoding: part, as: UTF8.self)
  }
}
