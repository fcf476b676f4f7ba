import Foundation

/// A program that has run to its end.
struct ProgramRun {
  let status: Int32
  /// What it printed, errors included.
  let output: String

  /// Runs a program that reads nothing.
  ///
  /// - Parameters:
  ///   - arguments: Its path, or its name in the search path, and its arguments.
  ///   - folder: Where it runs.
  init(_ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    // Nothing that a test runner sets may make the program take itself for a test.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("XCTest") }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    output = String(decoding: bytes, as: UTF8.self)
  }
}
