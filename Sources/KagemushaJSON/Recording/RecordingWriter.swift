import Foundation
import Kagemusha

/// Writes a recording entry by entry, into a file that is whole after each.
///
/// An entry that is added or changed costs its own text and those after it, not those before it.
struct RecordingWriter {
  private struct Entry {
    let order: UInt64
    let text: Data
    /// Where it begins in the file.
    var offset: UInt64
  }

  private let file: RecordingFile
  private let mock: String
  private var entries: [Entry] = []
  private var frame: (head: Data, tail: Data)?

  init(_ file: RecordingFile, of mock: String) {
    self.file = file
    self.mock = mock
  }

  /// Puts a call in its place among the others.
  ///
  /// - Parameters:
  ///   - call: The call, and what became of it.
  ///   - order: Its place among the calls of all mocks.
  mutating func write(_ call: RecordedCalls.Call, order: UInt64) throws(JSONFault) {
    if frame == nil { frame = try begin() }
    guard let frame else { return }
    let text = try text(of: call)
    // Calls end nearly in the order in which they began.
    let index = (entries.lastIndex { $0.order < order }).map { $0 + 1 } ?? 0
    let isKnown = index < entries.count && entries[index].order == order
    let start = index == 0 ? UInt64(frame.head.count) : end(of: entries[index - 1])
    let entry = Entry(order: order, text: text, offset: start)
    if isKnown { entries[index] = entry } else { entries.insert(entry, at: index) }
    var rest = Data()
    for position in index..<entries.count {
      if position > 0 { rest += Data(",\n".utf8) }
      entries[position].offset = start + UInt64(rest.count)
      rest += entries[position].text
    }
    try file.replace(from: start, with: rest + frame.tail)
  }

  private func end(of entry: Entry) -> UInt64 { entry.offset + UInt64(entry.text.count) }

  /// Writes a recording without calls, to know what stands around them.
  private func begin() throws(JSONFault) -> (head: Data, tail: Data) {
    let text = try file.text(of: RecordedCalls(mock: mock, calls: []))
    let parts = String(decoding: text, as: UTF8.self).components(separatedBy: "[\n\n  ]")
    guard parts.count == 2 else {
      throw file.fault(.other("an empty recording is not written as expected"))
    }
    let made = (head: Data((parts[0] + "[\n").utf8), tail: Data(("\n  ]" + parts[1]).utf8))
    try file.write(text)
    return made
  }

  /// An entry as it stands in the whole file: further in.
  private func text(of call: RecordedCalls.Call) throws(JSONFault) -> Data {
    let text = String(decoding: try file.text(of: call), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return Data(lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n").utf8)
  }
}
