import Basics
import DeclarationModel

/// Shows a report as Markdown, for the summary of a step or a comment on a change.
struct MarkdownCheckFormatter: CheckFormatter {
  /// GitHub accepts comments of 65,536 characters; the rest of the page needs some of them.
  private static let limit = 50_000

  func text(of report: CheckReport) -> String {
    var sections = ["### Generated mocks: \(report.headline)"]
    if !report.outdated.isEmpty { sections.append(table(report)) }
    if !report.diagnostics.isEmpty {
      sections.append(
        report.diagnostics.map { diagnostic in
          let place = diagnostic.position.map { "`\($0)`: " } ?? ""
          return "- \(place)\(diagnostic.severity.rawValue): \(Self.escaped(diagnostic.sentence))\n"
        }.joined())
    }
    sections += details(report)
    if let advice = report.advice.map(TextCase.upperFirst) {
      let commands = report.commands.map { "\($0)\n" }.joined()
      sections.append(
        commands.isEmpty ? "\(advice).\n" : "\(advice):\n\n" + Self.fenced(commands, "sh"))
    }
    return sections.map { $0.hasSuffix("\n") ? $0 : $0 + "\n" }.joined(separator: "\n")
  }

  private func table(_ report: CheckReport) -> String {
    let rows = report.outdated.map { file in
      let protocols = file.protocols.map { Self.code($0.name) }.joined(separator: ", ")
      let causes =
        file.changes.map { Self.code($0.change.text) } + file.sentences.map(Self.escaped)
        + [file.conflict?.message].compactMap { $0 }.map(Self.escaped)
      return "| \(file.state.word) | \(Self.code(file.path)) | \(protocols) |"
        + " \(causes.joined(separator: "<br>")) |\n"
    }
    return "| state | file | protocols | causes |\n|---|---|---|---|\n" + rows.joined()
  }

  /// Returns the differences of changed files, as far as there is room.
  private func details(_ report: CheckReport) -> [String] {
    var room = Self.limit
    return report.files.filter { $0.state == .stale || $0.state == .edited }.map { file in
      let diff = file.diff
      let path = Self.htmlEscaped(file.path)
      guard diff.utf8.count <= room else {
        return "<details><summary><code>\(path)</code></summary>\n\nThe difference is too long."
          + "\n\n</details>\n"
      }
      room -= diff.utf8.count
      return "<details><summary><code>\(path)</code></summary>\n\n"
        + Self.fenced(diff, "diff") + "\n</details>\n"
    }
  }

  /// Returns a block of code, fenced by more backticks than it has itself.
  private static func fenced(_ text: String, _ language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    return "\(fence)\(language)\n\(text)\(fence)\n"
  }

  private static func code(_ text: String) -> String {
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return fence + space + text.replacing("|", with: "\\|") + space + fence
  }

  private static func longestRun(in text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }

  private static func escaped(_ text: String) -> String {
    htmlEscaped(String(text.flatMap { "\\`*_{}[]#|".contains($0) ? ["\\", $0] : [$0] }))
  }

  private static func htmlEscaped(_ text: String) -> String { HTMLText.escaped(text) }
}
