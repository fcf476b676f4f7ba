import DeclarationModel
import Files
import ModuleInterface

/// Completes the input of an Xcode build with facts from the project.
struct XcodeBuild {
  /// The build, with the modules' import names, and with the sources that only the project names.
  private(set) var build: BuildInput
  /// The compiler settings of modules, by their names.
  private(set) var settings: [String: TargetSettings] = [:]
  /// The platform that the modules of the project are built for; nil if it states none.
  private(set) var platform: DeploymentPlatform?
  /// The issues of the project.
  private(set) var issues: [ConfigurationIssue] = []

  init(_ build: BuildInput, fileSystem: any FileSystem, environment: [String: String]) {
    self.build = build
    guard let path = build.project.map({ AbsolutePath($0) }) else { return }
    guard let project = XcodeProject(path, fileSystem: fileSystem) else {
      issues = [XcodeProject.issue(path, fileSystem: fileSystem)]
      return
    }
    let remote = project.remoteProducts
    for (index, module) in build.modules.enumerated() {
      if let product = module.product {
        self.build.modules[index].isForeign = remote.contains(product)
      }
      guard let target = module.target.flatMap(project.target) else { continue }
      let found = target.module(environment)
      platform = platform ?? target.platform(environment)
      issues += target.differences(environment, project: path)
      self.build.modules[index].name = found.name
      settings[found.name] = found.settings
      var discovery = SourceDiscovery(fileSystem: fileSystem)
      let own = discovery.files(of: target)
      // A plugin may list files that the project excludes from a buildable folder.
      let left = Set(
        discovery.find(target.sources.excluded.map { Located($0) }).files.map(\.path.text))
      self.build.modules[index].sources = Self.joined(
        module.sources.filter { !left.contains($0) }, own)
      let others = project.dependencies(of: target).flatMap { discovery.files(of: $0) }
      self.build.modules[index].dependencySources = Self.joined(module.dependencySources, others)
    }
  }

  /// Returns the paths that a build names, followed by those of a project that the build does not name.
  ///
  /// A build of targets without buildable folders already names all of them.
  private static func joined(_ named: [String], _ found: [AbsolutePath]) -> [String] {
    var seen = Set(named)
    return named + found.map(\.text).filter { seen.insert($0).inserted }
  }
}

extension SourceDiscovery {
  /// Returns the Swift files of a target.
  mutating func files(of target: XcodeTarget) -> [AbsolutePath] {
    let sources = target.sources
    let left = Set(find(sources.excluded.map { Located($0) }).files.map(\.path))
    return find(sources.included.map { Located($0) }).files.map(\.path)
      .filter { !left.contains($0) }
  }
}

extension XcodeProject {
  /// Returns the paths that may declare parents of the protocols of a target: the files of the targets that it
  /// depends on, and the sources of the packages beside the project, if the target links a product of a package.
  func lookUps(for target: XcodeTarget, _ discovery: inout SourceDiscovery) -> [AbsolutePath] {
    let targets = dependencies(of: target)
    let products = Set(([target] + targets).flatMap(\.products))
    let packages = products.isSubset(of: remoteProducts) ? [] : localPackages
    return targets.flatMap { discovery.files(of: $0) } + packages.flatMap(sources)
  }

  /// Returns the folders with the sources of a package: all except those that SwiftPM uses for other purposes, since
  /// a target may have any `path`.
  private func sources(ofPackage folder: AbsolutePath) -> [AbsolutePath] {
    let entries = (try? fileSystem.entries(of: folder)) ?? []
    return entries.filter { entry in
      entry.kind == .folder && !entry.name.contains(".")
        && !["Tests", "Plugins", "Snippets"].contains(entry.name)
        && fileSystem.kind(of: folder.appending(entry.name).appending("Package.swift")) == nil
    }.map { folder.appending($0.name) }.sorted()
  }

  /// Returns the targets that a target depends on, directly or not, including targets of other projects.
  func dependencies(of target: XcodeTarget) -> [XcodeTarget] {
    var seen: Set = [[target.projectPath.text, target.name]]
    var open = target.allDependencies
    var found: [XcodeTarget] = []
    while let next = open.popLast() {
      guard seen.insert([next.projectPath.text, next.name]).inserted else { continue }
      found.append(next)
      open += next.allDependencies
    }
    return found.sorted { ($0.name, $0.projectPath) < ($1.name, $1.projectPath) }
  }
}

extension XcodeTarget {
  /// Returns a warning if build configurations differ in settings that matter to mocks.
  func differences(
    _ environment: [String: String], project: AbsolutePath
  ) -> [ConfigurationIssue] {
    let names = configurations(environment)
    guard let first = names.first,
      let other = names.first(where: { module(in: $0) != module(in: first) })
    else { return [] }
    return [
      ConfigurationIssue(
        .configurationsDiffer(target: name, used: first, other: other),
        at: SourcePosition(path: project.text, line: 1, column: 1))
    ]
  }
}
