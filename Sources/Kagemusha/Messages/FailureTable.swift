/// The layout of a message: a headline, and rows of a label, a text and a note.
struct FailureTable {
  private struct Row {
    let label: String
    let lines: [Substring]
    let note: String
    let hang: Int

    /// The width that its note has to keep away from.
    var width: Int { lines.first?.count ?? 0 }
  }

  private static let labelWidth = 10
  private static let widestText = 64
  private let headline: String
  private var rows: [Row] = []

  init(_ headline: String) {
    self.headline = headline
  }

  /// Adds a row; one without a label belongs to the row above.
  ///
  /// - Parameter hang: How far the further lines of a text are indented.
  mutating func add(_ label: String = "", _ text: String, note: String = "", hang: Int = 2) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    rows.append(Row(label: label, lines: lines, note: note, hang: hang))
  }

  /// The message, its notes in a column of their own.
  var text: String {
    let noted = rows.filter { !$0.note.isEmpty }.map(\.width)
    let width = noted.filter { $0 <= FailureTable.widestText }.max() ?? 0
    return ([headline] + rows.flatMap { lines(of: $0, width) }).joined(separator: "\n")
  }

  private func lines(of row: Row, _ width: Int) -> [String] {
    var first = "  " + pad(row.label, to: FailureTable.labelWidth) + (row.lines.first ?? "")
    if !row.note.isEmpty { first += spaces(max(width - row.width, 0) + 3) + row.note }
    let indent = spaces(2 + FailureTable.labelWidth + row.hang)
    return [first] + row.lines.dropFirst().map { indent + $0 }
  }

  private func pad(_ text: String, to width: Int) -> String {
    text + spaces(width - text.count)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(count, 0)) }
}
