import Files
import ArgumentParser
import Foundation
import MockEngine

/// What both commands read.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Swift files, headers of Objective-C, folders and globs to read.",
      discussion: "Without them a configuration file says what to read."),
    completion: .file(extensions: ["swift", "h"]))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "The configuration file.",
      discussion: "Without it and without paths: '.kagemusha.yml' or 'kagemusha.yml' here.",
      valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @Option(
    help: ArgumentHelp("A '.swift' file, or a folder for a file per mock.", valueName: "path"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("A module to import with @testable.", valueName: "module"))
  var testable: [String] = []

  @Option(
    name: .customLong("import"),
    help: ArgumentHelp("A module to import.", valueName: "module"))
  var imports: [String] = []

  @Option(
    help: ArgumentHelp(
      "Mock protocols of a compiled module.",
      discussion: "Its source is not needed.", valueName: "module"))
  var module: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder with compiled modules.",
      discussion: """
        The toolchain's modules and those in '.build/debug/Modules' of this package are found \
        without it.
        """, valueName: "folder"),
    completion: .directory)
  var moduleSearchPath: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder to keep in what compiled modules declare.", valueName: "folder",
      visibility: .hidden),
    completion: .directory)
  var cachePath: String?

  @Option(help: ArgumentHelp("Mock only protocols that match.", valueName: "glob"))
  var protocols: [String] = []

  @Option(help: ArgumentHelp("Do not mock protocols that match.", valueName: "glob"))
  var exclude: [String] = []

  @Flag(help: "Mock only marked protocols.")
  var onlyMarked = false

  @Option(help: ArgumentHelp("The name of a mock, as in 'Mock{name}'.", valueName: "pattern"))
  var mockName: String?

  @Flag(help: "Let mocks forward calls to a real object.")
  var forwarding = false

  @Flag(help: "Let mocks record what a real object answers; they also forward.")
  var recording = false

  @Flag(help: "Write a class of default values beside each mock.")
  var stubClasses = false

  @Flag(help: "Let mocks take Cuckoo's matchers; they also forward, and get stub classes.")
  var cuckoo = false

  @Option(
    help: ArgumentHelp(
      "'public' for mocks that several targets share.",
      discussion: "They import no test framework, so that an app can link them, too.",
      valueName: "level"))
  var access: MockAccess?

  @Flag(help: "Let no mock of another protocol answer for a mock.")
  var shallow = false

  @OptionGroup(title: "Headers of Objective-C") var headers: HeaderOptionGroup

  @Option(help: ArgumentHelp("Sources to look up parents in.", visibility: .hidden))
  var lookUp: [String] = []

  @Flag(help: ArgumentHelp("Let a glob for protocols match nothing.", visibility: .hidden))
  var allowUnmatched = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(help: "Print no summary.")
  var quiet = false

  /// Whether mocks have no place to go.
  var lacksOutput: Bool {
    output == nil && config == nil && !(paths.isEmpty && module.isEmpty)
  }

  mutating func validate() throws {
    // An empty word is an unset variable of a script; as a path it would be this folder.
    let words = [
      ("a path", paths), ("'--config'", config.map { [$0] } ?? []),
      ("'--output'", output.map { [$0] } ?? []), ("'--testable'", testable),
      ("'--protocols'", protocols), ("'--exclude'", exclude), ("'--look-up'", lookUp),
      ("'--module'", module), ("'--module-search-path'", moduleSearchPath),
    ]
    for (name, values) in words where values.contains("") {
      throw ValidationError("\(name) is empty; give it a value")
    }
  }

  /// The options as the engine takes them.
  var runInput: CommandLineOptions {
    var input = CommandLineOptions(
      currentDirectory: AbsolutePath(FileManager.default.currentDirectoryPath))
    input.paths = paths
    input.configuration = config
    input.output = output
    input.testableImports = testable
    input.imports = imports
    input.protocols = protocols
    input.excluded = exclude
    input.onlyMarked = onlyMarked
    input.mockName = mockName
    input.asksForForwarding = forwarding
    input.asksForRecording = recording
    input.asksForStubClasses = stubClasses
    input.asksForCuckoo = cuckoo
    input.access = access?.level
    input.isShallow = shallow
    input.dependencySources = lookUp
    input.compiledModules = module
    input.moduleSearchPaths = moduleSearchPath
    input.cachePath = cachePath
    input.headerOptions = headers.headerOptions
    input.allowsUnmatched = allowUnmatched
    return input
  }
}
