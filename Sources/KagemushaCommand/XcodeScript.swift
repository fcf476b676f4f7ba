import ArgumentParser
import Configuration
import Files
import MockEngine

struct XcodeScript: InputCommand {
  static let configuration = CommandConfiguration(
    commandName: "xcode-script",
    abstract: "Prints a Run Script phase for Xcode, and writes its lists of files.",
    discussion: """
      It takes the options of 'generate', in the folder of the Xcode project:

        kagemusha xcode-script --xcfilelist Scripts

      A phase with these lists works under 'ENABLE_USER_SCRIPT_SANDBOXING'.
      """)

  @OptionGroup var sources: SourcePaths
  @OptionGroup(title: "Input options") var source: SourceOptions
  @OptionGroup(title: "Output options") var destination: OutputOptions
  @OptionGroup(title: "Mock options") var mock: MockOptions
  @OptionGroup(title: "Diagnostic options") var diagnostics: DiagnosticOptions
  @OptionGroup(title: "Objective-C header options") var headers: HeaderOptionGroup

  @Option(
    help: ArgumentHelp(
      "Write the lists of input and output files into this folder.", valueName: "folder"),
    completion: .directory)
  var xcfilelist: String?

  func validate() throws {
    try input.validate()
    if xcfilelist == "" { throw ValidationError("'--xcfilelist' is empty; specify a folder") }
  }

  func run() throws {
    // `validate` cannot check this; see `Generate`.
    if input.lacksOutput { throw ValidationError("missing output; specify '--output <path>'") }
    let commandLine = input.commandLine
    let folder = xcfilelist.map(commandLine.absolute)
    var outcome = RunOutcome()
    if let folder { outcome = XcodeFileListRun(commandLine, into: folder).run() }
    if outcome.status == .success {
      outcome.output = XcodeRunScript(commandLine, fileLists: folder).text
    }
    try outcome.finish()
  }
}
