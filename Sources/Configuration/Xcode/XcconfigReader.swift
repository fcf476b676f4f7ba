import DeclarationModel
import Files

/// Reads files with build settings.
struct XcconfigReader {
  let fileSystem: any FileSystem

  /// Returns the assignments in a file and in the files that it includes, in order; a missing file has none.
  func assignments(in file: AbsolutePath) -> [(key: String, value: String)] {
    assignments(in: file, including: [])
  }

  private func assignments(
    in file: AbsolutePath, including outer: [AbsolutePath]
  ) -> [(key: String, value: String)] {
    guard !outer.contains(file), let bytes = try? fileSystem.read(file) else { return [] }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.flatMap { line -> [(key: String, value: String)] in
      let text = Self.withoutComment(line)
      if text.hasPrefix("#include") {
        let words = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard words.count > 1 else { return [] }
        var path = AbsolutePath(String(words[1]), relativeTo: file.parent)
        // Xcode adds the extension.
        if !path.name.hasSuffix(".xcconfig"), fileSystem.kind(of: path) != .file {
          path = path.parent.appending(path.name + ".xcconfig")
        }
        return assignments(in: path, including: outer + [file])
      }
      // The assignment is at the first `=` outside of conditions.
      var depth = 0
      let equals = text.indices.first { index in
        if text[index] == "[" { depth += 1 }
        if text[index] == "]" { depth -= 1 }
        return depth == 0 && text[index] == "="
      }
      guard let equals else { return [] }
      var value = text[text.index(after: equals)...].trimmingBlanks
      // Xcode ignores a semicolon at the end.
      while value.last == ";" { value = value.dropLast().trimmingBlanks }
      return [(key: String(text[..<equals].trimmingBlanks), value: String(value))]
    }
  }

  private static func withoutComment(_ line: Substring) -> String {
    let start = zip(line.indices, line.indices.dropFirst())
      .first { line[$0.0] == "/" && line[$0.1] == "/" }
    return String((start.map { line[..<$0.0] } ?? line).trimmingBlanks)
  }
}
