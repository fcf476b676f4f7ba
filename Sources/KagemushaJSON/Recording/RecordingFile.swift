import Foundation
import Kagemusha

/// A file with a recording.
struct RecordingFile: Sendable {
  /// The name of the file, as the test gives it.
  let name: String
  /// The location of the file.
  let url: URL

  /// Refers to a file by its path from the folder of a test's file.
  ///
  /// - Parameters:
  ///   - name: The path of the file, from the folder of the test's file.
  ///   - test: The path of the test's file.
  init(_ name: String, besides test: StaticString) {
    self.name = name
    url =
      URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: "\(test)"))
      .standardizedFileURL
  }

  /// Refers to a file in a bundle.
  init(_ name: String, in bundle: Bundle) {
    self.name = name
    url =
      bundle.url(forResource: name, withExtension: nil)
      ?? bundle.bundleURL.appendingPathComponent(name)
  }

  /// Reads a recording.
  func read() throws(JSONFault) -> RecordedCalls {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      let folder = url.deletingLastPathComponent().path
      throw fault(
        FileManager.default.fileExists(atPath: url.path)
          ? .unreadable(error.localizedDescription) : .noFile(folder: folder))
    }
    let place = JSONPlace(file: name)
    do {
      let version = try JSONDecoder().decode(FileVersion.self, from: data).version
      guard version == RecordedCalls.currentVersion else {
        throw JSONFault(
          file: name, path: ["version"], type: "\(RecordedCalls.self)",
          reason: .other(
            "it is written in form \(version), and this version reads form "
              + "\(RecordedCalls.currentVersion)"))
      }
      return try JSONDecoder().decode(RecordedCalls.self, from: data)
    } catch let fault as JSONFault {
      throw fault
    } catch {
      throw JSONFault(error, decoding: RecordedCalls.self, in: place)
    }
  }

  /// Returns a value as the file stores it.
  func text(of value: some Encodable) throws(JSONFault) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(value) + Data("\n".utf8)
    } catch {
      throw unwritable(error)
    }
  }

  /// Writes the whole file, or nothing.
  func write(_ data: Data) throws(JSONFault) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw unwritable(error)
    }
  }

  /// Replaces the end of the file.
  ///
  /// - Parameters:
  ///   - offset: The offset at which the end begins.
  ///   - data: The new end.
  func replace(from offset: UInt64, with data: Data) throws(JSONFault) {
    do {
      guard #available(macOS 10.15.4, iOS 13.4, tvOS 13.4, watchOS 6.2, *) else {
        // On older systems, file handles report errors by exceptions of Objective-C, which Swift cannot catch.
        let start = try Data(contentsOf: url).prefix(Int(offset))
        return try (start + data).write(to: url, options: .atomic)
      }
      let handle = try FileHandle(forWritingTo: url)
      try handle.seek(toOffset: offset)
      try handle.write(contentsOf: data)
      try handle.truncate(atOffset: offset + UInt64(data.count))
      try handle.close()
    } catch {
      throw unwritable(error)
    }
  }

  private func unwritable(_ error: any Error) -> JSONFault {
    fault(.other("the file cannot be written: \(error.localizedDescription)"))
  }

  func fault(_ reason: JSONFault.Reason) -> JSONFault {
    JSONFault(file: name, type: "\(RecordedCalls.self)", reason: reason)
  }
}

/// The part that all versions of the file format share.
private struct FileVersion: Decodable {
  let version: Int
}

/// Writes a recording entry by entry, into a file that is complete after each entry.
///
/// An entry that is added or changed is written with those after it, but not those before it.
struct RecordingWriter {
  private struct Entry {
    let order: UInt64
    let text: Data
    /// The offset of the entry in the file.
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

  /// Inserts a call, or replaces it, by its order.
  ///
  /// - Parameters:
  ///   - call: The call with its answer.
  ///   - order: The number of the call among the calls of all mocks.
  mutating func write(_ call: RecordedCalls.Call, order: UInt64) throws(JSONFault) {
    if frame == nil { frame = try begin() }
    guard let frame else { return }
    let text = try text(of: call)
    // Calls end nearly in the order in which they began, so the search starts at the end.
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

  /// Writes a recording without calls, to find the text around them.
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

  /// Returns an entry with the indentation that it has in the whole file.
  private func text(of call: RecordedCalls.Call) throws(JSONFault) -> Data {
    let text = String(decoding: try file.text(of: call), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return Data(lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n").utf8)
  }
}
