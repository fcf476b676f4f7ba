import Files
import DeclarationModel
import Basics

/// What a build that knows modules asks for: the mocks of one module, in one file.
///
/// A configuration stands beside the tests here, and one run is for one module of several. So an
/// entry is for the module that it names; without a name, for every module of the package, or for
/// those that its `sources` reach into.
struct ModuleRequests {
  let module: ModuleInput
  /// The command line: the module's sources, and where the mocks go.
  let overrides: CommandLineOverrides
  let fileSystem: any FileSystem
  private var problems: [Problem] = []
  private var isStrict = false

  init(module: ModuleInput, overrides: CommandLineOverrides, fileSystem: any FileSystem) {
    self.module = module
    self.overrides = overrides
    self.fileSystem = fileSystem
  }

  /// The requests, none or one, whether warnings are errors, and what is wrong.
  ///
  /// - Parameter path: the configuration, if there is one.
  func read(
    _ path: AbsolutePath?
  ) -> (requests: [MockRequest], isStrict: Bool, problems: [Problem]) {
    var reading = self
    let request = reading.request(path)
    return ([request], reading.isStrict, reading.problems)
  }

  private mutating func request(_ path: AbsolutePath?) -> MockRequest {
    // A build expects its output, be there mocks in it or not.
    let output = overrides.output ?? Located(.file(AbsolutePath("/Mocks.swift")))
    let nothing = MockRequest(sources: [], output: output)
    guard let path else {
      return module.isForeign ? nothing : completed(overrides.apply(to: nothing))
    }
    var known = overrides
    known.knowsModules = true
    known.sources = []
    let read = ConfigurationReader.read(path, overrides: known, fileSystem: fileSystem)
    problems += read.problems
    isStrict = read.configuration.isStrict
    var chosen: [MockRequest] = []
    for entry in read.configuration.mocks {
      checkName(of: entry)
      guard let request = narrowed(entry) else { continue }
      if let first = chosen.first, let place = first.origin {
        problems.append(
          Problem(.severalEntries(module: module.name, other: place.description), at: entry.origin))
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
      problems.append(Problem(.unknownModule(name.value, nearest: nearest), at: name.position))
    }
  }

  /// The entry for this module's sources; nothing if it is not for them.
  private mutating func narrowed(_ entry: MockRequest) -> MockRequest? {
    if let name = entry.module, name.value != module.name { return nil }
    if entry.module == nil, let header = entry.headers.paths.first {
      problems.append(Problem(.headersWithoutModule, at: header.position))
    }
    var request = entry
    request.sources = overrides.sources
    if entry.module != nil { request.allowsUnmatched = false }
    guard !entry.sources.isEmpty else {
      return entry.module == nil && module.isForeign ? nil : request
    }
    let finding = SourceDiscovery(fileSystem: fileSystem).find(entry.sources)
    problems += finding.issues.map(Problem.init)
    let wanted = Set(finding.files.map { fileSystem.resolved($0.path) ?? $0.path })
    func isWanted(_ source: Located<AbsolutePath>) -> Bool {
      wanted.contains(fileSystem.resolved(source.value) ?? source.value)
    }
    request.sources = overrides.sources.filter(isWanted)
    request.dependencySources += overrides.sources.filter { !isWanted($0) }
    return request.sources.isEmpty && entry.module == nil ? nil : request
  }

  /// The request with the module's own import.
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
}
