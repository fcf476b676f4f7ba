import EndToEndSupport
import Foundation

/// An indented example in a documentation comment, and what the comment is of.
struct CommentExample: Hashable {
  /// The path of the file, from the root of the package.
  let file: String
  /// The line of its first line, from 1.
  let line: Int
  /// The code, without the comment's marks.
  let text: String

  /// The examples of a file.
  static func all(in text: String, of file: String) -> [CommentExample] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let code = lines.map { line in
      let trimmed = line.drop { $0 == " " }
      return trimmed.hasPrefix("///     ") ? String(trimmed.dropFirst(8)) : nil
    }
    // Indented lines without an empty line before them continue a list.
    let starts = lines.indices.dropFirst().filter { index in
      code[index] != nil && lines[index - 1].drop { $0 == " " } == "///"
    }
    return starts.map { start in
      let block = code[start...].prefix { $0 != nil }.compactMap { $0 }
      return CommentExample(
        file: file, line: start + 1, text: block.joined(separator: "\n"))
    }
  }

  /// The example as declarations of a file.
  var declaration: String {
    let place = "#sourceLocation(file: \"\(file)\", line: \(line))\n"
    if text.hasPrefix("@") { return "\(place)\(text)\n#sourceLocation()\n" }
    let (types, code) = parts
    let isInStub = code.hasPrefix("when(")
    let body = isInStub ? "stub(repository) { stub in\n\(place)\(code)\n}" : place + code
    return """
      \(types.isEmpty ? "" : "\(place)\(types)\n#sourceLocation()")
      extension Names {
      func example\(abs(hashValue))() async throws {
      \(body)
      #sourceLocation()
      }
      }

      """
  }

  /// The extension that it starts with, which has no place in a function, and what comes after it.
  private var parts: (types: String, code: String) {
    guard text.hasPrefix("extension "), let end = text.range(of: "\n}") else { return ("", text) }
    return (String(text[..<end.upperBound]), String(text[end.upperBound...]))
  }
}
