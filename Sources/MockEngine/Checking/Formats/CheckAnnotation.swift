import DeclarationModel

/// A remark about one line of a source, for formats that annotate sources.
struct CheckAnnotation: Sendable, Hashable {
  /// The id of the state of the output, or of the diagnostic.
  var id: String
  /// How bad it is.
  var severity: Diagnostic.Severity
  /// The path of the file that is annotated.
  var path: String?
  /// The place in the file.
  var position: SourcePosition?
  /// What is wrong, in short.
  var title: String
  /// What is wrong, why, and what to do, in several lines.
  var message: String

  init(
    id: String, severity: Diagnostic.Severity, at position: SourcePosition? = nil, title: String,
    message: String
  ) {
    self.id = id
    self.severity = severity
    // What a compiled module declares is in no file.
    let position = position.flatMap { $0.isInModule ? nil : $0 }
    self.position = position
    path = position?.path
    self.title = title
    self.message = message
  }

  /// Returns the annotations of a report: one for each diagnostic and each file that is not up to date.
  static func annotations(of report: CheckReport) -> [CheckAnnotation] {
    report.diagnostics.map(CheckAnnotation.init)
      + report.outdated.filter { $0.state != .conflict }.map { file in
        CheckAnnotation(file, commands: report.commands)
      }
  }

  private init(_ diagnostic: Diagnostic) {
    self.init(
      id: diagnostic.id.rawValue, severity: diagnostic.severity, at: diagnostic.position,
      title: diagnostic.message, message: diagnostic.sentence)
    message = ([diagnostic.sentence] + diagnostic.notes.map(\.description)).joined(separator: "\n")
  }

  private init(_ file: CheckedFile, commands: [String]) {
    let title = file.state.sentence(about: file.path)
    let lines =
      [title] + file.changes.map(\.change.text) + file.sentences
      + (commands.isEmpty ? [] : ["run: " + commands.joined(separator: " && ")])
    self.init(
      id: file.state.rawValue, severity: .error, at: file.position, title: title,
      message: lines.joined(separator: "\n"))
    if path == nil { path = file.path }
  }
}
