import EndToEndSupport
import Foundation

/// A run of the compiler over files of a batch, and what it complains of.
struct CompilerRun {
  /// An error in a line of a file.
  struct Complaint: Hashable {
    var file: String
    var line: Int
    var message: String
  }

  /// Whether it compiles.
  let succeeds: Bool
  /// The errors that have a place.
  let complaints: [Complaint]
  /// Everything that was printed.
  let text: String

  /// Compiles files in a folder.
  init(_ options: [String], _ files: [String], in folder: TemporaryFolder) async throws {
    let modules = Repository.products.appendingPathComponent("Modules").path
    let run = try await ProcessRun(
      "swiftc",
      options + [
        "-parse-as-library", "-wmo", "-diagnostic-style", "llvm", "-I", modules, "-I", ".",
      ]
        + files, in: folder.url)
    succeeds = run.status == 0
    text = run.everything
    complaints = run.everything.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: /([A-Za-z]+\.swift):(\d+):\d+: error: (.*)$/),
        let number = Int(match.2)
      else { return nil }
      return Complaint(file: String(match.1), line: number, message: String(match.3))
    }
  }

  /// Returns the errors by what their lines belong to; nil if none of them has a place.
  func errors(in sources: [String: SourceText]) -> [SourceText.Owner: String] {
    var result: [SourceText.Owner: String] = [:]
    for complaint in complaints {
      guard let owner = sources[complaint.file]?.owner(of: complaint.line) else { continue }
      result[owner] = result[owner] ?? complaint.message
    }
    return result
  }
}
