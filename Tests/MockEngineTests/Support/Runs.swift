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
    var run = Run(input, sink: .write, pipeline: .fake)
    change(&run)
    return await run.run()
  }

  func check(
    _ input: CommandLineOptions, _ change: (inout Run) -> Void = { _ in }
  ) async -> RunOutcome {
    var run = Run(input, sink: .check(.text), pipeline: .fake)
    change(&run)
    return await run.run()
  }
}

extension CommandLineOptions {
  /// The output.
  var output: String? {
    get { self[.output].last }
    set { self[.output] = newValue.map { [$0] } ?? [] }
  }
}
