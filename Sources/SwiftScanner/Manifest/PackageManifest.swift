import Basics
import DeclarationModel
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The settings that a `Package.swift` states for its targets.
///
/// The manifest is evaluated, not run: the evaluation follows its variables, arrays, conditions,
/// loops and functions. Values that depend on anything else, such as files, libraries or the
/// platform of the build, are unknown, and are reported as unknown.
package struct PackageManifest: Sendable, Hashable {
  /// The system and the toolchain on which SwiftPM would run the manifest.
  package struct Host: Sendable, Hashable {
    /// The environment variables.
    package var environment: [String: String]
    /// The system, as `#if os(…)` names it.
    package var system: String
    /// The version of the compiler, major first; nil if it is not known.
    package var compiler: [Int]?

    /// The system that this program runs on.
    package static var currentSystem: String {
      #if os(macOS)
        "macOS"
      #elseif os(Windows)
        "Windows"
      #else
        "Linux"
      #endif
    }

    /// Creates a host.
    package init(environment: [String: String] = [:], system: String, compiler: [Int]? = nil) {
      self.environment = environment
      self.system = system
      self.compiler = compiler
    }
  }

  /// The settings of a target.
  package struct Settings: Sendable, Hashable {
    /// The settings that are known.
    package var settings: TargetSettings
    /// The expression that makes the default isolation unknown; nil if the isolation is known.
    package var doubt: SourcePosition?
    /// Whether a run of the manifest may tell the isolation, and not only a build for a platform.
    package var needsRun = false
  }

  /// A target of the package.
  struct Target: Sendable, Hashable {
    /// The name; nil if it is not known.
    var name: String?
    /// The folder, relative to that of the package; nil if the manifest states none.
    var path: String?
    var settings: Settings

    /// Creates a target from the evaluation of a manifest.
    init(_ target: ManifestTarget, _ lines: LineTable) {
      let possible = PossibleSettings(target.settings)
      let isCertain = !possible.isolations.contains(.mainActor) || possible.isolations.count == 1
      name = target.name.text
      path = target.path.text.map(Self.normal)
      settings = Settings(settings: TargetSettings())
      if isCertain {
        settings.settings.defaultIsolation = possible.isolations.compactMap(\.self).first
      } else {
        settings.doubt = possible.doubt.map { lines.position(at: $0) }
        settings.needsRun = possible.needsRun
      }
      settings.settings.isNonsendingByDefault = possible.nonsending == [true]
      settings.settings.mustSuitBothIsolations = !isCertain || possible.nonsending.count > 1
    }

    /// Returns a path without `./` and a final slash.
    private static func normal(_ path: String) -> String {
      path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
  }

  var targets: [Target] = []
  /// The position of an expression that may add unknown targets; nil if all targets are known.
  private var doubt: SourcePosition?
  /// Whether the manifest reads a variable of the environment.
  package private(set) var readsEnvironment = false

  /// Evaluates a manifest.
  ///
  /// - Parameters:
  ///   - source: The manifest.
  ///   - host: The system and the toolchain.
  /// - Complexity: O(*n*) for a manifest without loops. A manifest that names no relevant setting
  ///   is not parsed.
  package init(_ source: SourceFile, on host: Host) {
    let text = String(decoding: source.bytes, as: UTF8.self)
    guard Self.names.contains(where: { text.firstRange(of: $0) != nil }) else { return }
    let lines = LineTable(source)
    guard NestingLimit.firstExcess(in: source.bytes) == nil else {
      doubt = lines.position(at: 0)
      return
    }
    let tree = source.bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: NestingLimit.brackets)
    }
    let declarations = ManifestDeclarations(in: tree)
    guard !declarations.isTooLong,
      let folded = OperatorTable.standardOperators.foldAll(tree, errorHandler: { _ in })
        .as(SourceFileSyntax.self)
    else {
      doubt = lines.position(at: 0)
      return
    }
    var evaluator = ManifestEvaluator(
      host: host, toolsVersion: ManifestVersion.tools(of: source),
      declarations: ManifestDeclarations(in: folded))
    let state = evaluator.evaluate(folded)
    readsEnvironment = evaluator.readsEnvironment
    for element in state.packageTargets.spreadElements {
      switch element {
      case .value(.target(let number)):
        guard let target = state.targets[number] else { continue }
        targets.append(Target(target, lines))
      case .value(let value), .spread(let value):
        add(value, of: state, lines)
      }
    }
  }

  /// Creates the manifest of a package with targets.
  init(targets: [Target]) { self.targets = targets }

  /// The names of the relevant settings; a manifest that contains none of them sets none.
  private static let names = [
    "defaultIsolation", "-default-isolation", "NonisolatedNonsendingByDefault",
  ]

  /// Adds the targets that a value may hold.
  private mutating func add(_ value: ManifestValue, of state: ManifestState, _ lines: LineTable) {
    switch value {
    case .target(let number):
      if let target = state.targets[number] { targets.append(Target(target, lines)) }
    case .array(let elements):
      for case .value(let value) in elements { add(value, of: state, lines) }
      for case .spread(let value) in elements { add(value, of: state, lines) }
    case .either(let values, _): for value in values { add(value, of: state, lines) }
    case .unknown(let offset): doubt = doubt ?? lines.position(at: offset)
    default: break
    }
  }

  /// Returns the settings of a target.
  ///
  /// - Parameter isNamed: Returns whether a name is that of the target or of its module.
  /// - Returns: The settings; nil if the package has no such target.
  package func settings(ofTargetWhere isNamed: (String) -> Bool) -> Settings? {
    settings { $0.name.map(isNamed) }
  }

  /// Returns the settings of the target that a file belongs to.
  ///
  /// - Parameter path: The path of the file or of a folder, relative to the folder of the package.
  /// - Returns: The settings; nil if the package has no such target.
  package func settings(ofTargetAt path: String) -> Settings? {
    settings { target in
      let folders =
        target.path.map { [$0] }
        ?? target.name.map { name in
          Self.folders.map { "\($0)/\(name)" }
        }
      return folders?.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
    }
  }

  /// The folders in which SwiftPM looks for targets.
  private static let folders = ["Sources", "Source", "src", "srcs"]

  /// Returns the settings of the targets that match; `isWanted` returns nil if a match is unknown.
  private func settings(where isWanted: (Target) -> Bool?) -> Settings? {
    if let target = targets.first(where: { isWanted($0) == true }) {
      return merged(targets.filter { isWanted($0) == true && $0 != target }, into: target.settings)
    }
    let possible = targets.filter { isWanted($0) == nil }
    guard let first = possible.first else { return doubt.map(Self.doubtful) }
    return merged(Array(possible.dropFirst()), into: first.settings)
  }

  private func merged(_ others: [Target], into settings: Settings) -> Settings {
    others.first { $0.settings != settings }.map {
      Self.doubtful($0.settings.doubt ?? settings.doubt)
    }
      ?? settings
  }

  private static func doubtful(_ position: SourcePosition?) -> Settings {
    var settings = TargetSettings()
    settings.mustSuitBothIsolations = true
    return Settings(settings: settings, doubt: position, needsRun: true)
  }
}
