import Basics

/// A path with wildcards: `*`, `?` and `[a-z]` match characters of a name, and `**` matches any
/// folders. Braces have been expanded before.
///
/// As in a shell, a wildcard does not match the leading dot of a hidden entry.
struct PathGlob: Sendable {
  /// A folder to search, and the component of the pattern that its entries must match.
  struct Step: Sendable, Hashable {
    var folder: AbsolutePath
    var component: Int
  }

  /// The result of matching an entry with the pattern.
  struct Result: Sendable {
    /// Whether the entry matches the whole pattern.
    var isMatch = false
    /// The components that the entries of the entry must match, if it is a folder.
    var components: [Int] = []
  }

  /// The folder before the first wildcard.
  let start: AbsolutePath
  private let components: [Glob]

  /// Creates a glob from a path.
  init(_ pattern: AbsolutePath) {
    let all = pattern.components
    let literal = all.prefix { Glob($0).isLiteral }.count
    start = AbsolutePath(all.prefix(literal).joined(separator: "/"))
    components = all.dropFirst(literal).map { Glob($0) }
  }

  /// Matches an entry of a folder with the pattern.
  func advance(_ index: Int, over entry: FolderEntry) -> Result {
    var result = Result()
    let isHidden = entry.name.hasPrefix(".")
    let isFolder = entry.kind == .folder
    var index = index
    while index < components.count {
      let component = components[index]
      let isLast = index == components.count - 1
      if component.pattern == "**" {
        // Links to folders are not followed, since they may form a cycle; shells do the same.
        if isFolder, !isHidden, !entry.isLink { result.components.append(index) }
        if isLast, !isFolder, !isHidden { result.isMatch = true }
        index += 1
        continue
      }
      let mayMatch = !isHidden || component.pattern.hasPrefix(".")
      if mayMatch, component.matches(entry.name) {
        if isLast {
          result.isMatch = true
        } else if isFolder {
          result.components.append(index + 1)
        }
      }
      break
    }
    return result
  }
}

extension AbsolutePath {
  /// The path without its first component with a wildcard and all that follows.
  package var beforeWildcards: AbsolutePath { PathGlob(self).start }

  /// Returns whether a pattern matches the path, or a folder that contains it.
  ///
  /// - Parameter pattern: A path that may have wildcards.
  package func isCovered(by pattern: AbsolutePath) -> Bool {
    let glob = PathGlob(pattern)
    guard relative(to: glob.start) != nil else { return false }
    if glob.start == pattern { return true }
    let names = components.dropFirst(glob.start.components.count)
    var open: Set<Int> = [0]
    for (index, name) in zip(names.indices, names) {
      let kind = index == names.endIndex - 1 ? FileKind.file : .folder
      let entry = FolderEntry(name: name, kind: kind, isLink: false)
      let results = open.map { glob.advance($0, over: entry) }
      if results.contains(where: \.isMatch) { return true }
      open = Set(results.flatMap(\.components))
    }
    return false
  }
}
