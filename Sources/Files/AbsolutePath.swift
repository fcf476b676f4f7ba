import Foundation

/// An absolute path without `.`, `..` or doubled slashes.
///
/// The path is normalized as text: a symbolic link before a `..` is not followed.
package struct AbsolutePath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The path: `/`, or `/a/b` without a trailing slash.
  package let text: String

  /// Creates an absolute path.
  ///
  /// - Parameters:
  ///   - text: A path, absolute or relative.
  ///   - base: The folder that a relative path is relative to.
  package init(_ text: String, relativeTo base: AbsolutePath? = nil) {
    let full = text.utf8.first == UInt8(ascii: "/") ? text : (base?.text ?? "") + "/" + text
    self.text = Self.isNormal(full) ? full : Self.normalized(full)
  }

  /// Returns whether no name in a path is empty or begins with a dot, so that nothing is to be done.
  private static func isNormal(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if last == UInt8(ascii: "/"), byte == last || byte == UInt8(ascii: ".") { return false }
      last = byte
    }
    return last != UInt8(ascii: "/") || text.utf8.count == 1
  }

  private static func normalized(_ text: String) -> String {
    var components: [Substring] = []
    for component in text.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init) {
      switch component {
      case ".": continue
      case "..": _ = components.popLast()
      default: components.append(component)
      }
    }
    return "/" + components.joined(separator: "/")
  }

  /// Creates a path from text that is normalized already, such as `text` of another path.
  package init(normal text: String) {
    self.text = text
  }

  /// The names from the root to the end.
  package var components: [String] {
    text.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }

  /// The last name; empty for the root.
  package var name: String {
    let start = text.utf8.lastIndex(of: UInt8(ascii: "/")).map(text.utf8.index(after:))
    return String(text[(start ?? text.startIndex)...])
  }

  /// The folder that contains the path; for the root, the root itself.
  package var parent: AbsolutePath {
    guard let end = text.utf8.lastIndex(of: UInt8(ascii: "/")), end != text.startIndex else {
      return AbsolutePath(normal: "/")
    }
    return AbsolutePath(normal: String(text[..<end]))
  }

  /// Returns the path of a file or folder inside this folder.
  ///
  /// - Parameter relative: A relative path.
  /// - Returns: This path followed by the relative one.
  package func appending(_ relative: String) -> AbsolutePath {
    AbsolutePath(text + "/" + relative)
  }

  /// Returns the path of an entry of this folder.
  ///
  /// - Parameter name: The name of the entry; unlike a path, it is not normalized.
  func appending(name: String) -> AbsolutePath {
    AbsolutePath(normal: text == "/" ? "/" + name : text + "/" + name)
  }

  /// Returns this path relative to a folder; nil if it is neither the folder nor inside it.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: A relative path; empty for the folder itself.
  package func relative(to folder: AbsolutePath) -> String? {
    let mine = components
    let others = folder.components
    guard mine.starts(with: others) else { return nil }
    return mine.dropFirst(others.count).joined(separator: "/")
  }

  /// Returns the relative path from a folder to this path, with `..` if necessary.
  package func path(from folder: AbsolutePath) -> String {
    let (mine, others) = (components, folder.components)
    let shared = zip(mine, others).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: others.count - shared) + mine[shared...])
      .joined(separator: "/")
  }

  package var description: String { text }

  package static func < (left: AbsolutePath, right: AbsolutePath) -> Bool {
    if left.isASCII, right.isASCII { return left.order(to: right) < 0 }
    // Strings that are canonically equivalent but have different bytes are different paths; `==` on
    // strings is only a fast first test.
    return left.text == right.text ? left.order(to: right) < 0 : left.text < right.text
  }

  package static func == (left: AbsolutePath, right: AbsolutePath) -> Bool {
    left.order(to: right) == 0
  }

  /// Whether no character of the path has another form of the same meaning.
  package var isASCII: Bool { text.utf16.count == text.utf8.count }

  /// Returns a negative number if the bytes of this path are before those of another, zero if they are the same.
  private func order(to other: AbsolutePath) -> Int {
    let order = text.orderOfStart(comparedTo: other.text)
    return order == 0 ? text.utf8.count - other.text.utf8.count : order
  }
}

extension String {
  /// Returns a negative number if the bytes of the text are before those of another one, zero if one text begins with the
  /// other. The sequences of the standard library compare element by element.
  func orderOfStart(comparedTo other: String) -> Int {
    let order = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { others -> Int in
        guard let start = mine.baseAddress, let otherStart = others.baseAddress else { return 0 }
        return Int(memcmp(start, otherStart, min(mine.count, others.count)))
      }
    }
    if case let order?? = order { return order }
    // A text of Foundation may not lie in one place.
    return zip(utf8, other.utf8).lazy.map { Int($0) - Int($1) }.first { $0 != 0 } ?? 0
  }
}
