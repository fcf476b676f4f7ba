import DeclarationModel
import Files

/// Finds what to mock beside an Xcode project without a configuration: the modules of the targets that its one unit test
/// target tests, in a file each in the folder of that target.
struct XcodeRequests {
  /// The requests, and what was chosen or is missing.
  private(set) var requests = RunRequests()

  private let overrides: CommandLineOverrides
  private let fileSystem: any FileSystem
  private let environment: [String: String]

  /// Looks for projects in a folder, and for those that a workspace in it names; nil if there are none.
  init?(
    in folder: AbsolutePath, overrides: CommandLineOverrides, fileSystem: any FileSystem,
    environment: [String: String]
  ) {
    self.overrides = overrides
    self.fileSystem = fileSystem
    self.environment = environment
    let paths = XcodeWorkspace.projects(in: folder, fileSystem: fileSystem)
    if paths.isEmpty { return nil }
    var choices: [XcodeTestChoice] = []
    for path in paths {
      guard let project = XcodeProject(path, fileSystem: fileSystem) else {
        requests.issues.append(ConfigurationIssue(.unreadableProject(path)))
        continue
      }
      choices += project.targets.filter(\.isUnitTest).compactMap {
        XcodeTestChoice($0, in: project, environment: environment)
      }
    }
    guard requests.issues.isEmpty else { return }
    switch choices.count {
    case 1: choose(choices[0])
    case 0: requests.issues = [ConfigurationIssue(.noTestTarget(paths))]
    default:
      requests.issues = [
        ConfigurationIssue(
          .severalTestTargets(
            choices.map(\.test.name),
            configuration: choices.map { $0.configuration(from: folder) }.joined()))
      ]
    }
  }

  private mutating func choose(_ choice: XcodeTestChoice) {
    requests.modules.platform = choice.test.platform(environment)
    var discovery = SourceDiscovery(fileSystem: fileSystem)
    for target in choice.tested {
      let module = target.module(environment)
      let sources = target.sources
      let output = overrides.output ?? Located(OutputLocation.file(choice.output(for: module.name)))
      // A file that the project still names may be gone.
      var request = MockRequest(
        sources: PathSelection(
          sources.included.filter { fileSystem.kind(of: $0) != nil }.map { Located($0) },
          excluded: sources.excluded.map { Located($0) }), output: output)
      guard !discovery.files(of: target).isEmpty else { continue }
      request.take(module.settings)
      request.sourceModule = module.name
      request.testableImports = [module.name]
      request.dependencySources = choice.project.lookUps(for: target, &discovery)
        .map { Located($0) }
      request = overrides.applied(to: request)
      requests.mocks.append(request)
      requests.issues += request.outputIssues
      requests.issues += target.differences(environment, project: choice.project.path)
      if !choice.addsFilesByItself, case .file(let path) = output.value,
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

  /// Creates a choice; nil if the target tests no other.
  init?(_ test: XcodeTarget, in project: XcodeProject, environment: [String: String]) {
    self.project = project
    self.test = test
    self.environment = environment
    tested = test.testedTargets(environment).compactMap(project.target)
    if tested.isEmpty { return nil }
    let sources = test.sources.included
    let parents = sources.map { $0.name.hasSuffix(".swift") ? $0.parent : $0 }
    let named = project.folder.appending(test.name)
    let isThere = project.fileSystem.kind(of: named) == .folder
    folder =
      test.buildableFolders.first ?? (isThere ? named : nil) ?? Self.shared(parents) ?? named
  }

  /// Whether Xcode makes a new file in the folder a member of the test target.
  var addsFilesByItself: Bool { !test.buildableFolders.isEmpty }

  /// Returns the file for the mocks of a module.
  func output(for module: String) -> AbsolutePath {
    folder.appending("GeneratedMocks+\(module).swift")
  }

  /// Returns the entries of a configuration in a folder.
  func configuration(from root: AbsolutePath) -> String {
    tested.map { target in
      let module = target.module(environment).name
      let sources =
        target.buildableFolders.isEmpty
        ? [
          Self.shared(target.sources.included.map(\.parent))
            ?? project.folder.appending(target.name)
        ]
        : target.buildableFolders
      let paths = sources.map { #""\#($0.path(from: root))""# }.joined(separator: ", ")
      return """
          - sources: [\(paths)]
            testableImports: [\(module)]
            output: "\(output(for: module).path(from: root))"

        """
    }.joined()
  }

  /// Returns the deepest folder around others.
  private static func shared(_ folders: [AbsolutePath]) -> AbsolutePath? {
    guard let first = folders.first else { return nil }
    return folders.dropFirst().reduce(first) { shared, folder in
      let names = zip(shared.components, folder.components).prefix { $0 == $1 }.map(\.0)
      return AbsolutePath("/" + names.joined(separator: "/"))
    }
  }
}
