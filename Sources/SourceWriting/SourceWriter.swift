/// Builds source text from indented lines.
package struct SourceWriter {
  /// The kind of the last line, which decides about blank lines after it.
  private enum Line {
    case none, blank, opening, plain
    /// A complete declaration.
    case compact
  }

  private var buffer = ""
  /// The bytes of the text before the buffer.
  private var settled: [UInt8] = []
  private var last = Line.none
  private var indentation: Int
  /// The number of lines that are not blank.
  private var count = 0
  /// Whether the text consists of one declaration on one line.
  private var isCompact = false

  /// Creates an empty text.
  ///
  /// - Parameter levels: The number of levels by which its lines are indented.
  package init(indentedBy levels: Int = 0) {
    indentation = levels * 2
  }

  /// The text, with one line break at its end.
  package var text: String {
    let text = settled.isEmpty ? buffer : String(decoding: settled, as: UTF8.self) + buffer
    return text.isEmpty ? "\n" : text
  }

  /// The number of bytes so far, UTF-8.
  package var size: Int { settled.count + buffer.utf8.count }

  /// Keeps the text so far as bytes alone: a file may be large, and would be in memory twice when its bytes are asked for.
  ///
  /// - Parameter rest: About how many bytes follow.
  package mutating func settle(before rest: Int) {
    if settled.capacity < size + rest { settled.reserveCapacity(size + rest + rest / 8) }
    settled += buffer.utf8
    buffer = ""
  }

  /// Returns the bytes of the text, UTF-8, without a copy of them; the writer is empty then.
  package mutating func finish() -> [UInt8] {
    settle(before: 0)
    var bytes: [UInt8] = []
    swap(&bytes, &settled)
    return bytes
  }

  /// Adds a line.
  package mutating func line(_ text: String) {
    if !text.isEmpty {
      buffer += Margin.spaces(indentation)
      buffer += text
    }
    buffer += "\n"
    note(text)
  }

  /// Adds a blank line, unless the previous line is blank or opens a block.
  package mutating func blank() {
    guard last == .plain || last == .compact else { return }
    buffer += "\n"
    last = .blank
  }

  /// Adds a statement, broken into lines if it is too long.
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

  /// Adds a statement with an opening brace, the lines between the braces, and the closing brace.
  package mutating func block(_ opening: WrappableLine, _ body: (inout SourceWriter) -> Void) {
    var opening = opening
    opening.add(" {")
    statement(opening)
    indented(body)
    line("}")
  }

  /// Adds a declaration: on one line if it is short enough, or else as a block.
  ///
  /// - Parameters:
  ///   - opening: The declaration up to the brace.
  ///   - limit: The maximum number of lines of the body that may be joined: one statement, or a
  ///     getter and a setter.
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

  /// Adds one of several declarations, separated by a blank line unless it and the previous one are
  /// single lines.
  package mutating func member(_ write: (inout SourceWriter) -> Void) {
    var member = SourceWriter()
    member.indentation = indentation
    write(&member)
    if last != .compact || !member.isCompact { blank() }
    append(member)
  }

  /// The lines, joined without indentation.
  private var joinedLines: String {
    var text: [UInt8] = []
    text.reserveCapacity(buffer.utf8.count)
    var isAtStart = false
    for byte in buffer.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): isAtStart = true
      case UInt8(ascii: " ") where isAtStart || text.isEmpty: continue
      default:
        if isAtStart, !text.isEmpty { text.append(UInt8(ascii: " ")) }
        isAtStart = false
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Adds lines that are indented by one level.
  package mutating func indented(_ body: (inout SourceWriter) -> Void) {
    indentation += 2
    body(&self)
    indentation -= 2
  }

  /// Adds the lines of another text, which are indented already.
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

  /// Returns whether a line begins a clause of an `#if` block.
  private static func isDirective(_ line: String) -> Bool {
    let start = line.utf8.drop { $0 == UInt8(ascii: " ") }
    guard start.first == UInt8(ascii: "#") else { return false }
    return ["#if ", "#elseif ", "#else"].contains { start.starts(with: $0.utf8) }
  }
}

/// The indentation of lines.
enum Margin {
  private static let all = (0...64).map { String(repeating: " ", count: $0) }

  /// Returns some spaces.
  static func spaces(_ count: Int) -> String {
    count < all.count ? all[count] : String(repeating: " ", count: count)
  }
}
