import ArgumentParser
import Configuration

/// The options for the input of Sourcery.
struct SourceryInput: ParsableArguments {
  @Option(help: ArgumentHelp("Files or folders to read.", valueName: "path"))
  var sources: [String] = []

  @Option(help: ArgumentHelp("Files or folders not to read.", valueName: "path"))
  var excludeSources: [String] = []

  @Option(help: ArgumentHelp("Templates, or folders of templates.", valueName: "path"))
  var templates: [String] = []

  @Option(help: ArgumentHelp("Templates or folders not to render.", valueName: "path"))
  var excludeTemplates: [String] = []

  @Option(
    help: ArgumentHelp(
      "The configuration file, or its folder. It takes the place of the other options.",
      valueName: "path"))
  var config: [String] = []

  @Option(
    help: ArgumentHelp("Values that templates use as 'argument'.", valueName: "name=value,…"))
  var args: [String] = []

  @Option(
    help: ArgumentHelp("Endings of blocks whose code is read, too.", valueName: "extension"))
  var forceParse: [String] = []

  @Flag(name: .customLong("parseDocumentation"), help: "Show documentation comments to templates.")
  var parseDocumentation = false

  @Flag(
    name: [.customLong("verbose"), .customShort("v")],
    help: "Print the hidden folders that are not read, too.")
  var verbose = false

  func apply(to options: inout SourceryOptions) {
    options.sources = sources
    options.isVerbose = verbose
    options.excludedSources = excludeSources
    options.templates = templates
    options.excludedTemplates = excludeTemplates
    options.configurations = config
    options.arguments = args
    options.forceParse = forceParse
    options.hasDocumentation = parseDocumentation
  }
}

/// The options for the output of Sourcery.
struct SourceryDestination: ParsableArguments {
  @Option(help: ArgumentHelp("The output, a file or a folder.", valueName: "path"))
  var output: String?

  @Flag(help: "Write nothing, and print the result as JSON.")
  var dry = false

  @Flag(name: .shortAndLong, help: "Remove generated files that would be empty.")
  var prune = false

  @Option(help: ArgumentHelp("Spaces before inline blocks.", valueName: "number"))
  var baseIndentation = 0

  @Flag(name: .customLong("hideVersionHeader"), help: "Omit the version in the header.")
  var hideVersionHeader = false

  @Option(
    name: .customLong("headerPrefix"),
    help: ArgumentHelp("A text before the header.", valueName: "text"))
  var headerPrefix: String?

  func apply(to options: inout SourceryOptions) {
    options.output = output
    options.baseIndentation = baseIndentation
    options.hidesVersion = hideVersionHeader
    options.headerPrefix = headerPrefix
    options.removesEmptyOutputs = prune
  }
}

/// The options of Sourcery that have no effect here.
struct SourceryIgnored: ParsableArguments {
  @Flag(name: .customLong("disableCache"), help: .hidden)
  var disableCache = false

  @Flag(name: .customLong("logAST"), help: .hidden)
  var logAST = false

  @Flag(name: .customLong("logBenchmarks"), help: .hidden)
  var logBenchmarks = false

  @Flag(name: .customLong("serialParse"), help: .hidden)
  var serialParse = false

  @Option(name: .customLong("ejsPath"), help: .hidden)
  var ejsPath: String?

  @Option(name: .customLong("cacheBasePath"), help: .hidden)
  var cacheBasePath: String?

  @Option(name: .customLong("buildPath"), help: .hidden)
  var buildPath: String?
}
