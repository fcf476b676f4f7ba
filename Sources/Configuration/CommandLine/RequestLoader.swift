import DeclarationModel
import Files
import ModuleInterface

/// Loads the requests of a command line and its configuration.
package struct RequestLoader: Sendable {
  private let options: CommandLineOptions
  private let fileSystem: any FileSystem

  /// Creates a loader.
  package init(_ options: CommandLineOptions, fileSystem: any FileSystem) {
    self.options = options
    self.fileSystem = fileSystem
  }

  /// Returns the requests and their issues.
  package func load() -> RunRequests {
    let (overrides, issues) = CommandLineOverrides.read(options)
    var requests = requests(overrides)
    requests.issues = issues + requests.issues
    requests.modules.find(
      options, searchPaths: overrides.searchPaths + requests.mocks.flatMap(\.searchPaths),
      fileSystem: fileSystem)
    requests.environment = options.environment
    requests.readingArguments = options.readingArguments
    return requests
  }

  private func requests(_ overrides: CommandLineOverrides) -> RunRequests {
    if let sourcery = options.sourcery {
      return sourcery.requests(
        in: options.currentDirectory, fileSystem: fileSystem, environment: options.environment)
    }
    if let build = options.build {
      return BuildRequests(
        build: build, overrides: overrides, fileSystem: fileSystem, environment: options.environment
      )
      .read(options.configuration.map(options.absolute))
    }
    if options.configuration == nil, overrides.namesInput {
      // Without an output the mocks are printed, like those of one file.
      let output = overrides.output ?? Located(.file(options.absolute("Mocks.swift")))
      let request = overrides.applied(to: MockRequest(sources: [], output: output))
      return RunRequests(mocks: [request], issues: request.outputIssues)
    }
    let path =
      options.configuration.map(options.absolute)
      ?? ConfigurationReader.find(
        in: options.currentDirectory,
        names: ConfigurationReader.fileNames + [SourceryConfiguration.fileName],
        fileSystem: fileSystem)
    guard let path else {
      let xcode = XcodeRequests(
        in: options.currentDirectory, overrides: overrides, fileSystem: fileSystem,
        environment: options.environment)
      return xcode?.requests ?? RunRequests(issues: [ConfigurationIssue(.noConfiguration)])
    }
    if path.name == SourceryConfiguration.fileName
      || options.configuration != nil
        && SourceryConfiguration.isSourcery(path, fileSystem: fileSystem)
    {
      return templateRequests(path)
    }
    var requests = ConfigurationReader.read(path, overrides: overrides, fileSystem: fileSystem)
    let isNarrowed = requests.mocks.contains(where: \.isNarrowed)
    if overrides.output == nil, !overrides.namesInput, !isNarrowed {
      requests.wholeConfiguration = path
    }
    // The configuration alone decides about the sections other than `mocks`, so they are skipped if the command line
    // has an input or an output.
    if overrides.output == nil, !overrides.namesInput { return requests }
    return RunRequests(
      mocks: requests.mocks, isStrict: requests.isStrict, issues: requests.issues)
  }

  /// Returns the requests of a configuration of Sourcery.
  private func templateRequests(_ path: AbsolutePath) -> RunRequests {
    let configuration = SourceryConfiguration(
      reading: path, fileSystem: fileSystem, environment: options.environment)
    return RunRequests(templates: configuration.requests, issues: configuration.issues)
  }
}

extension ModuleOptions {
  /// Sets the folders in which compiled modules are looked for: first the given ones, then the one in which SwiftPM
  /// has put the modules of this package.
  fileprivate mutating func find(
    _ options: CommandLineOptions, searchPaths: [AbsolutePath], fileSystem: any FileSystem
  ) {
    // A running build is about to change the modules in its folder.
    let built = options.build == nil ? options.builtModules(fileSystem).map { [$0] } ?? [] : []
    var seen: Set<AbsolutePath> = []
    let all = (searchPaths + built).filter { seen.insert($0).inserted }
    let tool = ConfigurationSchema[.interfaceTool]?.variable.flatMap { options.environment[$0] }
    programs = options.programs
    isBuild = options.build != nil
    self.searchPaths = all.map(\.text)
    self.tool = tool.flatMap { $0.isEmpty ? nil : $0 }
    cacheFolder =
      options[.cachePath].last.map { options.absolute($0).text }
      ?? ModuleOptions.cacheFolder(options.environment)
  }
}

extension CommandLineOptions {
  /// Returns the compiled modules of the package around the working directory, if it was built.
  fileprivate func builtModules(_ fileSystem: any FileSystem) -> AbsolutePath? {
    var folder = currentDirectory
    while fileSystem.kind(of: folder.appending("Package.swift")) != .file {
      if folder.components.isEmpty { return nil }
      folder = folder.parent
    }
    let modules = folder.appending(".build/debug/Modules")
    return fileSystem.kind(of: modules) == .folder ? modules : nil
  }
}
