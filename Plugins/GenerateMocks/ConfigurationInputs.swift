import Foundation

/// The files that a configuration names: templates, headers, and sources of other folders.
///
/// A build has to know its inputs before the tool runs, and the plugin cannot read YAML. Therefore
/// every word of the configuration that is the path of a file or a folder counts; an unrelated one
/// does no harm.
struct ConfigurationInputs {
  /// The files, including those in the folders, sorted.
  let files: [URL]

  /// Finds the files.
  ///
  /// - Parameter configuration: The configuration; paths are relative to its folder.
  init(of configuration: URL) {
    let separators = CharacterSet.whitespacesAndNewlines.union(
      CharacterSet(charactersIn: "[]{},\"'"))
    let text = (try? String(contentsOf: configuration, encoding: .utf8)) ?? ""
    let folder = configuration.deletingLastPathComponent()
    var found: Set<URL> = []
    for word in Set(text.components(separatedBy: separators)) {
      // For a glob, the folder before the wildcard counts.
      let isGlob = word.contains("*") || word.contains("?")
      let path =
        isGlob ? word[..<(word.firstIndex { "*?".contains($0) } ?? word.endIndex)] : word[...]
      let plain = isGlob ? path[..<(path.lastIndex(of: "/") ?? path.startIndex)] : path
      // A word that consists of dots would be a folder around all others.
      guard plain.contains(where: { $0 != "." && $0 != "/" }) else { continue }
      let url = URL(fileURLWithPath: String(plain), relativeTo: folder).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
        continue
      }
      if isFolder.boolValue {
        found.formUnion(Self.files(in: url))
      } else {
        found.insert(url)
      }
    }
    files = found.sorted { $0.path < $1.path }
  }

  private static func files(in folder: URL) -> [URL] {
    let kinds: Set = ["swift", "h", "stencil", "swifttemplate"]
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (all?.compactMap { $0 as? URL } ?? []).filter { kinds.contains($0.pathExtension) }
      .map(\.standardizedFileURL)
  }
}
