import ArgumentParser
import Configuration

/// What a build tool knows about the sources; for plugins, and not for people.
struct ModuleOptionGroup: ParsableArguments {
  @Option(help: ArgumentHelp("The module that the sources are of.", visibility: .hidden))
  var sourceModule: String?

  @Flag(help: ArgumentHelp("The module is of another package.", visibility: .hidden))
  var foreign = false

  @Option(help: ArgumentHelp("Another module that may be named.", visibility: .hidden))
  var otherModule: [String] = []

  /// The module as the engine takes it.
  var moduleInput: ModuleInput? {
    sourceModule.map { ModuleInput(name: $0, isForeign: foreign, others: otherModule) }
  }
}
