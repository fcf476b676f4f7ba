import Foundation

/// The module maps of C targets that a package was built with.
///
/// A Swift module that imports a C target of its package can be loaded only with that target's
/// module map. SwiftPM says where they are in the manifest of its build.
struct ClangModuleMaps {
  /// The compiler's arguments, sorted.
  let arguments: [String]

  /// Reads the manifest of the build that a search path is of: `.build/debug/Modules` has
  /// `.build/debug.yaml`.
  ///
  /// Two builds may have a map of one name each, and the compiler takes one, so that it is the
  /// build of the module which counts.
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
