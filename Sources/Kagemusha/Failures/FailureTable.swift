/// The layout of a message: a headline, and rows of a label, a text and a note.
struct FailureTable {
  private struct Row {
    let label: String
    let text: String
    let note: String
  }

  private static let labelWidth = 10
  private static let widestText = 64
  private let headline: String
  private var rows: [Row] = []

  init(_ headline: String) {
    self.headline = headline
  }

  /// Adds a row; one without a label belongs to the row above.
  mutating func add(_ label: String = "", _ text: String, note: String = "") {
    rows.append(Row(label: label, text: text, note: note))
  }

  /// The message, its notes in a column of their own.
  var text: String {
    let noted = rows.filter { !$0.note.isEmpty }.map(\.text.count)
    let width = noted.filter { $0 <= FailureTable.widestText }.max() ?? 0
    return ([headline] + rows.map { line($0, width) }).joined(separator: "\n")
  }

  private func line(_ row: Row, _ width: Int) -> String {
    let start = "  " + pad(row.label, to: FailureTable.labelWidth) + row.text
    guard !row.note.isEmpty else { return start }
    return start + String(repeating: " ", count: max(width - row.text.count, 0) + 3) + row.note
  }

  private func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
