import Foundation

/// Finds the files of compiled modules.
struct ModuleLocator: Sendable {
  /// A compiled module.
  struct Found: Sendable {
    /// The file.
    var path: String
    /// The search path that contains the module.
    var folder: String
    /// Whether the module comes with the toolchain or the system.
    var isStandard: Bool
  }

  /// The folders to search, in order.
  private let folders: [(path: String, isStandard: Bool)]
  /// The architecture, which is part of the names of files in the folder of a module.
  private let architecture: String

  /// Creates a locator.
  ///
  /// - Parameters:
  ///   - searchPaths: The folders to search first.
  ///   - toolchain: The toolchain, whose modules are found without a search path.
  init(searchPaths: [String], toolchain: Toolchain) {
    let system =
      toolchain.target.importPaths
      + (toolchain.sdk.map { ["\($0)/usr/lib/swift", "\($0)/System/Library/Frameworks"] } ?? [])
    folders = searchPaths.map { ($0, false) } + system.map { ($0, true) }
    architecture = String(toolchain.target.triple.prefix { $0 != "-" })
  }

  /// Returns the file of a module; nil if there is none, or if it is not a Swift module.
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

  /// Returns a file, or the one for this architecture in a folder.
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

/// The place where a name is declared.
struct ModulePlace: Sendable {
  /// The module that declares the name.
  var module: String
  /// The name in the module.
  var name: String
  /// The module to import.
  var origin: String
}
