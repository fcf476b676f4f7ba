import ArgumentParser
import MockEngine

struct Diff: InputCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Shows what changes in generated files, or which tests stop compiling.",
    discussion: """
      Without '--base', it prints the differences between the files and their sources for 'git apply'.
      With '--base', it compares the mocks of a git revision with those of today:

        kagemusha diff --base origin/main --tests Tests

      Exits with 0 if nothing differs, or no declaration that tests can use is gone, 1 otherwise, 2 after errors.
      """)

  @OptionGroup var sources: SourcePaths
  @OptionGroup(title: "Input options") var source: SourceOptions
  @OptionGroup(title: "Output options") var destination: OutputOptions
  @OptionGroup(title: "Mock options") var mock: MockOptions
  @OptionGroup(title: "Diagnostic options") var diagnostics: DiagnosticOptions
  @OptionGroup(title: "Objective-C header options") var headers: HeaderOptionGroup

  @Option(help: ArgumentHelp("The git revision to compare with.", valueName: "revision"))
  var base: String?

  @Option(
    help: ArgumentHelp(
      "Files or folders with tests, whose lines that stop compiling are listed.", valueName: "path"),
    completion: .file())
  var tests: [String] = []

  @Option(help: "How to list them, with '--base'.")
  var format = ReportFormat.text

  func validate() throws {
    try input.validate()
    if base == nil, !tests.isEmpty {
      throw ValidationError("'--tests' needs '--base'; specify a git revision")
    }
    if base == "" { throw ValidationError("'--base' is empty; specify a git revision") }
  }

  func run() throws {
    guard let base else {
      // `validate` cannot check this; see `Generate`.
      if input.lacksOutput { throw ValidationError("missing output; specify '--output <path>'") }
      var run = Run(input.commandLine, action: .check(CheckOptions(.diff)))
      run.isStrict = diagnostics.strict
      run.isQuiet = true
      return try run.run().finish()
    }
    var run = CompatibilityRun(input.commandLine, base: base)
    run.tests = tests
    run.format = format
    try run.run().finish()
  }
}
