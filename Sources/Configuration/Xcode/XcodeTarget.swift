import Basics
import DeclarationModel
import Files
import ModuleInterface

/// A target of an Xcode project.
struct XcodeTarget: Sendable {
  private let object: XcodeObjects.Object
  private let project: XcodeProject

  init(_ object: XcodeObjects.Object, in project: XcodeProject) {
    self.object = object
    self.project = project
  }

  /// The name.
  var name: String { object.text("name") ?? "" }

  /// Whether the target is a bundle of unit tests.
  var isUnitTest: Bool {
    object.text("productType") == "com.apple.product-type.bundle.unit-test"
  }

  /// Whether the target is a bundle of tests of any kind.
  var isTest: Bool {
    isUnitTest || object.text("productType") == "com.apple.product-type.bundle.ui-testing"
  }

  /// The Swift files and the folders that the target compiles, and the exceptions in these folders.
  ///
  /// A buildable folder lists exceptions: files that its own targets leave out, and files that other targets take
  /// from it.
  var sources: (included: [AbsolutePath], excluded: [AbsolutePath]) {
    let phases = objects.all("buildPhases", of: object)
      .filter { $0.kind == "PBXSourcesBuildPhase" }
    var included = phases.flatMap { objects.all("files", of: $0) }
      .compactMap { $0.text("fileRef") }.compactMap { project.paths[$0] }
      .filter { $0.name.hasSuffix(".swift") }
    var excluded: [AbsolutePath] = []
    let own = Set(object.ids("fileSystemSynchronizedGroups"))
    included += own.compactMap { project.paths[$0] }
    // A package in a buildable folder is a package for Xcode, too, and not part of the target.
    excluded += own.compactMap { project.paths[$0] }.flatMap(packages)
    for folder in objects.all(ofKind: "PBXFileSystemSynchronizedRootGroup") {
      guard let path = project.paths[folder.id] else { continue }
      let exceptions = objects.all("exceptions", of: folder)
        .filter { $0.text("target") == object.id }
        .flatMap { $0.ids("membershipExceptions") }.map(path.appending)
        .filter { $0.name.hasSuffix(".swift") || project.fileSystem.kind(of: $0) == .folder }
      if own.contains(folder.id) {
        excluded += exceptions
      } else {
        included += exceptions
      }
    }
    return (Set(included).sorted(), Set(excluded).sorted())
  }

  /// Returns the folders of packages inside a folder.
  private func packages(inside folder: AbsolutePath) -> [AbsolutePath] {
    let entries = (try? project.fileSystem.entries(of: folder)) ?? []
    return entries.filter { $0.kind == .folder && !$0.isLink && !$0.name.contains(".") }.flatMap {
      entry in
      let inner = folder.appending(entry.name)
      let isPackage = project.fileSystem.kind(of: inner.appending("Package.swift")) == .file
      return isPackage ? [inner] : packages(inside: inner)
    }
  }

  /// The buildable folders, whose new files become members without a change of the project.
  var buildableFolders: [AbsolutePath] {
    object.ids("fileSystemSynchronizedGroups").compactMap { project.paths[$0] }
  }

  /// The names of the targets of the same project that the target depends on, or links.
  var dependencies: [String] {
    let explicit = objects.all("dependencies", of: object)
      .compactMap { objects.object("target", of: $0)?.text("name") }
    let linked = objects.all("buildPhases", of: object)
      .filter { $0.kind == "PBXFrameworksBuildPhase" }
      .flatMap { objects.all("files", of: $0) }.compactMap { $0.text("fileRef") }
    let products = objects.all("targets", of: objects.root)
      .filter { $0.text("productReference").map(linked.contains) == true }
      .compactMap { $0.text("name") }
    var seen: Set<String> = []
    return (explicit + products).filter { seen.insert($0).inserted }
  }

  /// The targets of other projects that the target depends on, or links: those of subprojects.
  var foreignDependencies: [XcodeTarget] {
    let explicit = objects.all("dependencies", of: object)
      .filter { objects.object("target", of: $0) == nil }
      .compactMap { objects.object("targetProxy", of: $0) }
    let linked = objects.all("buildPhases", of: object)
      .filter { $0.kind == "PBXFrameworksBuildPhase" }
      .flatMap { objects.all("files", of: $0) }
      .compactMap { objects.object("fileRef", of: $0) }
      .filter { $0.kind == "PBXReferenceProxy" }
      .compactMap { objects.object("remoteRef", of: $0) }
    var seen: Set<[String]> = []
    return (explicit + linked).compactMap(project.foreignTarget)
      .filter { seen.insert([$0.projectPath.text, $0.name]).inserted }
  }

  /// The path of the target's project.
  var projectPath: AbsolutePath { project.path }

  /// The targets that the target depends on, or links, in its own project and in others.
  var allDependencies: [XcodeTarget] {
    dependencies.compactMap(project.target) + foreignDependencies
  }

  /// The names of the package products that the target links.
  var products: [String] {
    objects.all("packageProductDependencies", of: object).compactMap { $0.text("productName") }
  }

  private var objects: XcodeObjects { project.objects }
}

// Settings.
extension XcodeTarget {
  /// Returns the names of the build configurations, first the one that tests use: that of the build if one runs the
  /// tool, or else `Debug`, or else the first that allows `@testable`.
  func configurations(_ environment: [String: String]) -> [String] {
    let names = configurationObjects(of: object).compactMap { $0.text("name") }
    let chosen =
      names.first { $0 == environment["CONFIGURATION"] } ?? names.first { $0 == "Debug" }
      ?? names.first { settings(in: $0).isOn("ENABLE_TESTABILITY") } ?? names.first
    return (chosen.map { [$0] } ?? []) + names.filter { $0 != chosen }
  }

  /// Returns the build settings in a configuration.
  func settings(in configuration: String) -> XcodeBuildSettings {
    var settings = XcodeBuildSettings(
      builtIn: [
        "TARGET_NAME": name, "PROJECT_NAME": project.name, "CONFIGURATION": configuration,
        "SRCROOT": project.folder.text, "PROJECT_DIR": project.path.parent.text,
        "PRODUCT_NAME": "$(TARGET_NAME)", "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
        "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT":
          "$(SWIFT_APPROACHABLE_CONCURRENCY)",
      ], configuration: configuration)
    for owner in [objects.root, object] {
      let all = configurationObjects(of: owner)
      guard
        let level = all.first(where: { $0.text("name") == configuration })
          ?? all.first(where: { $0.text("name") == defaultConfiguration(of: owner) })
      else { continue }
      if let file = baseConfiguration(of: level) {
        settings.add(XcconfigReader(fileSystem: project.fileSystem).assignments(in: file))
      }
      settings.add(level.buildSettings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }
    return settings
  }

  private func defaultConfiguration(of owner: XcodeObjects.Object) -> String? {
    objects.object("buildConfigurationList", of: owner)?.text("defaultConfigurationName")
  }

  private func configurationObjects(of owner: XcodeObjects.Object) -> [XcodeObjects.Object] {
    objects.object("buildConfigurationList", of: owner)
      .map { objects.all("buildConfigurations", of: $0) } ?? []
  }

  /// Returns the file with the settings on which those of a configuration are based: a file of a group, or one in a
  /// buildable folder.
  private func baseConfiguration(of level: XcodeObjects.Object) -> AbsolutePath? {
    if let id = level.text("baseConfigurationReference") { return project.paths[id] }
    guard let anchor = level.text("baseConfigurationReferenceAnchor"),
      let relative = level.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return project.paths[anchor]?.appending(relative)
  }
}

// The meaning of settings.
extension XcodeTarget {
  /// The settings of a module that matter to its mocks, in one configuration.
  struct Module: Sendable, Hashable {
    /// The name in an import.
    var name: String
    /// The compiler settings.
    var settings = TargetSettings()
  }

  /// Returns the module in a configuration.
  func module(in configuration: String) -> Module {
    let settings = settings(in: configuration)
    var module = Module(name: ModuleName.ofProduct(settings["PRODUCT_MODULE_NAME"]))
    if module.name.isEmpty { module.name = ModuleName.ofProduct(name) }
    switch settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] {
    case "MainActor": module.settings.defaultIsolation = .mainActor
    case "nonisolated": module.settings.defaultIsolation = .nonisolated
    default: break
    }
    module.settings.isNonsendingByDefault = settings.isOn(
      "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT")
    // Explicit flags come after the compiler's arguments for the settings above.
    let flags = TargetSettings(
      flags: settings["OTHER_SWIFT_FLAGS"].split(separator: " ").map {
        $0.replacing("\"", with: "")
      })
    module.settings.defaultIsolation = flags.defaultIsolation ?? module.settings.defaultIsolation
    if flags.isNonsendingByDefault { module.settings.isNonsendingByDefault = true }
    return module
  }

  /// Returns the module in the configuration that tests use.
  func module(_ environment: [String: String]) -> Module {
    configurations(environment).first.map(module) ?? Module(name: ModuleName.ofProduct(name))
  }

  /// Returns the platform that the target is built for in the configuration that tests use; nil if the target states
  /// none. If it states several, the first counts.
  func platform(_ environment: [String: String]) -> DeploymentPlatform? {
    guard let configuration = configurations(environment).first else { return nil }
    let settings = settings(in: configuration)
    let names =
      [settings["SDKROOT"]] + settings["SUPPORTED_PLATFORMS"].split(separator: " ").map(String.init)
    return names.lazy.compactMap(ApplePlatform.init(sdk:)).first.map { platform in
      let version = settings[platform.deploymentVariable]
      return DeploymentPlatform(platform, version: version.isEmpty ? nil : version)
    }
  }

  /// Returns the names of the targets that the tests are about: those that the target depends on, and its host.
  ///
  /// The apps of several platforms may have products of the same name; the one that the target depends on is the
  /// host.
  func testedTargets(_ environment: [String: String]) -> [String] {
    let others = project.targets.filter { $0.name != name && !$0.isTest }
    var tested = dependencies
    if let configuration = configurations(environment).first {
      let settings = settings(in: configuration)
      let host = settings["TEST_HOST"].split(separator: "/").last.map(String.init)
      tested.append(settings["TEST_TARGET_NAME"])
      let hosts = others.filter {
        host != nil && host == $0.settings(in: configuration)["PRODUCT_NAME"]
      }.map(\.name)
      if !hosts.contains(where: tested.contains) { tested += hosts }
    }
    return others.map(\.name).filter(tested.contains)
  }
}
