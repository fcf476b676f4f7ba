import MockEngine

extension TemporaryFolder {
  /// A command line that is given in this folder.
  func input(_ paths: String..., output: String? = nil) -> RunInput {
    var input = RunInput(currentDirectory: path)
    input.paths = paths
    input.output = output
    return input
  }

  func generate(
    _ input: RunInput, _ change: (inout Run) -> Void = { _ in }
  ) async -> RunOutcome {
    var run = Run(input, sink: .write, pipeline: .fake)
    change(&run)
    return await run.run()
  }

  func check(
    _ input: RunInput, _ change: (inout Run) -> Void = { _ in }
  ) async -> RunOutcome {
    var run = Run(input, sink: .check(.text), pipeline: .fake)
    change(&run)
    return await run.run()
  }
}
