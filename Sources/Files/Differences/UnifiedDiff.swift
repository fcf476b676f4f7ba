/// The difference of two texts in the form that `git apply` and `patch` read.
package struct UnifiedDiff: Sendable {
  /// The text; empty if nothing differs.
  package let text: String

  /// Makes a difference.
  ///
  /// - Parameters:
  ///   - path: the file's path from where the difference will be applied.
  ///   - old: what is there; nothing for a file that is missing.
  ///   - new: what shall be there; nothing for a file that shall be missing.
  /// - Complexity: lines × differences, after what both ends share is cut off.
  package init(path: String, old: [UInt8]?, new: [UInt8]?) {
    guard old != new else {
      text = ""
      return
    }
    var result = "--- \(Self.name("a/", path, old == nil))\n"
    result += "+++ \(Self.name("b/", path, new == nil))\n"
    for hunk in DiffHunk.hunks(from: old ?? [], to: new ?? []) { result += hunk.text }
    text = result
  }

  /// A file's name as git writes it, quoted where it must be.
  private static func name(_ prefix: String, _ path: String, _ isAbsent: Bool) -> String {
    guard !isAbsent else { return "/dev/null" }
    var quoted = ""
    var mustQuote = false
    for scalar in (prefix + path).unicodeScalars {
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
    // A tab ends a name that has spaces in it.
    return prefix + path + (path.contains(" ") ? "\t" : "")
  }
}
