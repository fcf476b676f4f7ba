/// A line of code that knows where it may be broken if it is too long.
package struct WrappableLine {
  /// A part of a line.
  private enum Piece {
    /// Is never broken.
    case text(String)
    /// Is written in one line, or with its items on lines of their own.
    case list(List)
  }

  /// `(a, b)`, `<T, U>`.
  private struct List {
    var open: String
    var items: [String]
    var close: String
    /// Whether the closing bracket of a broken list stands on a line of its own, as in
    /// declarations.
    var closesOnOwnLine: Bool
  }

  private static let width = 100
  private var pieces: [Piece] = []

  /// Begins with text that is never broken.
  package init(_ text: String = "") {
    add(text)
  }

  /// Adds text that is never broken.
  package mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    pieces.append(.text(text))
  }

  /// This statement, with another one after it.
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

  /// The lines of the statement, the first list broken before the second.
  package func lines(indentedBy indentation: Int) -> [String] {
    var broken = 0
    let lists = pieces.filter {
      if case .list(let list) = $0 { !list.items.isEmpty } else { false }
    }
    var lines = lines(indentedBy: indentation, breaking: broken)
    while broken < lists.count, lines.contains(where: { $0.count > WrappableLine.width }) {
      broken += 1
      lines = self.lines(indentedBy: indentation, breaking: broken)
    }
    return lines
  }

  private func lines(indentedBy indentation: Int, breaking count: Int) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    var lines = [margin]
    var remaining = count
    for piece in pieces {
      switch piece {
      case .text(let text):
        lines[lines.count - 1] += text
      case .list(let list) where list.items.isEmpty || remaining == 0:
        lines[lines.count - 1] += list.open + list.items.joined(separator: ", ") + list.close
      case .list(let list):
        remaining -= 1
        lines[lines.count - 1] += list.open
        lines += items(of: list, margin: margin + "  ")
        if list.closesOnOwnLine {
          lines.append(margin + list.close)
        } else {
          lines[lines.count - 1] += list.close
        }
      }
    }
    return lines
  }

  private func items(of list: List, margin: String) -> [String] {
    let line = margin + list.items.joined(separator: ", ")
    if line.count <= WrappableLine.width { return [line] }
    return list.items.enumerated().map { index, item in
      margin + item + (index < list.items.count - 1 ? "," : "")
    }
  }
}
