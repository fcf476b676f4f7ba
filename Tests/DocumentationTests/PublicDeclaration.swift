import Foundation

/// A public function, initializer, subscript or property with code of its own.
struct PublicDeclaration {
  /// The path of the file, from the root of the package.
  let file: String
  /// The line of its name, from 1.
  let line: Int
  /// The line's text.
  let text: String
  /// The type that it is a member of; nil for a free function.
  let owner: String?
  /// Its documentation comment and its attributes.
  let preamble: String

  /// The types that only generated code, the compiler and the test frameworks call.
  private static let generated: Set = [
    "_ArgumentMatcher", "MockCore", "StubbingUse", "Listing", "Verifying", "MocksTrait",
    "NoncopyableArgument", "RecordedInvocation",
  ]

  /// Whether no test calls it: its name or that of its type begins with an underscore, or the comment says so.
  var isForGeneratedCode: Bool {
    if let owner, Self.generated.contains(owner) || owner.hasPrefix("_") { return true }
    return text.contains(/\b(func|var) _/) || preamble.contains("Generated code calls it.")
      || preamble.contains("unavailable")
  }

  /// Whether its comment has an example.
  var hasExample: Bool { !CommentExample.all(in: preamble, of: file).isEmpty }

  /// The declarations of a file.
  static func all(in text: String, of file: String) -> [PublicDeclaration] {
    let lines = text.components(separatedBy: "\n")
    return lines.indices.filter { isCode(lines[$0]) }.map { index in
      PublicDeclaration(
        file: file, line: index + 1, text: lines[index].trimmingCharacters(in: .whitespaces),
        owner: owner(of: index, in: lines), preamble: preamble(of: index, in: lines))
    }
  }

  private static func isCode(_ line: String) -> Bool {
    let code = /^ *(?:[a-z]+ )*?public (?:[a-z]+ )*?(func|init|subscript|var)\b/
    guard let match = line.firstMatch(of: code) else { return false }
    // A stored property has no code.
    return match.1 != "var" || line.contains("{")
  }

  private static func owner(of index: Int, in lines: [String]) -> String? {
    let depth = indentation(of: lines[index])
    for line in lines[..<index].reversed() where indentation(of: line) < depth {
      let type = /^ *(?:[a-z]+ )*(?:struct|enum|class|actor|protocol|extension) (\w+)/
      if let match = line.firstMatch(of: type) { return String(match.1) }
    }
    return nil
  }

  /// Returns the lines directly before a declaration, up to an empty line or the end of another one.
  private static func preamble(of index: Int, in lines: [String]) -> String {
    let before = lines[..<index].reversed().prefix { line in
      let text = line.trimmingCharacters(in: .whitespaces)
      return !text.isEmpty && !text.hasSuffix("}") && !text.hasSuffix("{") || text.hasPrefix("///")
    }
    return before.reversed().joined(separator: "\n")
  }

  private static func indentation(of line: String) -> Int {
    line.isEmpty ? .max : line.prefix { $0 == " " }.count
  }
}
