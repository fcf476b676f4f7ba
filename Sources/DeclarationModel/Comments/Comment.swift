/// A comment, without its delimiters.
package struct Comment {
  /// The lines, without one blank after the delimiter and all blanks at the end. A block loses
  /// empty first and last lines, and the asterisks in its margin.
  package let lines: [String]

  /// Reads a `//`, `///`, `/* */` or `/** */` comment.
  package init(_ text: String) {
    lines = text.hasPrefix("/*") ? Self.block(text) : [Self.line(text.drop { $0 == "/" })]
  }

  private static func line(_ text: Substring) -> String {
    let text = text.first == " " ? text.dropFirst() : text
    return trimmingEnd(text)
  }

  private static func block(_ text: String) -> [String] {
    var body = text.dropFirst(2).drop { $0 == "*" || $0 == "!" }
    if body.last == "/" { body = body.dropLast() }
    while body.last == "*" { body = body.dropLast() }
    var lines = body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(trimmingEnd)
    let margin = lines.dropFirst().filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let width = margin.min() ?? 0
    lines = lines.enumerated().map { index, text in
      if index == 0 { return line(text[...]) }
      let text = text.dropFirst(width)
      return text.first == "*" ? line(text.dropFirst()) : String(text)
    }
    while lines.first == "" { lines.removeFirst() }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func trimmingEnd(_ text: Substring) -> String {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
