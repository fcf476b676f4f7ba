import DeclarationModel

/// Shows which tests stop compiling.
struct CompatibilityFormatter: Sendable {
  let format: ReportFormat
  /// The old revision.
  let base: String

  func text(of report: CompatibilityReport) -> String {
    switch format {
    case .text: report.breaks.isEmpty ? "" : plainText(of: report)
    case .json: JSONText.of(CompatibilityRecord(report))
    }
  }

  private func plainText(of report: CompatibilityReport) -> String {
    // The edits of lines are shown once, with those of all uses in them.
    var shown: Set<SourcePosition> = []
    return report.breaks.map { change in
      let lines = change.uses.flatMap { use in
        let start = SourcePosition(path: use.position.path, line: use.firstLine, column: 1)
        let isShown = use.replacement != nil && !shown.insert(start).inserted
        return isShown ? ["  \(use.position)"] : Self.lines(use, change)
      }
      return (["\(change.type): \(Self.sentence(change))"] + lines).map { "\($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  private static func sentence(_ change: CompatibilityReport.Break) -> String {
    switch change.kind {
    case .removed: "'\(change.declaration)' was removed"
    case .renamed(let name): "'\(change.declaration)' was renamed to '\(name)'"
    case .retyped(let old, let new): "'\(change.declaration)' has changed: \(old) → \(new)"
    case .setterRemoved: "'\(change.declaration)' cannot be set any more"
    }
  }

  private static func lines(
    _ use: CompatibilityReport.Use, _ change: CompatibilityReport.Break
  ) -> [String] {
    if let replacement = use.replacement {
      return ["  \(use.position)"] + use.line.lines(after: "    - ")
        + replacement.lines(after: "    + ")
    }
    let advice =
      switch change.kind {
      case .removed: "remove it, or use another one"
      case .setterRemoved: "remove it"
      case .renamed: "use the new name and its labels"
      case .retyped: "check the types"
      }
    return ["  \(use.position): \(advice)"] + use.line.lines(after: "      ")
  }
}

/// A report as JSON; a promise to programs.
private struct CompatibilityRecord: Encodable {
  struct Change: Encodable {
    var kind: String
    var type: String
    var declaration: String
    var replacement: String?
    var old: String?
    var new: String?
    var uses: [Use]
  }

  struct Use: Encodable {
    var position: SourcePosition
    var line: String
    var replacement: String?
  }

  let version = 1
  var changes: [Change]

  init(_ report: CompatibilityReport) {
    changes = report.breaks.map { change in
      var record = Change(
        kind: "removed", type: change.type, declaration: change.declaration,
        uses: change.uses.map {
          Use(position: $0.position, line: $0.line, replacement: $0.replacement)
        })
      switch change.kind {
      case .removed: break
      case .setterRemoved: record.kind = "setter-removed"
      case .renamed(let name): (record.kind, record.replacement) = ("renamed", name)
      case .retyped(let old, let new): (record.kind, record.old, record.new) = ("retyped", old, new)
      }
      return record
    }
  }
}

extension String {
  /// Returns the lines without the indentation of the first one, each after a prefix.
  fileprivate func lines(after start: String) -> [String] {
    let indentation = prefix { $0 == " " || $0 == "\t" }
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      start + (line.hasPrefix(indentation) ? line.dropFirst(indentation.count) : line)
    }
  }
}
