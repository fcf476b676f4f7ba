/// An absolute path without `.`, `..` or doubled slashes.
///
/// It is normalised as text alone: a symbolic link before a `..` is not followed.
package struct AbsolutePath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The path: `/`, or `/a/b` without a slash at the end.
  package let text: String

  /// Makes a path absolute.
  ///
  /// - Parameters:
  ///   - text: a path, absolute or not.
  ///   - base: what a relative path is relative to.
  package init(_ text: String, relativeTo base: AbsolutePath? = nil) {
    var components: [Substring] = []
    let full = text.utf8.first == UInt8(ascii: "/") ? text : (base?.text ?? "") + "/" + text
    for component in full.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) {
      switch component {
      case ".": continue
      case "..": _ = components.popLast()
      default: components.append(component)
      }
    }
    self.text = "/" + components.joined(separator: "/")
  }

  /// Creates a path of text that is normalized already, as `text` of another path is.
  package init(normal text: String) {
    self.text = text
  }

  /// The names from the root to the end.
  package var components: [String] {
    text.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// The last name; empty for the root.
  package var name: String { components.last ?? "" }

  /// The folder that holds it; the root for the root.
  package var parent: AbsolutePath { AbsolutePath(components.dropLast().joined(separator: "/")) }

  /// The path of something inside this folder.
  ///
  /// - Parameter relative: a relative path.
  /// - Returns: this path and that one after it.
  package func appending(_ relative: String) -> AbsolutePath {
    AbsolutePath(text + "/" + relative)
  }

  /// Returns the path of an entry of this folder.
  ///
  /// - Parameter name: The entry's name, which is no path: nothing in it is normalized.
  func appending(name: String) -> AbsolutePath {
    AbsolutePath(normal: text == "/" ? "/" + name : text + "/" + name)
  }

  /// The rest of this path below a folder, if it is the folder or inside it.
  ///
  /// - Parameter folder: the folder.
  /// - Returns: a relative path, empty for the folder itself.
  package func relative(to folder: AbsolutePath) -> String? {
    let mine = components
    let others = folder.components
    guard mine.starts(with: others) else { return nil }
    return mine.dropFirst(others.count).joined(separator: "/")
  }

  /// Returns the relative path that leads here from a folder, by way of `..` where it must.
  package func path(from folder: AbsolutePath) -> String {
    let (mine, others) = (components, folder.components)
    let shared = zip(mine, others).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: others.count - shared) + mine[shared...])
      .joined(separator: "/")
  }

  package var description: String { text }

  package static func < (left: AbsolutePath, right: AbsolutePath) -> Bool {
    // Texts that only look the same are different paths; the first test decides fast.
    left.text == right.text
      ? left.text.utf8.lexicographicallyPrecedes(right.text.utf8) : left.text < right.text
  }

  package static func == (left: AbsolutePath, right: AbsolutePath) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }
}
