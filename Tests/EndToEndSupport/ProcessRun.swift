import Foundation

/// A program that has run to its end.
public struct ProcessRun: Sendable {
  /// The exit code; 128 plus the number of the signal if a signal stopped the program.
  public let status: Int32
  /// The text on standard output.
  public let output: String
  /// The text on standard error.
  public let errors: String

  /// The texts on both, for messages of tests.
  public var everything: String { output + errors }

  /// The diagnostics that it printed, each as its place, its severity, and the names in quotation marks before
  /// the fix-it: `A.swift:1:2: error 'Cache'`.
  public var diagnostics: [String] {
    errors.split(separator: "\n").compactMap { line in
      guard let severity = Self.severity(in: line) else { return nil }
      let message = line[severity.endIndex...].prefix { $0 != ";" }
      let parts = message.split(separator: "'", omittingEmptySubsequences: false)
      let names = parts.indices.filter { $0 % 2 == 1 && $0 + 1 < parts.count }
        .map { " '\(parts[$0])'" }
      return line[..<severity.endIndex] + names.joined()
    }
  }

  /// Returns the severity in a line of a diagnostic, which a place may precede; nil in any other line.
  private static func severity(in line: Substring) -> Substring? {
    let found = line.indices.compactMap { start in
      ["error", "warning", "note"].first { line[start...].hasPrefix("\($0): ") }
        .map { line[start...].prefix($0.count) }
    }
    return found.first { endsPlace(line[..<$0.startIndex]) }
      ?? found.first { $0.startIndex == line.startIndex }
  }

  /// Returns whether a text ends with a line and a column: `A.swift:1:2: `.
  private static func endsPlace(_ text: Substring) -> Bool {
    let parts = text.dropLast(2).split(separator: ":", omittingEmptySubsequences: false)
    return text.hasSuffix(": ") && parts.count > 2 && parts.suffix(2).allSatisfy { Int($0) != nil }
  }

  /// Runs a program and waits for it, without blocking a thread.
  ///
  /// - Parameters:
  ///   - program: Its path, or its name on the `PATH`.
  ///   - arguments: Its arguments.
  ///   - folder: Where it runs.
  ///   - environment: Variables that it gets on top of this process's.
  ///   - seconds: The processor time after which the system stops it, even if this process is stopped before; nil for
  ///     no limit.
  public init(
    _ program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:], limitedTo seconds: Int? = nil
  ) async throws {
    let process = Process()
    // A path is run as it is: macOS takes the variables of the loader (`DYLD_…`) away from its own programs, such as `env`.
    let isPath = program.hasPrefix("/")
    let starter = seconds == nil ? (isPath ? program : "/usr/bin/env") : "/bin/sh"
    process.executableURL = URL(fileURLWithPath: starter)
    let limit = seconds.map { ["-c", "ulimit -t \($0) && exec \"$@\"", "sh"] } ?? []
    process.arguments = limit + (starter == program ? [] : [program]) + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, not pipes: a full pipe would stop a program whose reader waits for its end.
    let files = try TemporaryFolder()
    let output = try files.emptyFile("output")
    let errors = try files.emptyFile("errors")
    process.standardInput = FileHandle.nullDevice
    try await ProcessSlots.shared.using {
      // Files are open only while it runs: hundreds of tests wait here, and `Process.run()` of Foundation reads behind
      // its buffer, which may end the tests, where a process of Linux has more than 1,300 open files.
      let handles = try [output, errors].map { try FileHandle(forWritingTo: $0) }
      process.standardOutput = handles[0]
      process.standardError = handles[1]
      let outcome = await Self.run(process)
      for handle in handles { try handle.close() }
      try outcome.get()
    }
    let isStopped = process.terminationReason == .uncaughtSignal
    status = process.terminationStatus + (isStopped ? 128 : 0)
    self.output = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    self.errors = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
  }

  /// Waits for the end, but not on a thread: the tests that run beside this one share very few.
  private static func run(_ process: Process) async -> Result<Void, any Error> {
    await withCheckedContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume(returning: .success(())) }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(returning: .failure(error))
      }
    }
  }
}
