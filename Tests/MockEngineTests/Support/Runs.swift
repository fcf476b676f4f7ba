import FileSupport
import Configuration
import MockEngine

extension TemporaryFolder {
  /// A command line that is given in this folder.
  func input(_ paths: String..., output: String? = nil) -> CommandLineOptions {
    var input = CommandLineOptions(currentDirectory: path)
    input.paths = paths
    input.output = output
    return input
  }

  func generate(
    _ input: CommandLineOptions, _ change: (inout Run) -> Void = { _ in }
  ) async -> RunOutcome {
    var run = Run(input, action: .write(WriteOptions()))
    change(&run)
    return run.run()
  }

  func check(
    _ input: CommandLineOptions, _ change: (inout Run) -> Void = { _ in }
  ) async -> RunOutcome {
    var run = Run(input, action: .check(CheckOptions()))
    change(&run)
    return run.run()
  }

  /// The imports of a generated file, and the names of its mocks.
  func declarations(_ path: String) -> [String]? {
    read(path)?.split(separator: "\n").compactMap { line in
      if line.hasPrefix("import ") || line.hasPrefix("@testable import ") { return String(line) }
      return line.firstMatch(of: /^ *nonisolated final class (\w+)/).map { String($0.1) }
    }
    .filter { $0 != "import Kagemusha" }
  }
}

extension CommandLineOptions {
  /// The output.
  var output: String? {
    get { self[.output].last }
    set { self[.output] = newValue.map { [$0] } ?? [] }
  }
}
