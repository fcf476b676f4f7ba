import Foundation
import Kagemusha

/// A file with a recording.
struct RecordingFile: Sendable {
  /// As the test names it.
  let name: String
  /// Where it is.
  let url: URL

  /// A file beside a file of tests.
  ///
  /// - Parameters:
  ///   - name: Its path, from the folder of the test's file.
  ///   - test: The path of the test's file.
  init(_ name: String, besides test: StaticString) {
    self.name = name
    url =
      URL(fileURLWithPath: name, relativeTo: URL(fileURLWithPath: "\(test)"))
      .standardizedFileURL
  }

  /// A file of a bundle.
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

  /// A value as the file has it.
  func text(of value: some Encodable) throws(JSONFault) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(value) + Data("\n".utf8)
    } catch {
      throw unwritable(error)
    }
  }

  /// Writes the file whole, or not at all.
  func write(_ data: Data) throws(JSONFault) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw unwritable(error)
    }
  }

  /// Writes the end of the file anew.
  ///
  /// - Parameters:
  ///   - offset: Where the end begins.
  ///   - data: The new end.
  func replace(from offset: UInt64, with data: Data) throws(JSONFault) {
    do {
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

/// What every form of the file has.
private struct FileVersion: Decodable {
  let version: Int
}
