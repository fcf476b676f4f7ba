/// The difference of two texts in the form that `git apply` and `patch` read.
package struct UnifiedDiff: Sendable {
  /// The text; empty if nothing differs.
  package let text: String

  /// Creates the difference of two texts.
  ///
  /// - Parameters:
  ///   - path: The path of the file, relative to the folder in which the difference will be
  ///     applied. An absolute path is written relative to the root, as git does.
  ///   - old: The old bytes; nil if the file does not exist.
  ///   - new: The new bytes; nil if the file will not exist.
  /// - Complexity: O(*n* · *m*) for *n* lines and *m* differences, without the common lines at both
  ///   ends.
  package init(path: String, old: [UInt8]?, new: [UInt8]?) {
    guard old != new else {
      text = ""
      return
    }
    let slash = path.hasPrefix("/") ? "" : "/"
    var result = "--- \(Self.name("a\(slash)\(path)", old == nil))\n"
    result += "+++ \(Self.name("b\(slash)\(path)", new == nil))\n"
    for hunk in DiffHunk.hunks(from: old ?? [], to: new ?? []) { result += hunk.text }
    text = result
  }

  /// Returns the name of a file as git writes it, quoted if necessary.
  private static func name(_ path: String, _ isAbsent: Bool) -> String {
    guard !isAbsent else { return "/dev/null" }
    var quoted = ""
    var mustQuote = false
    for scalar in path.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted += "\\\(scalar)"
        mustQuote = true
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let octal = String(scalar.value, radix: 8)
        quoted += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
        mustQuote = true
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    if mustQuote { return "\"\(quoted)\"" }
    // A tab terminates a name that contains spaces.
    return path + (path.contains(" ") ? "\t" : "")
  }
}
