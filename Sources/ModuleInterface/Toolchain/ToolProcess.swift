import Basics
import Foundation

/// Runs a program. No other code of the tool starts one.
package struct ToolProcess: Sendable {
  /// The result of a run.
  package struct Result: Sendable {
    /// The exit status; nil if a signal has ended the tool.
    package var status: Int32?
    /// The standard output.
    package var output: [UInt8]
    /// The standard error.
    package var messages: String

    /// Whether the tool succeeded.
    package var isSuccess: Bool { status == 0 }
  }

  /// The reason why there is no result.
  package enum Failure: Error, Sendable {
    /// Programs are forbidden.
    case forbidden
    /// The tool could not be started.
    case notStarted
    /// The tool exceeded the time limit and was terminated.
    case timedOut
  }

  private let policy: ProgramPolicy
  /// The maximum run time in seconds.
  private let timeout: Double
  /// Whether the process leads a group, which ends with it.
  private let leadsGroup: Bool

  /// Creates processes that run for some seconds at most.
  ///
  /// - Parameters:
  ///   - policy: Whether they may run at all.
  ///   - timeout: The maximum run time in seconds.
  ///   - leadsGroup: Whether a process makes itself the leader of a group of processes.
  package init(_ policy: ProgramPolicy, timeout: Double, leadsGroup: Bool = false) {
    self.policy = policy
    self.timeout = timeout
    self.leadsGroup = leadsGroup
  }

  /// Runs a tool until it exits.
  ///
  /// The input and the output are files, so that the tool never blocks on a pipe.
  ///
  /// - Parameters:
  ///   - path: The tool.
  ///   - arguments: The arguments.
  ///   - input: The standard input.
  ///   - environment: The environment; nil for that of this process.
  package func run(
    _ path: String, _ arguments: [String], input: String? = nil,
    environment: [String: String]? = nil
  ) throws(Failure) -> Result {
    guard policy == .allowed else { throw .forbidden }
    guard let folder = try? ScratchFolder() else { throw .notStarted }
    defer { folder.remove() }
    let files = ["output", "messages"].map { folder.url.appendingPathComponent($0) }
    for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    let handles = files.compactMap { try? FileHandle(forWritingTo: $0) }
    guard handles.count == 2 else { throw .notStarted }
    defer { for handle in handles { try? handle.close() } }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let environment { process.environment = environment }
    process.standardInput = FileHandle.nullDevice
    if let input {
      let file = folder.url.appendingPathComponent("input")
      guard (try? Data(input.utf8).write(to: file)) != nil,
        let handle = try? FileHandle(forReadingFrom: file)
      else { throw .notStarted }
      process.standardInput = handle
    }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { throw .notStarted }
    let isInTime = ended.wait(timeout: .now() + timeout) == .success
    // The process may have left others behind; none has the number of the group but members of it.
    if leadsGroup { kill(-process.processIdentifier, SIGKILL) }
    guard isInTime else {
      process.terminate()
      if ended.wait(timeout: .now() + 2) == .timedOut {
        kill(process.processIdentifier, SIGKILL)
      }
      throw .timedOut
    }
    let texts = files.map { (try? Data(contentsOf: $0)) ?? Data() }
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : nil,
      output: Array(texts[0]), messages: String(decoding: texts[1], as: UTF8.self))
  }
}
