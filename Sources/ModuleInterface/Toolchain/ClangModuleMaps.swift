import Foundation

/// The module maps of the C targets in a build.
///
/// A Swift module that imports a C target of its package can only be loaded with the module map of
/// that target. SwiftPM lists the module maps in the manifest of its build.
struct ClangModuleMaps {
  /// The arguments for the compiler, sorted.
  let arguments: [String]

  /// Reads the manifest of the build that a search path belongs to: `.build/debug.yaml` for
  /// `.build/debug/Modules`.
  ///
  /// Two builds may each have a module map with the same name, and the compiler uses only one, so
  /// only the build of the module is read.
  init(searchPath: String) {
    let maps = Self.manifest(of: searchPath).map(Self.maps) ?? []
    arguments = maps.flatMap { ["-Xcc", $0] }
  }

  private static func manifest(of searchPath: String) -> String? {
    let folder = URL(fileURLWithPath: searchPath).resolvingSymlinksInPath()
    guard folder.lastPathComponent == "Modules" else { return nil }
    let build = folder.deletingLastPathComponent()
    let root = build.deletingLastPathComponent().deletingLastPathComponent()
    return root.appendingPathComponent(build.lastPathComponent + ".yaml").path
  }

  private static func maps(in manifest: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: manifest) else { return [] }
    let marker = Data("\"-fmodule-map-file=".utf8)
    var maps: Set<String> = []
    var rest = data[...]
    while let start = rest.range(of: marker),
      let end = rest[start.upperBound...].firstIndex(of: 0x22)
    {
      maps.insert(String(decoding: rest[(start.lowerBound + 1)..<end], as: UTF8.self))
      rest = rest[end...]
    }
    return maps.sorted()
  }
}
