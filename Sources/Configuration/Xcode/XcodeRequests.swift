import DeclarationModel
import Files

/// Finds the requests for an Xcode project without a configuration: mocks of the modules of the targets that its only
/// unit test target tests, in a file each in the folder of the test target.
struct XcodeRequests {
  /// The requests, with the choice that was made, or the issues.
  private(set) var requests = RunRequests()

  private let overrides: CommandLineOverrides
  private let fileSystem: any FileSystem
  private let environment: [String: String]

  /// Creates the requests for the projects in a folder and those that a workspace in it names; nil if there are none.
  init?(
    in folder: AbsolutePath, overrides: CommandLineOverrides, fileSystem: any FileSystem,
    environment: [String: String]
  ) {
    self.overrides = overrides
    self.fileSystem = fileSystem
    self.environment = environment
    let workspace = XcodeWorkspace(in: folder, fileSystem: fileSystem)
    let paths = workspace.projects
    if paths.isEmpty { return nil }
    var choices: [XcodeTestChoice] = []
    for path in paths {
      guard var project = XcodeProject(path, fileSystem: fileSystem) else {
        requests.issues.append(XcodeProject.issue(path, fileSystem: fileSystem))
        continue
      }
      project.packagesBeside = workspace.packages
      choices += project.targets.filter(\.isUnitTest).compactMap {
        XcodeTestChoice($0, in: project, environment: environment)
      }
    }
    guard requests.issues.isEmpty else { return }
    switch choices.count {
    case 1: choose(choices[0])
    case 0: requests.issues = [ConfigurationIssue(.noTestTarget(paths))]
    default:
      var discovery = SourceDiscovery(fileSystem: fileSystem)
      let entries = choices.flatMap { choice in
        choice.tested.compactMap { choice.request(for: $0, &discovery) }
      }
      requests.issues = [
        ConfigurationIssue(
          .severalTestTargets(
            choices.map(\.test.name),
            configuration: entries.map { $0.entry(from: folder, &discovery) }.joined()))
      ]
    }
  }

  private mutating func choose(_ choice: XcodeTestChoice) {
    requests.modules.platform = choice.test.platform(environment)
    var discovery = SourceDiscovery(fileSystem: fileSystem)
    for target in choice.tested {
      guard var request = choice.request(for: target, &discovery) else { continue }
      request = overrides.applied(to: request)
      requests.mocks.append(request)
      requests.issues += request.outputIssues
      requests.issues += target.differences(environment, project: choice.project.path)
      if !choice.addsFilesByItself, case .file(let path) = request.output.value,
        fileSystem.kind(of: path) == nil
      {
        requests.issues.append(
          ConfigurationIssue(.outputNotInProject(path, target: choice.test.name)))
      }
    }
    requests.choice = XcodeChoice(
      project: choice.project.path, test: choice.test.name, tested: choice.tested.map(\.name))
  }
}

/// The choice of targets in an Xcode project without a configuration.
package struct XcodeChoice: Sendable, Hashable {
  /// The project.
  package var project: AbsolutePath
  /// The name of the target for the mocks.
  package var test: String
  /// The names of the targets whose protocols are mocked.
  package var tested: [String]
}

/// A unit test target, and the targets that it tests.
private struct XcodeTestChoice {
  let project: XcodeProject
  let test: XcodeTarget
  let tested: [XcodeTarget]
  private let folder: AbsolutePath
  private let environment: [String: String]

  /// Creates a choice; nil if the target does not test another target.
  init?(_ test: XcodeTarget, in project: XcodeProject, environment: [String: String]) {
    self.project = project
    self.test = test
    self.environment = environment
    tested =
      test.testedTargets(environment).compactMap(project.target)
      + test.foreignDependencies.filter { !$0.isTest }
    if tested.isEmpty { return nil }
    let sources = test.sources.included
    let parents = sources.map { $0.name.hasSuffix(".swift") ? $0.parent : $0 }
    let named = project.folder.appending(test.name)
    let isThere = project.fileSystem.kind(of: named) == .folder
    folder =
      test.buildableFolders.first ?? (isThere ? named : nil) ?? Self.shared(parents) ?? named
  }

  /// Whether Xcode makes a new file in the folder a member of the test target automatically.
  var addsFilesByItself: Bool { !test.buildableFolders.isEmpty }

  /// Returns the file for the mocks of a module.
  private func output(for module: String) -> AbsolutePath {
    folder.appending("GeneratedMocks+\(module).swift")
  }

  /// Returns the request for the mocks of one of the tested targets; nil if the target has no Swift file.
  func request(for target: XcodeTarget, _ discovery: inout SourceDiscovery) -> MockRequest? {
    guard !discovery.files(of: target).isEmpty else { return nil }
    let module = target.module(environment)
    let sources = target.sources
    // A file that the project still names may have been deleted.
    var request = MockRequest(
      sources: PathSelection(
        sources.included.filter { project.fileSystem.kind(of: $0) != nil }.map { Located($0) },
        excluded: sources.excluded.map { Located($0) }),
      output: Located(.file(output(for: module.name))))
    request.take(module.settings)
    request.sourceModule = module.name
    request.testableImports = [module.name]
    request.dependencySources = project.lookUps(for: target, &discovery).map { Located($0) }
    return request
  }

  /// Returns the deepest folder that contains all given folders.
  private static func shared(_ folders: [AbsolutePath]) -> AbsolutePath? {
    guard let first = folders.first else { return nil }
    return folders.dropFirst().reduce(first) { shared, folder in
      let names = zip(shared.components, folder.components).prefix { $0 == $1 }.map(\.0)
      return AbsolutePath("/" + names.joined(separator: "/"))
    }
  }
}

extension MockRequest {
  /// Returns the entry that makes the same request in a configuration in a folder.
  fileprivate func entry(
    from folder: AbsolutePath, _ discovery: inout SourceDiscovery
  ) -> String {
    func quoted(_ path: AbsolutePath, after mark: String = "") -> String {
      let relative = path.path(from: folder)
      let text = mark + (relative.isEmpty ? "." : relative)
      return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
    func list(_ key: String, _ items: [String]) -> String {
      items.count < 3
        ? "\(key): [\(items.joined(separator: ", "))]"
        : ([key + ":"] + items.map { "      - \($0)" }).joined(separator: "\n")
    }
    let left = sources.excluded.map { quoted($0.value, after: "!") }
    let included = discovery.shortened(sources.included.map(\.value))
    var lines = [list("sources", included.map { quoted($0) } + left)]
    lines.append("testableImports: [\(testableImports.joined(separator: ", "))]")
    if let defaultIsolation { lines.append("defaultIsolation: \(defaultIsolation.rawValue)") }
    if isNonsendingByDefault { lines.append("nonisolatedNonsendingByDefault: true") }
    if !dependencySources.isEmpty {
      let others = discovery.shortened(dependencySources.map(\.value))
      lines.append(list("dependencySources", others.map { quoted($0) }))
    }
    if case .file(let path) = output.value { lines.append("output: \(quoted(path))") }
    return "  - " + lines.joined(separator: "\n    ") + "\n"
  }
}

extension SourceDiscovery {
  /// Returns paths with each folder whose files are all among them in place of those files.
  fileprivate mutating func shortened(_ paths: [AbsolutePath]) -> [AbsolutePath] {
    let named = Set(paths)
    var folders: Set<AbsolutePath> = []
    for path in paths {
      let parent = path.parent
      guard path.name.hasSuffix(".swift"), !folders.contains(parent) else { continue }
      let files = find([Located(parent)]).files.map(\.path)
      if !files.isEmpty, files.allSatisfy(named.contains) { folders.insert(parent) }
    }
    // A folder may be inside another one.
    let outer = folders.filter { folder in
      !folders.contains { $0 != folder && folder.components.starts(with: $0.components) }
    }
    return Set(
      paths.map { path in
        outer.first { path.components.starts(with: $0.components) } ?? path
      }
    ).sorted()
  }
}
