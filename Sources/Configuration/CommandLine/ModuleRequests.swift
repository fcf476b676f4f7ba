import Basics
import DeclarationModel
import Files

/// Loads what a build that knows modules asks for: the mocks of one module, in one file.
///
/// The configuration stands beside the tests, and one run is for one of several modules. So an
/// entry is for the module that it names; without a name, for every module of the package, or for
/// those that its `sources` reach into.
struct ModuleRequests {
  let module: ModuleInput
  /// The options of the command line: the module's sources, and the output.
  let overrides: CommandLineOverrides
  let fileSystem: any FileSystem
  private var result = RunRequests()

  init(module: ModuleInput, overrides: CommandLineOverrides, fileSystem: any FileSystem) {
    self.module = module
    self.overrides = overrides
    self.fileSystem = fileSystem
  }

  /// Returns the request for the module, if there is one, and what is wrong.
  ///
  /// - Parameter path: The configuration, if there is one.
  func read(_ path: AbsolutePath?) -> RunRequests {
    var reading = self
    reading.result.mocks = [reading.request(path)]
    return reading.result
  }

  private mutating func request(_ path: AbsolutePath?) -> MockRequest {
    // A build expects its output, be there mocks in it or not.
    let output = overrides.output ?? Located(.file(AbsolutePath("/Mocks.swift")))
    let nothing = MockRequest(sources: [], output: output)
    guard let path else {
      return module.isForeign ? nothing : completed(overrides.applied(to: nothing))
    }
    var known = overrides.withoutSources
    known.knowsModules = true
    let configuration = ConfigurationReader.read(path, overrides: known, fileSystem: fileSystem)
    result.issues += configuration.issues
    result.isStrict = configuration.isStrict
    var chosen: [MockRequest] = []
    for entry in configuration.mocks {
      checkName(of: entry)
      guard let request = narrowed(entry) else { continue }
      if let first = chosen.first, let place = first.origin {
        report(.severalEntries(module: module.name, other: place), at: entry.origin)
      }
      chosen.append(request)
    }
    return chosen.first.map(completed) ?? nothing
  }

  private mutating func checkName(of entry: MockRequest) {
    guard let name = entry.module, name.value != module.name else { return }
    let names = [module.name] + module.others
    if !names.contains(name.value) {
      let nearest = NameSuggestions(candidates: names).nearest(to: name.value)
      report(.unknownModule(name.value, nearest: nearest), at: name.position)
    }
  }

  /// Returns the entry for this module's sources; nil if it is not for them.
  private mutating func narrowed(_ entry: MockRequest) -> MockRequest? {
    if let name = entry.module, name.value != module.name { return nil }
    if entry.module == nil, let header = entry.headers.paths.first {
      report(.headersWithoutModule, at: header.position)
    }
    var request = entry
    request.sources = overrides.sources
    if entry.module != nil { request.allowsUnmatched = false }
    guard !entry.sources.isEmpty else {
      return entry.module == nil && module.isForeign ? nil : request
    }
    var discovery = SourceDiscovery(fileSystem: fileSystem)
    let finding = discovery.find(entry.sources)
    for issue in finding.issues { report(.discovery(issue.fact), at: issue.position) }
    let wanted = Set(finding.files.map { fileSystem.resolved($0.path) ?? $0.path })
    func isWanted(_ source: Located<AbsolutePath>) -> Bool {
      wanted.contains(fileSystem.resolved(source.value) ?? source.value)
    }
    request.sources = overrides.sources.filter(isWanted)
    request.dependencySources += overrides.sources.filter { !isWanted($0) }
    return request.sources.isEmpty && entry.module == nil ? nil : request
  }

  /// Returns the request with the module's own import.
  private func completed(_ request: MockRequest) -> MockRequest {
    var request = request
    if request.testableImports.contains(module.name) { return request }
    if module.isForeign {
      request.onlyPublic = true
      request.imports.append(module.name)
    } else if request.isPublic {
      request.imports.append(module.name)
    } else if !request.imports.contains(module.name) {
      request.testableImports.append(module.name)
    }
    return request
  }

  private mutating func report(_ fact: ConfigurationIssue.Fact, at position: SourcePosition?) {
    result.issues.append(ConfigurationIssue(fact, at: position))
  }
}
