import Foundation

/// The files that a configuration names: templates, headers, and sources of other folders.
///
/// A build has to know its inputs before the tool runs, and the plugin cannot read YAML. Therefore
/// every word of the configuration that is the path of a file or a folder counts, and so does each part of a line that
/// may be a path with spaces; an unrelated one does no harm. The folders around templates count as a whole, since
/// templates include others.
struct ConfigurationInputs {
  /// The files, including those in the folders, sorted.
  let files: [URL]

  /// Finds the files.
  ///
  /// - Parameter configuration: The configuration; paths are relative to its folder.
  init(of configuration: URL) {
    let text = (try? String(contentsOf: configuration, encoding: .utf8)) ?? ""
    let folder = configuration.deletingLastPathComponent()
    var found = Set(Self.files(in: folder).filter { Self.templates.contains($0.pathExtension) })
    for word in Self.words(of: text) {
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
      } else if Self.templates.contains(url.pathExtension) {
        let around = Self.files(in: url.deletingLastPathComponent())
        found.formUnion(around.filter { Self.templates.contains($0.pathExtension) })
      } else {
        found.insert(url)
      }
    }
    files = found.sorted { $0.path < $1.path }
  }

  /// Returns all parts of a configuration that may be a path, with spaces or without.
  private static func words(of text: String) -> Set<String> {
    let punctuation = CharacterSet(charactersIn: "[]{},\"'\n\r")
    var words: Set<String> = []
    for part in text.components(separatedBy: punctuation) {
      words.formUnion(part.components(separatedBy: .whitespaces))
      let afterKey = part.range(of: ": ").map { part[$0.upperBound...] } ?? part[...]
      let value = afterKey.trimmingCharacters(in: .whitespaces)
      words.insert(value)
      if value.hasPrefix("- ") { words.insert(String(value.dropFirst(2))) }
    }
    return words
  }

  private static let templates: Set = ["stencil", "swifttemplate"]

  private static func files(in folder: URL) -> [URL] {
    let kinds = templates.union(["swift", "h"])
    let all = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    return (all?.compactMap { $0 as? URL } ?? []).filter { kinds.contains($0.pathExtension) }
      .map(\.standardizedFileURL)
  }
}
