import Basics

/// Options for finding and caching compiled modules.
package struct ModuleOptions: Sendable, Hashable {
  /// Folders with compiled modules or frameworks; the first one with a module wins.
  package var searchPaths: [String]
  /// The tool that prints modules; nil for that of the toolchain in `PATH`.
  package var tool: String?
  /// The folder of the cache; nil to disable it.
  package var cacheFolder: String?
  /// The maximum run time of a tool in seconds.
  package var timeout: Double
  /// Whether programs of the toolchain may run.
  package var programs = ProgramPolicy.allowed
  /// Whether a build runs the tool: its user has no command line, and it does not name the sources that plugins generate.
  package var isBuild = false
  /// The platform that modules are read for if the environment states no SDK; nil for this machine.
  package var platform: DeploymentPlatform?

  /// Creates options.
  package init(
    searchPaths: [String] = [], tool: String? = nil, cacheFolder: String? = nil,
    timeout: Double = 60
  ) {
    self.searchPaths = searchPaths
    self.tool = tool
    self.cacheFolder = cacheFolder
    self.timeout = timeout
  }

  /// The folder of the caches of a user of this system, relative to the home folder.
  package static var systemCaches: String {
    #if os(macOS)
      "Library/Caches"
    #else
      ".cache"
    #endif
  }

  /// Returns the folder of the cache according to the environment: `KAGEMUSHA_CACHE_PATH`, or the
  /// usual folder for caches.
  ///
  /// - Parameters:
  ///   - environment: `KAGEMUSHA_CACHE_PATH`, `XDG_CACHE_HOME`, `HOME`.
  ///   - caches: The folder in which the system's users have their caches, relative to their home.
  package static func cacheFolder(
    _ environment: [String: String], caches: String = ModuleOptions.systemCaches
  ) -> String? {
    func value(_ key: String) -> String? { environment[key].flatMap { $0.isEmpty ? nil : $0 } }
    return value("KAGEMUSHA_CACHE_PATH")
      ?? value("XDG_CACHE_HOME").map { $0 + "/kagemusha" }
      ?? value("HOME").map { "\($0)/\(caches)/kagemusha" }
  }
}

/// A platform of Apple's, and its oldest system that an app supports.
package struct DeploymentPlatform: Sendable, Hashable {
  /// The platform.
  package var platform: ApplePlatform
  /// The deployment target; nil for that of the SDK.
  package var version: String?

  /// Creates a platform with a deployment target.
  package init(_ platform: ApplePlatform, version: String?) {
    self.platform = platform
    self.version = version
  }
}
