import Basics
import Foundation
import ModuleInterface

/// A run of the program of a template, which ends with the tool, however that ends.
///
/// The program leads a group of processes, and ends it as soon as the tool is no longer its parent. On Linux, where
/// Foundation starts each process in a group of its own, processes are found by a variable that they inherit. On macOS it
/// has no network; other systems have no sandbox that a tool could use without privileges.
struct TemplateProcess {
  /// The path of the program.
  let path: String
  /// Whether the program may run.
  let programs: ProgramPolicy
  /// The maximum run time in seconds.
  let timeLimit: Int

  private static let sandbox = "/usr/bin/sandbox-exec"
  private static let profile = "(version 1)(allow default)(deny network*)"

  /// Runs the program on a text.
  func run(on input: String) throws(ToolProcess.Failure) -> ToolProcess.Result {
    #if os(macOS)
      if FileManager.default.isExecutableFile(atPath: Self.sandbox) {
        let result = try run(Self.sandbox, ["-p", Self.profile, path], on: input)
        // A process that is in a sandbox already, such as a plugin of a build, cannot make another one.
        if result.isSuccess || !result.messages.contains("sandbox_apply") { return result }
      }
    #endif
    return try run(path, [], on: input)
  }

  private func run(
    _ tool: String, _ arguments: [String], on input: String
  ) throws(ToolProcess.Failure) -> ToolProcess.Result {
    var environment = ProcessInfo.processInfo.environment
    environment[RuntimeModule.parentVariable] = "\(ProcessInfo.processInfo.processIdentifier)"
    let run = UUID().uuidString
    environment[RuntimeModule.runVariable] = run
    defer { Self.endProcesses(of: run) }
    return try ToolProcess(programs, timeout: Double(timeLimit), leadsGroup: true)
      .run(tool, arguments, input: input, environment: environment)
  }

  /// Ends the processes that the program of a run has left behind.
  private static func endProcesses(of run: String) {
    #if os(Linux)
      let mark = Data("\(RuntimeModule.runVariable)=\(run)".utf8)
      let manager = FileManager.default
      for name in (try? manager.contentsOfDirectory(atPath: "/proc")) ?? [] {
        guard let number = pid_t(name),
          let variables = manager.contents(atPath: "/proc/\(name)/environ"),
          variables.range(of: mark) != nil
        else { continue }
        kill(number, SIGKILL)
      }
    #endif
  }
}
