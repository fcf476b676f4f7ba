import EndToEndSupport
import Foundation

/// A run of the compiler over files of a batch, with its errors.
struct CompilerRun {
  /// An error in a line of a file.
  struct Complaint: Hashable {
    var file: String
    var line: Int
    var message: String
  }

  /// Whether the files compile.
  let succeeds: Bool
  /// The errors with a position.
  let complaints: [Complaint]
  /// The lines that the compiler was processing when it crashed, innermost first.
  let crashes: [Complaint]
  /// The complete output.
  let text: String

  /// Compiles and links a program in a folder.
  init(_ options: [String], _ files: [String], in folder: TemporaryFolder) async throws {
    self.init(
      try await ProcessRun("swiftc", options + ["-wmo"] + Self.options + files, in: folder.url))
  }

  /// Compiles the files of a module in a folder; without another action, for the sake of the diagnostics.
  init(
    module files: [String], _ options: [String],
    action: [String] = SwiftCompiler.silAction, in folder: TemporaryFolder
  ) async throws {
    self.init(
      try await SwiftCompiler.wholeModule(
        action + options + Self.options + files, in: folder.url))
  }

  private static let options = [
    "-parse-as-library", "-diagnostic-style", "llvm", "-I",
    Repository.products.appendingPathComponent("Modules").path, "-I", ".",
  ]

  private init(_ run: ProcessRun) {
    succeeds = run.status == 0
    text = run.everything
    let lines = run.everything.split(separator: "\n")
    let errors = lines.compactMap { Complaint($0, kind: "error") }
    // An error in what the compiler adds has no position, but a note that has one.
    let hasNotesOnly = errors.isEmpty && lines.contains { $0.hasPrefix("<unknown>:0: error: ") }
    complaints = hasNotesOnly ? lines.compactMap { Complaint($0, kind: "note") } : errors
    crashes = run.everything.split(separator: "\n").reversed().compactMap { line in
      guard let match = line.firstMatch(of: /^\d+\.\t.*[\/ \[]([A-Za-z]+\.swift):(\d+):\d+/),
        let number = Int(match.2)
      else { return nil }
      return Complaint(file: String(match.1), line: number, message: Self.crash)
    }
  }

  /// The message of a crash.
  static let crash = "the compiler crashes"

  /// Returns the errors by the owners of their lines; for a crash, the innermost line with an
  /// owner.
  func errors(in sources: [String: SourceText]) -> [SourceText.Owner: String] {
    var result: [SourceText.Owner: String] = [:]
    for complaint in complaints {
      guard let source = sources[complaint.file], let owner = source.owner(of: complaint.line)
      else { continue }
      let line = source.lines[complaint.line - 1].trimmingCharacters(in: .whitespaces)
      result[owner] = result[owner] ?? "\(complaint.message) | \(line)"
    }
    guard result.isEmpty else { return result }
    for crash in crashes {
      if let owner = sources[crash.file]?.owner(of: crash.line) { return [owner: crash.message] }
    }
    return result
  }
}

extension CompilerRun.Complaint {
  /// Reads a line of the compiler's output; nil if it is no diagnostic of a kind.
  fileprivate init?(_ text: Substring, kind: String) {
    guard let match = text.firstMatch(of: /([A-Za-z]+\.swift):(\d+):\d+: ([a-z]+): (.*)$/),
      let line = Int(match.2), match.3 == kind
    else { return nil }
    self.init(file: String(match.1), line: line, message: String(match.4))
  }
}
