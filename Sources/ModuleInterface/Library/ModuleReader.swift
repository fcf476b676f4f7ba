import Basics
import DeclarationModel
import Foundation

/// Reads compiled modules, each once, from the cache or from the output of the compiler.
struct ModuleReader: Sendable {
  let options: ModuleOptions
  private let environment: [String: String]
  /// Is called with the name of each module before a search for it.
  private let willRead: (@Sendable (String) -> Void)?
  private var toolchain: Result<Toolchain, ModuleFailure>?
  private var digests: [String: Result<ModuleDigest, ModuleFailure>] = [:]
  private var classes: [String: ModuleClasses] = [:]

  /// The end of the names of cache entries that hold classes.
  private static let classesSuffix = "-classes"

  /// Creates a reader without reading anything yet.
  init(
    _ options: ModuleOptions, environment: [String: String],
    willRead: (@Sendable (String) -> Void)?
  ) {
    self.options = options
    self.environment = environment
    self.willRead = willRead
  }

  /// Returns whether a module comes with the toolchain, without printing it.
  mutating func isStandard(_ module: String) -> Bool {
    willRead?(module)
    guard case .success(let toolchain) = toolchainResult() else { return false }
    return ModuleLocator(searchPaths: options.searchPaths, toolchain: toolchain).find(module)?
      .isStandard ?? false
  }

  /// Returns the parts of a module that mocks may need, or why it cannot be read.
  mutating func digest(of module: String) -> Result<ModuleDigest, ModuleFailure> {
    if let digest = digests[module] { return digest }
    let digest = Result { () throws(ModuleFailure) in try read(module) }
    digests[module] = digest
    return digest
  }

  /// Returns the classes of a module that can be read.
  mutating func classes(of module: String) -> ModuleClasses? {
    if let classes = classes[module] { return classes }
    guard case .success(let digest) = digest(of: module) else { return nil }
    let found = digest.classes ?? cachedClasses(of: module)
    classes[module] = found
    return found
  }

  private mutating func cachedClasses(of module: String) -> ModuleClasses? {
    guard let (found, toolchain) = try? place(of: module) else { return nil }
    let cache = InterfaceCache(folder: options.cacheFolder)
    if let key = cacheKey(of: module, found, toolchain),
      let text = cache.text(key + Self.classesSuffix),
      let classes = ModuleClasses(reduced: text, module: module)
    {
      return classes
    }
    return try? printed(module, found, toolchain).classes
  }

  /// Returns the version of the compiler: `[6, 3, 1]` of `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  mutating func compilerVersion() -> [Int]? {
    // The version is as much an input of the run as the standard library.
    willRead?("Swift")
    guard case .success(let toolchain) = toolchainResult() else { return nil }
    let text = toolchain.target.compilerVersion
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
    let version = digits.split(separator: ".").compactMap { Int($0) }
    return version.isEmpty ? nil : version
  }

  private mutating func toolchainResult() -> Result<Toolchain, ModuleFailure> {
    if let toolchain { return toolchain }
    let found = Result { () throws(ModuleFailure) in try Toolchain.find(options, environment) }
    toolchain = found
    return found
  }

  /// Finds the file of a module.
  private mutating func place(
    of module: String
  ) throws(ModuleFailure) -> (ModuleLocator.Found, Toolchain) {
    willRead?(module)
    let toolchain = try toolchainResult().get()
    let locator = ModuleLocator(searchPaths: options.searchPaths, toolchain: toolchain)
    guard let found = locator.find(module) else { throw .notFound(module: module) }
    return (found, toolchain)
  }

  private mutating func read(_ module: String) throws(ModuleFailure) -> ModuleDigest {
    let (found, toolchain) = try place(of: module)
    let origin = ModuleOrigin(name: module, isStandard: found.isStandard)
    if let key = cacheKey(of: module, found, toolchain),
      let text = InterfaceCache(folder: options.cacheFolder).text(key),
      let digest = ModuleDigest(reduced: text, of: origin)
    {
      return digest
    }
    return try printed(module, found, toolchain)
  }

  /// Prints a module, and caches its parts.
  private func printed(
    _ module: String, _ found: ModuleLocator.Found, _ toolchain: Toolchain
  ) throws(ModuleFailure) -> ModuleDigest {
    let origin = ModuleOrigin(name: module, isStandard: found.isStandard)
    let printer = ModulePrinter(toolchain: toolchain, options: options)
    let digest = ModuleDigest(try printer.interface(of: module, in: found.folder), of: origin)
    if let key = cacheKey(of: module, found, toolchain) {
      let cache = InterfaceCache(folder: options.cacheFolder)
      cache.keep(Array(digest.reduced.utf8), as: key)
      if let classes = digest.classes {
        cache.keep(Array(classes.reduced.utf8), as: key + Self.classesSuffix)
      }
    }
    return digest
  }

  /// Returns a text that changes if one of some modules changes, appears or disappears, or if the
  /// toolchain changes.
  mutating func fingerprint(of modules: [String]) -> String {
    guard !modules.isEmpty else { return "" }
    guard case .success(let toolchain) = toolchainResult() else { return "no toolchain" }
    let locator = ModuleLocator(searchPaths: options.searchPaths, toolchain: toolchain)
    return ContentHash(
      of: modules.map { module in
        locator.find(module).flatMap { cacheKey(of: module, $0, toolchain) } ?? "no \(module)"
      }
    ).text
  }

  /// Returns the cache key of a module: the version of the compiler for a module of the toolchain,
  /// and the content for any other.
  private func cacheKey(
    of module: String, _ found: ModuleLocator.Found, _ toolchain: Toolchain
  ) -> String? {
    let target = toolchain.target
    var hash = ContentHash(of: [
      module, target.compilerVersion, target.triple, toolchain.sdk ?? "", "\(found.isStandard)",
    ])
    if found.isStandard {
      hash.combine(found.path)
    } else {
      guard let content = FileManager.default.contents(atPath: found.path) else { return nil }
      hash.combine(Array(content))
    }
    return "\(module)-\(hash.text).swiftinterface"
  }
}
