import Foundation
import PackagePlugin

/// A Swift module with sources that a target depends on.
struct InputModule {
  var name: String
  /// Whether the module belongs to another package.
  var isForeign: Bool
  var sources: [URL]
  /// The sources of the modules that the module depends on.
  var dependencySources: [URL]

  /// The run-time library, which is linked into tests and not mocked.
  private static let library = "Kagemusha"

  /// Returns the modules that a target depends on directly.
  static func direct(of target: Target, in package: Package) -> [InputModule] {
    let own = Set(package.targets.map(\.id))
    var seen: Set<Target.ID> = []
    return target.dependencies.flatMap(\.targets)
      .filter { seen.insert($0.id).inserted }
      .compactMap { InputModule($0, isForeign: !own.contains($0.id)) }
  }

  private init?(_ target: Target, isForeign: Bool) {
    guard let module = target as? SwiftSourceModuleTarget, module.moduleName != Self.library else {
      return nil
    }
    name = module.moduleName
    self.isForeign = isForeign
    sources = module.swiftSources
    dependencySources = module.recursiveTargetDependencies.flatMap { target -> [URL] in
      guard let module = target as? SwiftSourceModuleTarget else { return [] }
      return module.moduleName == Self.library ? [] : module.swiftSources
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

extension SwiftSourceModuleTarget {
  var swiftSources: [URL] { sourceFiles(withSuffix: ".swift").map(\.url) }
}
