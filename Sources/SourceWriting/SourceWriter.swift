/// Source text in the making: lines at an indentation.
package struct SourceWriter {
  private var lines: [String] = []
  private var indentation = 0

  /// Makes an empty text.
  package init() {}

  /// The text, with one line end at its end.
  package var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds a line.
  package mutating func line(_ text: String) {
    lines.append(text.isEmpty ? "" : String(repeating: " ", count: indentation) + text)
  }

  /// Adds a blank line, unless there is one or a block has just begun.
  package mutating func blank() {
    guard let last = lines.last, !last.isEmpty, !last.hasSuffix("{") else { return }
    let start = last.drop { $0 == " " }
    guard !["#if ", "#elseif ", "#else"].contains(where: start.hasPrefix) else { return }
    lines.append("")
  }

  /// Adds a statement, broken if it is too long.
  package mutating func statement(_ statement: WrappableLine) {
    lines += statement.lines(indentedBy: indentation)
  }

  /// Adds a statement that opens a brace, what belongs between the braces, and the closing brace.
  package mutating func block(_ opening: WrappableLine, _ body: (inout SourceWriter) -> Void) {
    var opening = opening
    opening.add(" {")
    statement(opening)
    indented(body)
    line("}")
  }

  /// Adds lines that are indented by one more level.
  package mutating func indented(_ body: (inout SourceWriter) -> Void) {
    indentation += 2
    body(&self)
    indentation -= 2
  }
}

/// What every generated file begins with.
package struct FileHeader {
  /// The line by which a generated file is known for one.
  package static let marker = "\(GeneratedMarker.own). Do not edit; run it again instead."

  /// The lines of the header, with their line ends.
  package static var text: String {
    var source = SourceWriter()
    source.add(FileHeader())
    return source.text
  }

  /// Makes a header.
  package init() {}
}

extension SourceWriter {
  /// Adds a header: the marker, and what keeps formatters and linters away.
  package mutating func add(_ header: FileHeader) {
    line(FileHeader.marker)
    line("// swift-format-ignore-file")
    line("// swiftlint:disable all")
  }
}
