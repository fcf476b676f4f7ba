import Basics
import DeclarationModel
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The settings of targets that a `Package.swift` states.
///
/// The manifest is evaluated, not run: its variables, arrays, conditions, loops and functions are
/// followed. What depends on anything else — a file, a library, the platform that is built for — is
/// not known, and said to be so.
package struct PackageManifest: Sendable, Hashable {
  /// The system and the toolchain that SwiftPM would run the manifest with.
  package struct Host: Sendable, Hashable {
    /// The environment.
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

    /// Describes a host.
    package init(environment: [String: String] = [:], system: String, compiler: [Int]? = nil) {
      self.environment = environment
      self.system = system
      self.compiler = compiler
    }
  }

  /// The settings of a target.
  package struct Settings: Sendable, Hashable {
    /// The settings, as far as they are known.
    package var settings: TargetSettings
    /// The expression because of which the default isolation is not known; nil if it is.
    package var doubt: SourcePosition?
  }

  /// A target of the package.
  struct Target: Sendable, Hashable {
    /// The name; nil if it is not known.
    var name: String?
    /// The folder, relative to that of the package; nil if the manifest states none.
    var path: String?
    var settings: Settings

    /// Creates the target that the evaluation of a manifest has found.
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
  /// Where targets may be added that are not known; nil if all are.
  private var doubt: SourcePosition?
  /// Whether a variable of the environment was asked for.
  package private(set) var readsEnvironment = false

  /// Evaluates a manifest.
  ///
  /// - Parameters:
  ///   - source: The manifest.
  ///   - host: The system and the toolchain.
  /// - Complexity: O(*n*) for a manifest without loops; nothing is parsed if it names no setting that
  ///   matters, since nothing can then set one.
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

  /// The words without which no setting that matters can be made.
  private static let names = [
    "defaultIsolation", "-default-isolation", "NonisolatedNonsendingByDefault",
  ]

  /// Adds targets that the package may have.
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
  /// - Parameter isNamed: Whether a name is that of the target, or of its module.
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

  /// Returns the settings of the targets for which a condition holds; it is nil where that is not known.
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
    return Settings(settings: settings, doubt: position)
  }
}
