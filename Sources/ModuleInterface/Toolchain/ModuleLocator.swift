import Foundation

/// Finds the files of compiled modules.
struct ModuleLocator: Sendable {
  /// A compiled module.
  struct Found: Sendable {
    /// Its file.
    var path: String
    /// The search path in which it is.
    var folder: String
    /// Whether it came with the toolchain or the system.
    var isStandard: Bool
  }

  /// The folders to search, in order.
  private let folders: [(path: String, isStandard: Bool)]
  /// The architecture, which names files inside a module's folder.
  private let architecture: String

  /// Prepares to search.
  ///
  /// - Parameters:
  ///   - searchPaths: The user's folders, which go first.
  ///   - toolchain: Whose modules are known without being asked for.
  init(searchPaths: [String], toolchain: Toolchain) {
    let system =
      toolchain.target.importPaths
      + (toolchain.sdk.map { ["\($0)/usr/lib/swift", "\($0)/System/Library/Frameworks"] } ?? [])
    folders = searchPaths.map { ($0, false) } + system.map { ($0, true) }
    architecture = String(toolchain.target.triple.prefix { $0 != "-" })
  }

  /// The file of a module; nil if there is none, or it is none of Swift.
  func find(_ module: String) -> Found? {
    for (folder, isStandard) in folders {
      let places = [
        "\(folder)/\(module).swiftmodule", "\(folder)/\(module).swiftinterface",
        "\(folder)/\(module).framework/Modules/\(module).swiftmodule",
      ]
      for place in places {
        if let path = file(place) {
          return Found(path: path, folder: folder, isStandard: isStandard)
        }
      }
    }
    return nil
  }

  /// A file, or that of this architecture in a folder.
  private func file(_ path: String) -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { return path }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    // `arm64` stands for `arm64e` too.
    let fitting = names.filter { $0.hasPrefix(architecture) && !$0.contains(".private.") }
    let name =
      fitting.first { $0.hasSuffix(".swiftmodule") }
      ?? fitting.first { $0.hasSuffix(".swiftinterface") }
    return name.map { "\(path)/\($0)" }
  }
}

/// Where a name is declared.
struct ModulePlace: Sendable {
  /// The module that declares it.
  var module: String
  /// The name there.
  var name: String
  /// The module to import for it.
  var origin: String
}
