/// A line of code that can be broken at its lists if it is too long.
///
///     @discardableResult func profile(
///       id: @autoclosure () -> Int?
///     ) -> Use.ThrowingAsyncMethod<Int, User, any Error> { mock._method(id) }
package struct WrappableLine {
  /// A part of a line.
  fileprivate enum Piece {
    /// Text that is never broken.
    case text(String)
    /// A list that is written on one line, or with its items on separate lines.
    case list(List)
  }

  /// A list in brackets, such as `(a, b)` or `<T, U>`.
  fileprivate struct List {
    var open: String
    var items: [String]
    var close: String
    /// Whether the closing bracket of a broken list stands on its own line, as in declarations.
    var closesOnOwnLine: Bool
  }

  private static let width = 100
  private var pieces: [Piece] = []

  /// Creates a line from text that is never broken.
  package init(_ text: String = "") {
    add(text)
  }

  /// Adds text that is never broken.
  package mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    pieces.append(.text(text))
  }

  /// Returns this statement followed by another one.
  package func appending(_ other: WrappableLine) -> WrappableLine {
    var statement = self
    statement.pieces += other.pieces
    return statement
  }

  /// Adds the parameters or generic arguments of a declaration.
  package mutating func addDeclaration(_ open: String, _ items: [String], _ close: String) {
    pieces.append(.list(List(open: open, items: items, close: close, closesOnOwnLine: true)))
  }

  /// Adds the arguments of a call.
  package mutating func addCall(_ items: [String]) {
    pieces.append(.list(List(open: "(", items: items, close: ")", closesOnOwnLine: false)))
  }

  /// Returns whether the statement fits into one line.
  func fits(indentedBy indentation: Int) -> Bool {
    var bytes = indentation
    for piece in pieces {
      bytes += piece.byteCount
      // A text never has more characters than bytes; outside of ASCII, the characters have to be
      // counted.
      if bytes > WrappableLine.width {
        return !pieces.allSatisfy(\.isASCII) && !isTooLong(flat(indentedBy: indentation))
      }
    }
    return bytes > indentation
  }

  /// Writes the statement on one line.
  func write(to text: inout String) {
    for piece in pieces { piece.write(to: &text) }
  }

  /// Whether the statement ends in a brace.
  var opensBlock: Bool {
    guard case .text(let text)? = pieces.last else { return false }
    return text.utf8.last == UInt8(ascii: "{")
  }

  /// Returns the lines of the statement; the first list is broken before the second.
  package func lines(indentedBy indentation: Int) -> [String] {
    fits(indentedBy: indentation)
      ? [flat(indentedBy: indentation)] : brokenLines(indentedBy: indentation)
  }

  /// Returns the lines of the statement before a brace, with `ending` in place of the brace; nil if
  /// they are too long.
  func lines(indentedBy indentation: Int, endingWith ending: String) -> [String]? {
    var opening = self
    opening.add(" {")
    var lines = opening.lines(indentedBy: indentation)
    guard var last = lines.popLast() else { return nil }
    last = Substring(last.utf8.dropLast(2)) + ending
    return isTooLong(last) ? nil : lines + [last]
  }

  /// Returns the lines of a statement that does not fit into one line.
  func brokenLines(indentedBy indentation: Int) -> [String] {
    let lists = pieces.reduce(0) { $0 + ($1.isBreakable ? 1 : 0) }
    guard lists > 0 else { return [flat(indentedBy: indentation)] }
    for count in 1..<lists {
      let lines = lines(indentedBy: indentation, breaking: count)
      if !lines.contains(where: isTooLong) { return lines }
    }
    return lines(indentedBy: indentation, breaking: lists)
  }

  private func flat(indentedBy indentation: Int) -> String {
    var text = Margin.spaces(indentation)
    write(to: &text)
    return text
  }

  private func isTooLong(_ line: String) -> Bool {
    line.utf8.count > WrappableLine.width && (line.isASCII || line.count > WrappableLine.width)
  }

  private func lines(indentedBy indentation: Int, breaking count: Int) -> [String] {
    let margin = Margin.spaces(indentation)
    var lines = [margin]
    var remaining = count
    for piece in pieces {
      guard case .list(let list) = piece, piece.isBreakable, remaining > 0 else {
        piece.write(to: &lines[lines.count - 1])
        continue
      }
      remaining -= 1
      lines[lines.count - 1] += list.open
      lines += items(of: list, margin: margin + "  ")
      if list.closesOnOwnLine {
        lines.append(margin + list.close)
      } else {
        lines[lines.count - 1] += list.close
      }
    }
    return lines
  }

  private func items(of list: List, margin: String) -> [String] {
    let line = margin + list.items.joined(separator: ", ")
    if !isTooLong(line) { return [line] }
    return list.items.enumerated().map { index, item in
      margin + item + (index < list.items.count - 1 ? "," : "")
    }
  }
}

extension WrappableLine.Piece {
  /// Whether the piece is a list that is not empty.
  fileprivate var isBreakable: Bool {
    if case .list(let list) = self { !list.items.isEmpty } else { false }
  }

  /// Whether the piece consists of ASCII characters only.
  fileprivate var isASCII: Bool {
    switch self {
    case .text(let text): text.isASCII
    case .list(let list):
      list.open.isASCII && list.items.allSatisfy(\.isASCII) && list.close.isASCII
    }
  }

  /// The number of bytes on one line.
  fileprivate var byteCount: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .list(let list):
      list.items.reduce(list.open.utf8.count + list.close.utf8.count) { $0 + $1.utf8.count }
        + 2 * max(list.items.count - 1, 0)
    }
  }

  /// Writes the piece on one line.
  fileprivate func write(to text: inout String) {
    switch self {
    case .text(let piece): text += piece
    case .list(let list):
      text += list.open
      var isFirst = true
      for item in list.items {
        if !isFirst { text += ", " }
        isFirst = false
        text += item
      }
      text += list.close
    }
  }
}

extension String {
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
