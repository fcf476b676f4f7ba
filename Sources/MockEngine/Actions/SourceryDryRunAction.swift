import Foundation

/// Prints the planned files and the changes of sources in the JSON of Sourcery's `--dry`.
struct SourceryDryRunAction: Sendable {
  /// The JSON of a run without errors.
  private struct Outputs: Encodable {
    var outputs: [Output]
  }

  /// The JSON of a run with errors.
  private struct Failure: Encodable {
    var error: String
    var log: [String]
  }

  /// A file, or a change of one.
  private struct Output: Encodable {
    /// The subject of an output.
    struct Subject: Encodable {
      /// The kinds of subjects, by Sourcery's names.
      enum Kind: String, Encodable {
        case allTemplates, template, path, range
      }

      var id: String?
      var subType: Kind
    }

    var outputPath: String
    var type: Subject
    var value: String
  }

  func run(_ run: PlannedRun) -> RunOutcome {
    guard run.canWrite else {
      var outcome = run.report.failure
      let lines = run.report.errors.map(\.sentence)
      outcome.output = JSONText.of(Failure(error: lines.first ?? "", log: lines))
      return outcome
    }
    return RunOutcome(
      output: JSONText.of(Outputs(outputs: run.plan.files.flatMap(outputs))),
      messages: run.report.text, diagnostics: run.report.diagnostics)
  }

  private func outputs(of file: PlannedFile) -> [Output] {
    if case .edited(let source) = file.content {
      return source.edits.map { edit in
        Output(
          outputPath: file.path.text,
          type: Output.Subject(id: "\(file.path):\(range(edit, source))", subType: .range),
          value: edit.text)
      }
    }
    let subject =
      if let template = file.template {
        Output.Subject(id: template.text, subType: .template)
      } else if file.counts[.templateFile] != nil {
        Output.Subject(id: file.path.text, subType: .path)
      } else {
        Output.Subject(id: nil, subType: .allTemplates)
      }
    return [Output(outputPath: file.path.text, type: subject, value: file.text)]
  }

  /// A range in UTF-16, as Sourcery counts.
  private func range(_ edit: SourceEdit, _ source: EditedSource) -> String {
    let start = String(decoding: source.original[..<edit.range.lowerBound], as: UTF8.self)
      .utf16.count
    let length = String(decoding: source.original[edit.range], as: UTF8.self).utf16.count
    return length == 0 ? "\(start)" : "\(start)-\(start + length)"
  }
}
