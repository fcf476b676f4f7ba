import Basics
import DeclarationModel
import Files

/// Shows a report as one page without any other file: for each output the changed requirements, and the old
/// text beside the new one.
struct HTMLCheckFormatter: CheckFormatter {
  func text(of report: CheckReport) -> String {
    let title = HTMLText.escaped("Generated mocks: \(report.headline)")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      \(filters(report))</header>
      <main>
      \(overview(report))\(diagnostics(report))\(files(report))\(commands(report))</main>
      <script>
      \(Self.script)</script>
      </body>
      </html>

      """
  }

  /// Returns the controls that choose what is shown.
  private func filters(_ report: CheckReport) -> String {
    guard !report.outdated.isEmpty else { return "" }
    let buttons = CheckedFile.State.allCases.compactMap { state -> String? in
      let count = report.files(in: state).count
      guard state != .upToDate, count > 0 else { return nil }
      return "<button type=\"button\" class=\"state \(state.rawValue)\""
        + " data-state=\"\(state.rawValue)\" aria-pressed=\"true\">\(count) \(state.word)</button>\n"
    }
    return """
      <form role="search">
      <label>Filter <input type="search" id="filter" autocomplete="off" \
      placeholder="file, protocol or requirement"></label>
      <span class="states">
      \(buttons.joined())</span>
      <button type="button" id="toggle">Collapse all</button>
      <span id="shown" role="status"></span>
      </form>
      <p class="keys"><kbd>j</kbd> <kbd>k</kbd> next and previous file, <kbd>o</kbd> open or close, \
      <kbd>/</kbd> filter, <kbd>a</kbd> open or close all</p>

      """
  }

  /// Returns the changed declarations of all files, with links to them.
  private func overview(_ report: CheckReport) -> String {
    let rows = report.files.enumerated().flatMap { index, file in
      file.changes.map { change in
        """
        <tr data-file="\(index)"><td><code class="\(change.change.kind.rawValue)">\
        \(HTMLText.escaped(change.change.text))</code></td>\
        <td>\(HTMLText.escaped(change.protocolName ?? change.change.type ?? ""))</td>\
        <td>\(place(change.position))</td>\
        <td><a href="#file-\(index)">\(HTMLText.escaped(file.path))</a></td></tr>

        """
      }
    }
    guard !rows.isEmpty else { return "" }
    return """
      <section>
      <h2>Changed declarations</h2>
      <div class="scroll"><table class="overview">
      <thead><tr><th>change</th><th>protocol</th><th>place</th><th>file</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table></div>
      </section>

      """
  }

  private func diagnostics(_ report: CheckReport) -> String {
    guard !report.diagnostics.isEmpty else { return "" }
    let items = report.diagnostics.map { diagnostic in
      "<li class=\"\(diagnostic.severity.rawValue)\">\(diagnostic.severity.rawValue): "
        + "\(HTMLText.escaped(diagnostic.sentence)) \(place(diagnostic.position))</li>\n"
    }
    return "<section>\n<h2>Diagnostics</h2>\n<ul>\n\(items.joined())</ul>\n</section>\n"
  }

  private func files(_ report: CheckReport) -> String {
    guard !report.outdated.isEmpty else { return "" }
    let articles = report.files.enumerated().filter { $0.element.state != .upToDate }.map {
      HTMLCheckedFile(file: $0.element, number: $0.offset).text
    }
    return "<section>\n<h2>Files</h2>\n\(articles.joined())</section>\n"
  }

  private func commands(_ report: CheckReport) -> String {
    guard let advice = report.advice.map(TextCase.upperFirst) else { return "" }
    let lines = report.commands.map { HTMLText.escaped($0) + "\n" }.joined()
    let commands = lines.isEmpty ? "" : "<pre class=\"commands\">\(lines)</pre>\n"
    return "<section>\n<h2>\(advice)</h2>\n\(commands)</section>\n"
  }

  private func place(_ position: SourcePosition?) -> String {
    position.map { "<code class=\"place\">\(HTMLText.escaped("\($0)"))</code>" } ?? ""
  }
}

/// A file in a page.
private struct HTMLCheckedFile {
  let file: CheckedFile
  let number: Int

  var text: String {
    let hunks = isWhole || file.state == .conflict ? [] : file.hunks
    let searched =
      ([file.path] + file.protocols.flatMap { [$0.name, $0.mock] }
      + file.changes.map(\.change.declaration)).joined(separator: " ").lowercased()
    let names = file.protocols.map(\.name).joined(separator: ", ")
    return """
      <details id="file-\(number)" class="file" data-state="\(file.state.rawValue)" \
      data-text="\(HTMLText.escaped(searched))" open>
      <summary><span class="state \(file.state.rawValue)">\(file.state.word)</span> \
      <code>\(HTMLText.escaped(file.path))</code> <span class="names">\
      \(HTMLText.escaped(names))</span> \(counts(hunks))</summary>
      \(causes)\(wholeFile)\(table(hunks))</details>

      """
  }

  /// Whether all lines come or go, so that nothing is to be compared.
  private var isWhole: Bool { file.old == nil || file.new == nil }

  private var wholeFile: String {
    guard isWhole, let content = file.new ?? file.old else { return "" }
    let lines = content.count { $0 == UInt8(ascii: "\n") }
    let word = file.old == nil ? "A new file" : "A superfluous file"
    return "<p>\(word) of \(lines) lines.</p>\n"
  }

  private var causes: String {
    let changes = file.changes.map {
      "<li><code class=\"\($0.change.kind.rawValue)\">\(HTMLText.escaped($0.change.text))</code></li>\n"
    }
    let sentences = (file.sentences + [file.conflict?.sentence].compactMap { $0 })
      .map { "<li>\(HTMLText.escaped($0))</li>\n" }
    let items = (changes + sentences).joined()
    return items.isEmpty ? "" : "<ul class=\"causes\">\n\(items)</ul>\n"
  }

  private func counts(_ hunks: [DiffHunk]) -> String {
    let lines = hunks.flatMap(\.lines)
    guard !lines.isEmpty else { return "" }
    let (added, removed) = (lines.count { $0.kind == .added }, lines.count { $0.kind == .removed })
    return "<span class=\"counts\"><ins>+\(added)</ins> <del>−\(removed)</del></span>"
  }

  private func table(_ hunks: [DiffHunk]) -> String {
    guard !hunks.isEmpty else { return "" }
    let bodies = hunks.map { hunk in
      "<tbody>\n<tr class=\"hunk\"><td colspan=\"4\">\(HTMLText.escaped(hunk.heading))</td></tr>\n"
        + DiffRow.rows(of: hunk).map(\.html).joined() + "</tbody>\n"
    }
    return
      "<table class=\"diff\">\n<colgroup><col class=\"number\"><col><col class=\"number\"><col>"
      + "</colgroup>\n\(bodies.joined())</table>\n"
  }
}

extension DiffRow {
  fileprivate var html: String {
    switch (old, new) {
    case (let old?, let new?) where !isChange:
      "<tr>\(cell(old.number, HTMLText.escaped(old.text), "old"))"
        + "\(cell(new.number, HTMLText.escaped(new.text), "new"))</tr>\n"
    case (let old?, let new?):
      "<tr class=\"change\">\(cell(old.number, marked(old.text, beside: new.text, "del"), "old"))"
        + "\(cell(new.number, marked(new.text, beside: old.text, "ins"), "new"))</tr>\n"
    case (let old?, nil):
      "<tr class=\"change\">\(cell(old.number, HTMLText.escaped(old.text), "old"))\(empty("new"))</tr>\n"
    case (nil, let new?):
      "<tr class=\"change\">\(empty("old"))\(cell(new.number, HTMLText.escaped(new.text), "new"))</tr>\n"
    case (nil, nil): ""
    }
  }

  private func cell(_ number: Int, _ content: String, _ side: String) -> String {
    "<td class=\"number \(side)\">\(number)</td><td class=\"line \(side)\">\(content)</td>"
  }

  private func empty(_ side: String) -> String {
    "<td class=\"number \(side) empty\"></td><td class=\"line \(side) empty\"></td>"
  }

  /// Returns a line in which the part that the other one does not share is marked.
  private func marked(_ text: String, beside other: String, _ tag: String) -> String {
    let start = zip(text, other).prefix { $0 == $1 }.count
    let limit = min(text.count, other.count) - start
    let end = zip(text.reversed(), other.reversed()).prefix(limit).prefix { $0 == $1 }.count
    let part = text.dropFirst(start).dropLast(end)
    guard !part.isEmpty, start + end > 0 else { return HTMLText.escaped(text) }
    return HTMLText.escaped(String(text.prefix(start)))
      + "<\(tag)>\(HTMLText.escaped(String(part)))</\(tag)>"
      + HTMLText.escaped(String(text.suffix(end)))
  }
}
