import Foundation
import Testing

/// A text that is kept in the repository, and that a test must get again.
///
/// `make goldens` records them anew; the difference is for the reviewer to read.
public enum Golden {
  private static let isRecording = ProcessInfo.processInfo.environment["KAGEMUSHA_RECORD"] != nil

  /// Compares `text` with a file, or records it.
  public static func expect(
    _ text: String, at file: URL, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(text == kept, "\(file.lastPathComponent)", sourceLocation: sourceLocation)
  }
}
