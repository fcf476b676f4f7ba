/// How compiled modules are found, and where what they declare is kept.
package struct ModuleOptions: Sendable, Hashable {
  /// Folders with compiled modules or frameworks, the first that has one wins.
  package var searchPaths: [String]
  /// The tool that prints modules; that of the toolchain in `PATH` if nil.
  package var tool: String?
  /// The folder of the cache; none if nil.
  package var cacheFolder: String?
  /// How many seconds a tool may take.
  package var timeout: Double

  /// Describes where to look.
  package init(
    searchPaths: [String] = [], tool: String? = nil, cacheFolder: String? = nil,
    timeout: Double = 60
  ) {
    self.searchPaths = searchPaths
    self.tool = tool
    self.cacheFolder = cacheFolder
    self.timeout = timeout
  }

  /// The folder of the cache that the environment asks for: `KAGEMUSHA_CACHE_PATH`, or a folder
  /// where caches go.
  package static func cacheFolder(_ environment: [String: String]) -> String? {
    func value(_ key: String) -> String? { environment[key].flatMap { $0.isEmpty ? nil : $0 } }
    return value("KAGEMUSHA_CACHE_PATH")
      ?? value("XDG_CACHE_HOME").map { $0 + "/kagemusha" }
      ?? value("HOME").map { $0 + "/.cache/kagemusha" }
  }
}
