import Foundation

// Runs a command several times, and prints the lowest CPU time (user and system) and the wall time of that run, both in
// seconds, and the largest resident size in MiB: `0.41 0.28 52.3`. The output of the command is dropped unless it fails.
//
//   measure ROUNDS COMMAND [ARGUMENT …]
//
// MEASURE_STATUS is the exit status that the command must have, 0 unless told otherwise. MEASURE_BEFORE is a script of Bash
// that runs before each round, such as an edit of a file, and that is not measured.

/// The cost of one run of a command.
struct Usage {
  var cpu: Double
  var wall: Double
  /// The maximum resident size, in MiB.
  var memory: Double
}

/// The failure of a run, with its output.
struct Failure: Error {
  var output: String
}

func run(_ command: [String], status expected: Int32) throws -> Usage {
  let log = FileManager.default.temporaryDirectory.appendingPathComponent("measure-\(getpid()).log")
    .path
  defer { unlink(log) }
  var arguments = command.map { strdup($0) }
  defer { arguments.forEach { free($0) } }
  arguments.append(nil)
  #if os(Linux)
    var actions = posix_spawn_file_actions_t()
  #else
    var actions: posix_spawn_file_actions_t?
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  posix_spawn_file_actions_adddup2(&actions, 1, 2)
  var child = pid_t()
  let start = DispatchTime.now()
  guard posix_spawnp(&child, command[0], &actions, nil, arguments, environ) == 0 else {
    throw Failure(output: "cannot run '\(command[0])'")
  }
  var status: Int32 = 0
  var usage = rusage()
  while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
  let wall = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
  guard status == expected << 8 else {
    throw Failure(
      output: (try? String(contentsOfFile: log, encoding: .utf8)) ?? "failed with status \(status)")
  }
  func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
  #if os(Linux)
    let memory = Double(usage.ru_maxrss) / 1024
  #else
    let memory = Double(usage.ru_maxrss) / 1_048_576
  #endif
  return Usage(cpu: seconds(usage.ru_utime) + seconds(usage.ru_stime), wall: wall, memory: memory)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 1, let rounds = Int(arguments[0]), rounds > 0 else {
  FileHandle.standardError.write(Data("usage: measure ROUNDS COMMAND [ARGUMENT …]\n".utf8))
  exit(64)
}
let environment = ProcessInfo.processInfo.environment
do {
  let runs = try (0..<rounds).map { _ in
    if let script = environment["MEASURE_BEFORE"] {
      _ = try run(["bash", "-c", script], status: 0)
    }
    return try run(
      Array(arguments.dropFirst()), status: environment["MEASURE_STATUS"].flatMap { Int32($0) } ?? 0
    )
  }
  if let best = runs.min(by: { $0.cpu < $1.cpu }), let memory = runs.map(\.memory).max() {
    print(String(format: "%.3f %.3f %.1f", best.cpu, best.wall, memory))
  }
} catch {
  let output = (error as? Failure)?.output ?? "\(error)"
  FileHandle.standardError.write(Data((output + "\n").utf8))
  exit(1)
}
