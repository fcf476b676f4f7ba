import Basics
import DeclarationModel
import Files

/// Loads the requests of a build: the mocks of the modules of one target, in a file each, and the other sections of
/// the configuration beside the tests.
///
/// An entry for mocks is for the module that it names. Without a name, it is for every module of the package, or for
/// the modules that contain its `sources`.
struct BuildRequests {
  let build: BuildInput
  /// The compiler settings of modules that an Xcode project states, by the names of the modules.
  private let settings: [String: TargetSettings]
  /// The options of the command line.
  let overrides: CommandLineOverrides
  let fileSystem: any FileSystem
  private var result = RunRequests()

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - build: The build's knowledge of the sources, which an Xcode project may complete.
  ///   - overrides: The options of the command line.
  ///   - fileSystem: The file system.
  ///   - environment: The environment of the build.
  init(
    build: BuildInput, overrides: CommandLineOverrides, fileSystem: any FileSystem,
    environment: [String: String]
  ) {
    let completed = XcodeBuild(build, fileSystem: fileSystem, environment: environment)
    self.build = completed.build
    settings = completed.settings
    result.issues = completed.issues
    result.modules.platform = completed.platform
    self.overrides = overrides
    self.fileSystem = fileSystem
  }

  /// Returns the requests and the issues.
  ///
  /// - Parameter path: The configuration, if there is one.
  func read(_ path: AbsolutePath?) -> RunRequests {
    var reading = self
    reading.result.expectedOutputs = build.expectedOutputs
    reading.addRequests(path)
    return reading.result
  }

  private mutating func addRequests(_ path: AbsolutePath?) {
    var configuration: RunRequests?
    if let path {
      var known = overrides
      known.isBuild = true
      let read = ConfigurationReader.read(path, overrides: known, fileSystem: fileSystem)
      result.issues += read.issues
      result.isStrict = read.isStrict
      configuration = read
    }
    addMocks(configuration?.mocks ?? [])
    guard let configuration else { return }
    for section in ConfigurationSection.allCases {
      guard let path = build.outputs[section.rawValue] else { continue }
      let output = Located(OutputLocation.file(AbsolutePath(path)))
      switch section {
      case .mocks: break
      case .accessors:
        result.accessors = configuration.accessors.map { request in
          var request = request
          request.types = completed(request.types, output)
          return request
        }
      case .factories:
        result.factories = configuration.factories.map { request in
          var request = request
          request.types = completed(request.types, output)
          return request
        }
      case .fixtures:
        result.fixtures = configuration.fixtures.map { request in
          var request = request
          request.types = completed(request.types, output)
          return request
        }
      case .templates:
        result.templates = configuration.templates.map { request in
          var request = request
          request.output = output
          request.editsSources = false
          if request.sources.isEmpty {
            request.sources.included = ownModules.flatMap(\.locatedSources)
          }
          return request
        }
      }
    }
  }

  /// The modules of the package.
  private var ownModules: [BuildInput.Module] { build.modules.filter { !$0.isForeign } }

  /// Returns a request with the output, the sources and the import of the build.
  private func completed(
    _ request: TypeRequest, _ output: Located<OutputLocation>
  ) -> TypeRequest {
    var request = request
    request.output = output
    let modules =
      request.sources.isEmpty
      ? ownModules : ownModules.filter { !sources(of: $0, in: request.sources.included).isEmpty }
    if request.sources.isEmpty { request.sources.included = modules.flatMap(\.locatedSources) }
    if request.imports.isEmpty, request.testableImports.isEmpty {
      request.testableImports = modules.map(\.importName)
    }
    return request
  }
}

// Mocks.
extension BuildRequests {
  private mutating func addMocks(_ entries: [MockRequest]) {
    var chosen: [String: [MockRequest]] = [:]
    for entry in entries {
      checkName(of: entry)
      checkSources(of: entry)
      let narrowed = build.modules.compactMap { module in
        self.narrowed(entry, to: module).map { (module, $0) }
      }
      if narrowed.isEmpty, entry.module == nil { report(.entryWithoutModule, at: entry.origin) }
      for (module, request) in narrowed {
        var request = request
        request.isShared = narrowed.count > 1
        chosen[module.name, default: []].append(request)
      }
    }
    for module in build.modules {
      let output = Located(OutputLocation.file(AbsolutePath(module.output)))
      var request = MockRequest(sources: [], output: output)
      if let entries = chosen[module.name] {
        for entry in entries {
          request = entry
          request.output = output
          result.mocks.append(completed(request, for: module))
        }
        continue
      } else if entries.isEmpty, !module.isForeign {
        request = overrides.applied(to: request)
        request.readAll(of: module)
        request = completed(request, for: module)
      } else if !module.isForeign, !result.issues.contains(where: { $0.severity == .error }) {
        report(.moduleWithoutEntry(module.name), at: entries.first?.origin)
      }
      result.mocks.append(request)
    }
  }

  private mutating func checkName(of entry: MockRequest) {
    if let name = entry.module {
      let names = build.modules.map(\.importName)
      guard !names.contains(name.value) else { return }
      let nearest = NameSuggestions(candidates: names).nearest(to: name.value)
      report(.unknownModule(name.value, nearest: nearest), at: name.position)
    } else if let header = entry.headers.paths.first {
      report(.headersWithoutModule, at: header.position)
    }
  }

  private mutating func checkSources(of entry: MockRequest) {
    var discovery = SourceDiscovery(fileSystem: fileSystem)
    for issue in discovery.find(entry.sources.included).issues {
      report(.discovery(issue.fact), at: issue.position)
    }
  }

  /// Returns the entry for the sources of a module; nil if the entry is not for the module.
  private mutating func narrowed(
    _ entry: MockRequest, to module: BuildInput.Module
  ) -> MockRequest? {
    if let name = entry.module, name.value != module.importName { return nil }
    var request = entry
    request.readAll(of: module)
    guard !entry.sources.isEmpty else {
      return entry.module == nil && module.isForeign ? nil : request
    }
    request.sources.included = sources(of: module, in: entry.sources.included)
    request.pluginOutputs = nil
    let read = Set(request.sources.included)
    request.dependencySources += module.locatedSources.filter { !read.contains($0) }
    return request.sources.isEmpty && entry.module == nil ? nil : request
  }

  /// Returns the request with the module's own import, and the sources that the module depends on.
  private func completed(_ request: MockRequest, for module: BuildInput.Module) -> MockRequest {
    var request = request
    request.dependencySources += module.dependencySources.map { Located(AbsolutePath($0)) }
    if let settings = settings[module.name] { request.take(settings) }
    request.sourceModule = module.importName
    request.ownSources = build.ownSources.map { AbsolutePath($0) }
    let name = module.importName
    if request.testableImports.contains(name) { return request }
    if module.isForeign {
      request.onlyPublic = true
      request.imports.append(name)
    } else if request.isPublic {
      request.imports.append(name)
    } else if !request.imports.contains(name) {
      request.testableImports.append(name)
    }
    return request
  }
}

// Sources and messages.
extension BuildRequests {
  /// Returns the sources of a module that the given files and folders contain.
  private func sources(
    of module: BuildInput.Module, in paths: [Located<AbsolutePath>]
  ) -> [Located<AbsolutePath>] {
    var discovery = SourceDiscovery(fileSystem: fileSystem)
    let wanted = Set(
      discovery.find(paths).files.map { fileSystem.resolved($0.path) ?? $0.path })
    return module.locatedSources.filter {
      wanted.contains(fileSystem.resolved($0.value) ?? $0.value)
    }
  }

  private mutating func report(_ fact: ConfigurationIssue.Fact, at position: SourcePosition?) {
    result.issues.append(ConfigurationIssue(fact, at: position))
  }
}

extension MockRequest {
  /// Takes all sources of a module, and looks at those that plugins generate.
  fileprivate mutating func readAll(of module: BuildInput.Module) {
    sources.included = module.locatedSources
    pluginOutputs = module.pluginOutputs.map { AbsolutePath($0) }
  }
}

extension BuildInput.Module {
  fileprivate var locatedSources: [Located<AbsolutePath>] {
    sources.map { Located(AbsolutePath($0)) }
  }
}
