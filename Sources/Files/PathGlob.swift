import Basics

/// A path in which `*`, `?` and `[a-z]` stand for characters of a name, and `**` for any folders; braces are expanded
/// before.
///
/// As in a shell, a wildcard does not stand for the dot that hides an entry.
struct PathGlob: Sendable {
  /// A folder that is looked through, and the component of the pattern its entries must fit.
  struct Step: Sendable, Hashable {
    var folder: AbsolutePath
    var component: Int
  }

  /// What an entry is to the pattern.
  struct Result: Sendable {
    /// Whether the whole pattern fits it.
    var isMatch = false
    /// The components that entries of it must fit, if it is a folder.
    var components: [Int] = []
  }

  /// The folder before the first wildcard.
  let start: AbsolutePath
  private let components: [Glob]

  /// Makes a glob of a path.
  init(_ pattern: AbsolutePath) {
    let all = pattern.components
    let literal = all.prefix { Glob($0).isLiteral }.count
    start = AbsolutePath(all.prefix(literal).joined(separator: "/"))
    components = all.dropFirst(literal).map { Glob($0) }
  }

  /// Fits an entry of a folder to the pattern.
  func advance(_ index: Int, over entry: FolderEntry) -> Result {
    var result = Result()
    let isHidden = entry.name.hasPrefix(".")
    let isFolder = entry.kind == .folder
    var index = index
    while index < components.count {
      let component = components[index]
      let isLast = index == components.count - 1
      if component.pattern == "**" {
        // Links are not followed, lest they lead back; this is what shells do, too.
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
