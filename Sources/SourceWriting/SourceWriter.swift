/// Source text in the making: lines at an indentation.
package struct SourceWriter {
  /// What a blank line after a line depends on.
  private enum Line {
    case none, blank, opening, plain
    /// A whole declaration.
    case compact
  }

  private var buffer = ""
  private var last = Line.none
  private var indentation: Int
  /// The number of lines that are not blank.
  private var count = 0
  /// Whether there is nothing but a declaration in one line.
  private var isCompact = false

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
    guard last == .plain || last == .compact else { return }
    buffer += "\n"
    last = .blank
  }

  /// Adds a statement, broken if it is too long.
  package mutating func statement(_ statement: WrappableLine) {
    if statement.fits(indentedBy: indentation) {
      buffer += Margin.spaces(indentation)
      statement.write(to: &buffer)
      buffer += "\n"
      note(statement.opensBlock ? .opening : .plain)
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

  /// Adds a declaration: with its body in the line of the opening brace if that is not too long, else as a block.
  ///
  /// - Parameters:
  ///   - opening: What stands before the brace.
  ///   - limit: How many lines of the body may be joined: one statement, or a getter and a setter.
  ///   - body: Writes the body.
  package mutating func declaration(
    _ opening: WrappableLine, joining limit: Int = 1, _ body: (inout SourceWriter) -> Void
  ) {
    var inner = SourceWriter()
    inner.indentation = indentation + 2
    body(&inner)
    if inner.count <= limit {
      let ending = " { \(inner.joinedLines) }"
      if let lines = opening.lines(indentedBy: indentation, endingWith: ending) {
        let isFirst = count == 0
        for line in lines {
          buffer += line
          buffer += "\n"
        }
        count += lines.count
        last = lines.count == 1 ? .compact : .plain
        isCompact = isFirst && lines.count == 1
        return
      }
    }
    var opening = opening
    opening.add(" {")
    statement(opening)
    append(inner)
    line("}")
  }

  /// Adds one of several declarations: after a blank line, unless it and the one before are lines.
  package mutating func member(_ write: (inout SourceWriter) -> Void) {
    var member = SourceWriter()
    member.indentation = indentation
    write(&member)
    if last != .compact || !member.isCompact { blank() }
    append(member)
  }

  /// The lines, in one line and without indentation.
  private var joinedLines: String {
    buffer.split(separator: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: " ")
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
    count += other.count
    isCompact = false
  }

  private mutating func note(_ line: String) {
    guard let end = line.utf8.last else {
      last = .blank
      return
    }
    note(end == UInt8(ascii: "{") || Self.isDirective(line) ? .opening : .plain)
  }

  private mutating func note(_ line: Line) {
    last = line
    count += 1
    isCompact = false
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
