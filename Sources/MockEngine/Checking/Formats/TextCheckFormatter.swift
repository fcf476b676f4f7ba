import DeclarationModel
import Files

/// Shows a report to people in a terminal.
struct TextCheckFormatter: CheckFormatter {
  let style: TextStyle

  func text(of report: CheckReport) -> String {
    // A file that is missing, or should be, is no news line by line.
    let changed = report.files.filter { $0.state == .stale || $0.state == .edited }
    return [
      report.outdated.map(summary).joined(), changed.map(difference).joined(), advice(report),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns the state of a file and its causes.
  private func summary(of file: CheckedFile) -> String {
    let gap = String(repeating: " ", count: max(10 - file.state.word.count, 1))
    var lines = [style.state(file.state.word, file.state) + gap + file.path + place(of: file)]
    let changes = file.changes
    let width = changes.map { $0.change.text.count }.max() ?? 0
    for change in changes {
      let place = change.position.map { position in
        String(repeating: " ", count: max(width - change.change.text.count, 0) + 2)
          + style.faint("\(position)")
      }
      lines.append("    " + style.change(change.change.text, change.change.kind) + (place ?? ""))
    }
    lines += file.sentences.map { "    \($0)" }
    return lines.map { "\($0)\n" }.joined()
  }

  /// Returns the protocol of a file with one mock, and where it is.
  private func place(of file: CheckedFile) -> String {
    guard file.protocols.count == 1, let only = file.protocols.first else { return "" }
    return style.faint("  (\(only.name), \(only.position))")
  }

  private func difference(of file: CheckedFile) -> String {
    file.diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { style.diffLine(String($0)) + "\n" }.joined()
  }

  private func advice(_ report: CheckReport) -> String {
    guard let advice = report.advice else { return "" }
    return advice + (report.commands.isEmpty ? "\n" : ":\n")
      + report.commands.map { "  \(style.bold($0))\n" }.joined()
  }
}
