/// The format of a report.
package enum CheckFormat: String, Sendable, Hashable, CaseIterable {
  /// For people: what is out of date, why, and what to do.
  case text
  /// A unified difference alone, for `git apply`.
  case diff
  /// For programs, as `Documentation/check.schema.json` describes it.
  case json
  /// Annotations of a GitHub workflow.
  case github
  /// A log of the Static Analysis Results Interchange Format.
  case sarif
  /// A test report that most CI systems read: a test case for each output.
  case junit
  /// For the summary of a step, or a comment on a change.
  case markdown
  /// A page with the differences side by side.
  case html

  /// Whether the report is a document, which is there if there is nothing to tell, too.
  var isDocument: Bool {
    switch self {
    case .text, .diff, .github: false
    case .json, .sarif, .junit, .markdown, .html: true
    }
  }

  /// Returns the formatter.
  ///
  /// - Parameters:
  ///   - style: The colors of text.
  ///   - folder: The working directory in the repository, with a slash at its end; empty for its root.
  func formatter(_ style: TextStyle, in folder: String) -> any CheckFormatter {
    switch self {
    case .text: TextCheckFormatter(style: style)
    case .diff: DiffCheckFormatter()
    case .json: JSONCheckFormatter()
    case .github: GitHubCheckFormatter(folder: folder)
    case .sarif: SARIFCheckFormatter(folder: folder)
    case .junit: JUnitCheckFormatter(folder: folder)
    case .markdown: MarkdownCheckFormatter()
    case .html: HTMLCheckFormatter()
    }
  }
}

/// Shows a report in one format.
protocol CheckFormatter: Sendable {
  /// Returns the text for standard output.
  func text(of report: CheckReport) -> String
}
