import DeclarationModel
import Foundation
import ObjCScanner

/// The reader of Objective-C headers, which libclang parses.
enum HeaderReader {
  private static let library = try? Libclang(
    LibclangSearch(environment: ProcessInfo.processInfo.environment))

  /// A header gives declarations and diagnostics that are in its text, and the same ones each time.
  static func header(_ bytes: [UInt8]) -> String? {
    guard let library else { return nil }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kagemusha-fuzz-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Header.h")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    } catch {
      return nil
    }
    let request = HeaderRequest(headers: [file.path])
    let scan = HeaderScanner(library: library).scan(request)
    guard scan.files.count == 1 else { return "files" }
    let lines = lines(of: bytes)
    for place in scan.places {
      guard place.path == file.path else { return "path: \(place)" }
      guard lines.indices.contains(place.line - 1) else { return "line: \(place)" }
      guard 1...lines[place.line - 1].count + 1 ~= place.column else { return "column: \(place)" }
    }
    return HeaderScanner(library: library).scan(request) == scan ? nil : "again"
  }

  /// Returns the lines of a header, which end at carriage returns as well.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    let plain = bytes.indices.compactMap { index -> UInt8? in
      if bytes[index] == 0x0D { return 0x0A }
      return bytes[index] == 0x0A && index > 0 && bytes[index - 1] == 0x0D ? nil : bytes[index]
    }
    return plain.split(separator: 0x0A, omittingEmptySubsequences: false)
  }
}

extension HeaderScan {
  /// The places of protocols and diagnostics in the requested headers.
  fileprivate var places: [SourcePosition] {
    files.flatMap { file in
      file.diagnostics.compactMap(\.position) + file.protocols.map(\.position)
        + file.brokenProtocols.flatMap(\.diagnostics).compactMap(\.position)
    }
  }
}
