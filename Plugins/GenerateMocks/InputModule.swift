import Foundation
import PackagePlugin

/// A Swift module with sources that a target depends on.
struct InputModule {
  var name: String
  /// The name of the target that builds the module.
  var target: String
  /// The origin of the module in an Xcode project; nil in a package.
  var origin: Origin?
  /// Whether the module belongs to another package.
  var isForeign: Bool
  var sources: [URL]
  /// The sources of the modules that the module depends on.
  var dependencySources: [URL]

  /// The origin of a module in an Xcode project.
  enum Origin {
    /// A target of the project.
    case target(String)
    /// A product of a package.
    case product(String)
  }

  /// The run-time libraries, which are linked into tests and not mocked.
  private static let libraries: Set = [
    "Kagemusha", "KagemushaJSON", "KagemushaTesting", "CuckooCompatibility",
  ]

  /// Returns the Swift modules of a product that an Xcode project depends on.
  ///
  /// The tool decides whether the package is a local one.
  static func modules(of product: any Product) -> [InputModule] {
    product.targets.compactMap { target in
      var module = InputModule(target, isForeign: false)
      module?.origin = .product(product.name)
      return module
    }
  }

  /// Returns the modules that a target depends on directly.
  static func direct(of target: Target, in package: Package) -> [InputModule] {
    let own = Set(package.targets.map(\.id))
    var seen: Set<Target.ID> = []
    return target.dependencies.flatMap(\.targets)
      .filter { seen.insert($0.id).inserted }
      .compactMap { InputModule($0, isForeign: !own.contains($0.id)) }
  }

  private init?(_ target: Target, isForeign: Bool) {
    guard let module = target as? any SourceModuleTarget,
      !Self.libraries.contains(module.moduleName)
    else { return nil }
    name = module.moduleName
    self.target = module.name
    self.isForeign = isForeign
    sources = module.swiftSources
    dependencySources = module.recursiveTargetDependencies.flatMap { target -> [URL] in
      guard let module = target as? any SourceModuleTarget else { return [] }
      return Self.libraries.contains(module.moduleName) ? [] : module.swiftSources
    }
    if sources.isEmpty { return nil }
  }
}

extension TargetDependency {
  fileprivate var targets: [Target] {
    switch self {
    case .target(let target): [target]
    case .product(let product): product.targets
    @unknown default: []
    }
  }
}

extension SourceModuleTarget {
  var swiftSources: [URL] { sourceFiles(withSuffix: ".swift").map(\.url) }

  /// The sources, with those that the plugins before this one generate; SwiftPM tells a plugin only those of the target
  /// that it is for.
  var ownSources: [URL] {
    swiftSources + pluginGeneratedSources.filter { $0.pathExtension == "swift" }
  }
}
