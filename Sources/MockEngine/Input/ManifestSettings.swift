import Configuration
import DeclarationModel
import Files
import ModuleInterface
import SwiftScanner

/// The settings of modules, as their packages state them; each manifest is evaluated once.
struct ManifestSettings: Sendable {
  /// The settings of the module of a request.
  struct Answer: Sendable {
    var settings = TargetSettings()
    /// The expression in the manifest because of which the default isolation is not known.
    var doubt: SourcePosition?
    /// Whether a run of the manifest could tell, but is forbidden; of no meaning without a doubt.
    var isForbidden = false
  }

  /// Receives what a manifest depends on besides files.
  struct Observer: Sendable {
    /// A manifest asks for the environment.
    var readsEnvironment: @Sendable () -> Void = {}
    /// A manifest is run, and may read anything.
    var runsManifest: @Sendable () -> Void = {}
  }

  /// The number of folders that are searched for a manifest, from that of the sources upwards.
  private static let depth = 8

  private let fileSystem: any FileSystem
  private let environment: [String: String]
  /// Runs manifests; nil in a build, which may forbid it.
  private let runner: ManifestRunner?
  private let observer: Observer
  /// The manifests that were evaluated, by their folders.
  private var manifests: [AbsolutePath: [PackageManifest]] = [:]
  /// The results of the manifests that were run, by their folders; nil for a manifest that failed.
  private var runs: [AbsolutePath: PackageManifest?] = [:]

  /// Creates settings, of which no manifest is read yet.
  ///
  /// - Parameters:
  ///   - fileSystem: The file system.
  ///   - environment: The environment.
  ///   - runner: Runs the manifests that cannot be evaluated; nil if none may be run.
  ///   - observer: Is told of what manifests depend on.
  init(
    fileSystem: any FileSystem, environment: [String: String] = [:], runner: ManifestRunner? = nil,
    observer: Observer = Observer()
  ) {
    self.fileSystem = fileSystem
    self.environment = environment
    self.runner = runner
    self.observer = observer
  }

  /// Returns the settings of the module that the sources of a request are of, as far as a manifest or the
  /// request states them.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - compiler: Returns the version of the compiler; it is asked if a package has several manifests.
  mutating func settings(
    for request: MockRequest, compiler: () -> [Int]?
  ) -> Answer {
    var answer = stated(
      for: request.module?.value ?? request.testableImports.first,
      at: request.sources.included.first?.value, compiler)
    if let isolation = request.defaultIsolation {
      answer.settings.defaultIsolation = isolation
      answer.settings.mustSuitBothIsolations = false
      answer.doubt = nil
    }
    if request.isNonsendingByDefault { answer.settings.isNonsendingByDefault = true }
    return answer
  }

  /// Returns the settings of the module that some sources are of, as far as a manifest states them.
  ///
  /// - Parameters:
  ///   - source: The folder, or a file of it.
  ///   - compiler: Returns the version of the compiler; it is asked if a package has several manifests.
  mutating func settings(
    ofSourcesAt source: AbsolutePath, compiler: () -> [Int]?
  ) -> Answer {
    stated(for: nil, at: source, compiler)
  }

  private mutating func stated(
    for module: String?, at source: AbsolutePath?, _ compiler: () -> [Int]?
  ) -> Answer {
    guard let source else { return Answer() }
    var folder = source
    for _ in 0..<Self.depth {
      if fileSystem.kind(of: folder.appending("Package.swift")) == .file {
        let target = ManifestTargetName(module, at: source, in: folder)
        return settings(of: target, in: folder, compiler)
      }
      guard folder.parent != folder else { break }
      folder = folder.parent
    }
    return Answer()
  }

  private mutating func settings(
    of target: ManifestTargetName, in folder: AbsolutePath, _ compiler: () -> [Int]?
  ) -> Answer {
    let found = evaluated(in: folder, compiler).map(target.settings)
    guard let first = found.first else { return Answer() }
    let isAgreed = found.allSatisfy { $0?.settings == first?.settings }
    var answer = Answer(settings: first?.settings ?? TargetSettings(), doubt: first?.doubt)
    if !isAgreed {
      let manifest = folder.appending("Package.swift").text
      answer.settings = TargetSettings()
      answer.settings.mustSuitBothIsolations = true
      answer.doubt =
        found.lazy.compactMap { $0?.doubt }.first
        ?? SourcePosition(path: manifest, line: 1, column: 1)
    }
    guard answer.doubt != nil, !isAgreed || found.contains(where: { $0?.needsRun == true }) else {
      return answer
    }
    answer.isForbidden = runner?.options.programs == .forbidden
    guard let manifest = run(in: folder) else { return answer }
    let known = target.settings(in: manifest)
    answer.settings = known?.settings ?? TargetSettings()
    // A setting that depends on the platform stays unknown even after the manifest was run.
    if known?.doubt == nil { answer.doubt = nil }
    return answer
  }

  /// Returns the manifests of a package, of which the toolchain takes one: that one, if it is known.
  private mutating func evaluated(
    in folder: AbsolutePath, _ compiler: () -> [Int]?
  ) -> [PackageManifest] {
    if let known = manifests[folder] { return known }
    let entries = ((try? fileSystem.entries(of: folder)) ?? []).filter { $0.kind == .file }
    var names: [(name: String, version: [Int]?)] = [("Package.swift", nil)]
    for name in entries.map(\.name).sorted() {
      if let version = ManifestVersion.version(ofManifest: name) { names.append((name, version)) }
    }
    var found: [(version: [Int]?, source: SourceFile)] = names.compactMap { name, version in
      let path = folder.appending(name)
      return (try? fileSystem.read(path)).map {
        (version, SourceFile(path: path.text, bytes: $0))
      }
    }
    let version = found.count > 1 ? compiler() : nil
    if let version, let index = ManifestVersion.chosen(among: found, by: version) {
      found = [found[index]]
    }
    let host = PackageManifest.Host(
      environment: environment, system: PackageManifest.Host.currentSystem, compiler: version)
    let read = found.map { PackageManifest($0.source, on: host) }
    if read.contains(where: \.readsEnvironment) { observer.readsEnvironment() }
    manifests[folder] = read
    return read
  }

  /// Returns what the manifest of a package says when it is run; nil if it cannot be.
  private mutating func run(in folder: AbsolutePath) -> PackageManifest? {
    guard let runner else { return nil }
    if let known = runs[folder] { return known }
    observer.runsManifest()
    let manifest = runner.manifest(in: folder)
    runs[folder] = .some(manifest)
    return manifest
  }
}

/// The name and the path by which the target of some sources is found in their manifest.
private struct ManifestTargetName {
  /// The module that is asked for.
  let module: String?
  /// The path of the sources, relative to the folder of the package.
  let path: String

  init(_ module: String?, at source: AbsolutePath, in folder: AbsolutePath) {
    self.module = module
    path = String(source.text.dropFirst(folder.text.count).drop { $0 == "/" })
  }

  /// Returns the settings of the target; nil if the package has none of the name.
  func settings(in manifest: PackageManifest) -> PackageManifest.Settings? {
    let named = module.flatMap { module in
      manifest.settings { $0 == module || ModuleName.ofProduct($0) == module }
    }
    return named ?? manifest.settings(ofTargetAt: path)
  }
}
