/// Columns of text, for people.
struct TextTable: Sendable {
  /// The lines, each with an end.
  let text: String

  /// Lines up the cells of each column; the last one is as wide as it is.
  init(header: [String], rows: [[String]]) {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    text = all.map { row in
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }
}
