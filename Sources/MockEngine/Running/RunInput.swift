import Files
import DeclarationModel
import Foundation
import MockResolver
import ModuleInterface
import ObjCScanner

/// What a command is asked to read, and where its outputs are, as given on the command line.
package struct CommandLineOptions: Sendable, Hashable {
  /// The working directory.
  package var currentDirectory: AbsolutePath
  /// Files, folders and globs; a configuration says which if there are none.
  package var paths: [String] = []
  /// The configuration file; looked for if there are no paths, either.
  package var configuration: String?
  /// A `.swift` file or a folder.
  package var output: String?
  /// Products whose modules are imported with `@testable`.
  package var testableImports: [String] = []
  /// Modules that are imported besides.
  package var imports: [String] = []
  /// Globs for protocols.
  package var protocols: [String] = []
  /// Globs for protocols that get no mock.
  package var excluded: [String] = []
  /// Whether only marked protocols get a mock.
  package var onlyMarked = false
  /// The pattern of a mock's name.
  package var mockName: String?
  /// What the mocks have besides what every mock has.
  package var extras: MockExtras = []
  /// Who may see the mocks; nil where nothing is said.
  package var access: AccessLevel?
  /// Whether no mock of another protocol answers for them.
  package var isShallow = false
  /// Sources in which only parents are looked up.
  package var dependencySources: [String] = []
  /// Compiled modules whose protocols are mocked.
  package var compiledModules: [String] = []
  /// Folders in which compiled modules are looked for first.
  package var moduleSearchPaths: [String] = []
  /// How headers of Objective-C are read, with paths as given.
  package var headerOptions = HeaderOptions()
  /// The folder where what compiled modules declare is kept; one of the user's if nil.
  package var cachePath: String?
  /// The environment.
  package var environment = ProcessInfo.processInfo.environment
  /// The module that all sources are of, in a build that knows modules.
  package var module: ModuleInput?
  /// Whether a glob for protocols may match nothing.
  package var allowsUnmatched = false

  /// Describes a command line without arguments.
  package init(currentDirectory: AbsolutePath) {
    self.currentDirectory = currentDirectory
  }

  /// The requests, and what is wrong with them.
  ///
  /// What is no mock is made as the configuration says, and not when the command line says
  /// otherwise.
  package func requests(_ fileSystem: any FileSystem) -> RunRequests {
    var requests = readRequests(fileSystem)
    requests.modules = moduleOptions(for: requests.mocks, fileSystem)
    requests.environment = environment
    return requests
  }

  private func readRequests(_ fileSystem: any FileSystem) -> RunRequests {
    let (overrides, problems) = overrides
    if let module {
      let requests = ModuleRequests(module: module, overrides: overrides, fileSystem: fileSystem)
      let result = requests.read(configuration.map(absolute))
      return RunRequests(
        mocks: result.requests, isStrict: result.isStrict,
        problems: problems + result.problems)
    }
    if configuration == nil, !paths.isEmpty || !compiledModules.isEmpty {
      // Without an output the mocks are printed, as those of one file.
      let output = overrides.output ?? Located(.file(absolute("Mocks.swift")))
      let request = MockRequest(sources: [], output: output)
      return RunRequests(mocks: [overrides.apply(to: request)], problems: problems)
    }
    let path =
      configuration.map(absolute)
      ?? Configuration.find(in: currentDirectory, fileSystem: fileSystem)
    guard let path else {
      return templateRequests(fileSystem, problems)
    }
    if path.name == SourceryConfiguration.fileName {
      return templateRequests(fileSystem, problems)
    }
    let read = ConfigurationReader.read(path, overrides: overrides, fileSystem: fileSystem)
    let isChanged = overrides.output != nil || overrides.namesInput
    return RunRequests(
      mocks: read.configuration.mocks,
      accessors: isChanged ? [] : read.configuration.accessors,
      factories: isChanged ? [] : read.configuration.factories,
      fixtures: isChanged ? [] : read.configuration.fixtures,
      templates: isChanged ? [] : read.configuration.templates,
      isStrict: read.configuration.isStrict, problems: problems + read.problems)
  }

  /// What a `.sourcery.yml` asks for, where there is no configuration of ours.
  private func templateRequests(_ fileSystem: any FileSystem, _ problems: [Problem]) -> RunRequests
  {
    let path = absolute(configuration ?? SourceryConfiguration.fileName)
    guard fileSystem.isOccupied(path) else {
      return RunRequests(problems: problems + [Problem(.noConfiguration)])
    }
    let read = SourceryConfiguration.read(path, fileSystem: fileSystem)
    return RunRequests(templates: read.requests, problems: problems + read.problems)
  }

  /// Whether it says where mocks go, itself or by a configuration.
  var knowsOutput: Bool { output != nil || configuration != nil || paths.isEmpty }

  /// The folder below which paths are shown relative to it; a build shows whole paths, which
  /// every reader of its log finds.
  var shownFolder: AbsolutePath { module == nil ? currentDirectory : AbsolutePath("/") }

  private var overrides: (CommandLineOverrides, [Problem]) {
    var overrides = CommandLineOverrides()
    overrides.sources = paths.filter { !isHeader($0) }.map { Located(absolute($0)) }
    overrides.headers.paths = paths.filter(isHeader).map { Located(absolute($0)) }
    overrides.headers.options = absoluteHeaderOptions
    overrides.compiledModules = compiledModules.map { Located($0) }
    overrides.dependencySources = dependencySources.map { Located(absolute($0)) }
    overrides.protocols = protocols.map { Located($0) }
    overrides.excluded = excluded.map { Located($0) }
    overrides.onlyMarked = onlyMarked
    overrides.allowsUnmatched = allowsUnmatched
    overrides.output = output.map { Located(OutputLocation($0, relativeTo: currentDirectory)) }
    // Build phases pass the name of a product, which may have spaces and dashes in it.
    overrides.testableImports = testableImports.map(ModuleName.ofProduct)
    overrides.imports = imports
    overrides.mockName = mockName.map { Located($0) }
    overrides.extras = extras
    overrides.access = access.map { Located($0) }
    overrides.isShallow = isShallow
    let problems = imports.filter { !ModuleName.isImportable($0) }
      .map { Problem(.notAModule($0, suggestion: ModuleName.ofProduct($0))) }
    return (overrides, problems)
  }

  func absolute(_ path: String) -> AbsolutePath {
    AbsolutePath(path, relativeTo: currentDirectory)
  }

  /// The command that brings the outputs up to date.
  package var generateCommand: String {
    var words = ["kagemusha", "generate"]
    func add(_ option: String, _ values: [String]) {
      for value in values { words += [option, value] }
    }
    add("--config", configuration.map { [$0] } ?? [])
    add("--output", output.map { [$0] } ?? [])
    add("--testable", testableImports)
    add("--import", imports)
    add("--protocols", protocols)
    add("--exclude", excluded)
    if onlyMarked { words.append("--only-marked") }
    add("--mock-name", mockName.map { [$0] } ?? [])
    words += extras.options
    add("--access", access.map { [$0.rawValue] } ?? [])
    if isShallow { words.append("--shallow") }
    add("--look-up", dependencySources)
    add("--module", compiledModules)
    add("--module-search-path", moduleSearchPaths)
    words += headerWords
    if allowsUnmatched { words.append("--allow-unmatched") }
    if paths.contains(where: { $0.hasPrefix("-") }) { words.append("--") }
    return (words + paths).map(ShellWord.quoted).joined(separator: " ")
  }
}
