import DeclarationModel

/// A remark about one line of a source, for formats that annotate sources.
struct CheckAnnotation: Sendable, Hashable {
  /// The id of the state of the output, or of the diagnostic.
  var id: String
  /// The path of the output whose state it tells, if it is about one.
  var output: String?
  /// How bad it is.
  var severity: Diagnostic.Severity
  /// The path of the file that is annotated.
  var path: String?
  /// The place in the file.
  var position: SourcePosition?
  /// The problem in short.
  var title: String
  /// The problem, its cause and the remedy, in several lines.
  var message: String

  init(
    id: String, severity: Diagnostic.Severity, at position: SourcePosition? = nil, title: String,
    message: String
  ) {
    self.id = id
    self.severity = severity
    // A declaration of a compiled module has no source file to annotate.
    let position = position.flatMap { $0.isInModule ? nil : $0 }
    self.position = position
    path = position?.path
    self.title = title
    self.message = message
  }

  /// Returns the annotations of a report: one for each diagnostic and each file that is not up to date.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - folder: The working directory in the repository, from whose root paths count.
  static func annotations(of report: CheckReport, in folder: String) -> [CheckAnnotation] {
    let files = report.outdated.filter { $0.state != .conflict }
    return
      (report.diagnostics.map { CheckAnnotation($0) }
      + files.map { CheckAnnotation($0, advice: report.advice(for: $0)) }).map { annotation in
        var annotation = annotation
        annotation.path = annotation.path.map { $0.hasPrefix("/") ? $0 : folder + $0 }
        return annotation
      }
  }

  private init(_ diagnostic: Diagnostic) {
    self.init(
      id: diagnostic.id.rawValue, severity: diagnostic.severity, at: diagnostic.position,
      title: diagnostic.message, message: diagnostic.sentence)
    message = ([diagnostic.sentence] + diagnostic.notes.map(\.description)).joined(separator: "\n")
  }

  private init(_ file: CheckedFile, advice: String?) {
    let title = file.state.sentence(about: file.path)
    let lines =
      [title] + file.changes.map(\.change.text) + file.sentences
      + (advice.map { [$0] } ?? [])
    self.init(
      id: file.state.rawValue, severity: .error, at: file.position, title: title,
      message: lines.joined(separator: "\n"))
    if path == nil { path = file.path }
    output = file.path
  }
}
