import ArgumentParser
import Configuration
import Files
import MockEngine

struct XcodeScript: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "xcode-script",
    abstract: "Prints a Run Script phase for Xcode, and writes its lists of files.",
    discussion: """
      It takes the options of 'generate', in the folder of the Xcode project:

        kagemusha xcode-script --xcfilelist Scripts

      A phase with these lists works under 'ENABLE_USER_SCRIPT_SANDBOXING'.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp(
      "Write the lists of input and output files into this folder.", valueName: "folder"),
    completion: .directory)
  var xcfilelist: String?

  func validate() throws {
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
