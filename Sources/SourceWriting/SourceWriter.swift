/// Source text in the making: lines at an indentation.
package struct SourceWriter {
  /// What a blank line after a line depends on.
  private enum Line {
    case none, blank, opening, plain
  }

  private var buffer = ""
  private var last = Line.none
  private var indentation: Int

  /// Makes an empty text.
  ///
  /// - Parameter levels: How many levels its lines are indented by.
  package init(indentedBy levels: Int = 0) {
    indentation = levels * 2
  }

  /// The text, with one line end at its end.
  package var text: String { buffer.isEmpty ? "\n" : buffer }

  /// Adds a line.
  package mutating func line(_ text: String) {
    if !text.isEmpty {
      buffer += Margin.spaces(indentation)
      buffer += text
    }
    buffer += "\n"
    note(text)
  }

  /// Adds a blank line, unless there is one or a block has just begun.
  package mutating func blank() {
    guard last == .plain else { return }
    buffer += "\n"
    last = .blank
  }

  /// Adds a statement, broken if it is too long.
  package mutating func statement(_ statement: WrappableLine) {
    if statement.fits(indentedBy: indentation) {
      buffer += Margin.spaces(indentation)
      statement.write(to: &buffer)
      buffer += "\n"
      last = statement.opensBlock ? .opening : .plain
    } else {
      for line in statement.brokenLines(indentedBy: indentation) {
        buffer += line
        buffer += "\n"
        note(line)
      }
    }
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

  /// Adds the lines of another text, which has their indentation.
  package mutating func append(_ other: SourceWriter) {
    guard other.last != .none else { return }
    buffer += other.buffer
    last = other.last
  }

  private mutating func note(_ line: String) {
    guard let end = line.utf8.last else {
      last = .blank
      return
    }
    last = end == UInt8(ascii: "{") || Self.isDirective(line) ? .opening : .plain
  }

  /// Whether a line begins a clause of an `#if` block.
  private static func isDirective(_ line: String) -> Bool {
    let start = line.utf8.drop { $0 == UInt8(ascii: " ") }
    guard start.first == UInt8(ascii: "#") else { return false }
    return ["#if ", "#elseif ", "#else"].contains { start.starts(with: $0.utf8) }
  }
}

/// The spaces that lines begin with.
enum Margin {
  private static let all = (0...64).map { String(repeating: " ", count: $0) }

  /// Returns some spaces.
  static func spaces(_ count: Int) -> String {
    count < all.count ? all[count] : String(repeating: " ", count: count)
  }
}
