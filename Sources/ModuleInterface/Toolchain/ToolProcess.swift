import Foundation

/// Runs a tool of the toolchain.
struct ToolProcess: Sendable {
  /// How a run ended.
  struct Result: Sendable {
    /// Whether the tool was content.
    var isSuccess: Bool
    /// What it printed.
    var output: [UInt8]
    /// What it complained of.
    var messages: String
  }

  /// Why there is no result.
  enum Failure: Error, Sendable {
    /// It could not be started.
    case notStarted
    /// It took too long, and was ended.
    case timedOut
  }

  /// How many seconds a tool may take.
  var timeout: Double

  /// Runs a tool until it ends.
  ///
  /// Its output goes to files, which no reader can be too slow for.
  ///
  /// - Parameters:
  ///   - path: The tool.
  ///   - arguments: Its arguments.
  func run(_ path: String, _ arguments: [String]) throws(Failure) -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kagemusha-\(UUID().uuidString)")
    let manager = FileManager.default
    guard (try? manager.createDirectory(at: folder, withIntermediateDirectories: true)) != nil
    else { throw .notStarted }
    defer { try? manager.removeItem(at: folder) }
    let files = ["output", "messages"].map { folder.appendingPathComponent($0) }
    for file in files { _ = manager.createFile(atPath: file.path, contents: nil) }
    let handles = files.compactMap { try? FileHandle(forWritingTo: $0) }
    guard handles.count == 2 else { throw .notStarted }
    defer { for handle in handles { try? handle.close() } }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch { throw .notStarted }
    guard ended.wait(timeout: .now() + timeout) == .success else {
      process.terminate()
      if ended.wait(timeout: .now() + 2) == .timedOut {
        kill(process.processIdentifier, SIGKILL)
      }
      throw .timedOut
    }
    let texts = files.map { (try? Data(contentsOf: $0)) ?? Data() }
    return Result(
      isSuccess: process.terminationReason == .exit && process.terminationStatus == 0,
      output: Array(texts[0]), messages: String(decoding: texts[1], as: UTF8.self))
  }
}
