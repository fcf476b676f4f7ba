import Basics
import DeclarationModel

/// Shows a report as annotations of a GitHub workflow, on the lines of protocols.
struct GitHubCheckFormatter: CheckFormatter {
  /// The working directory in the repository.
  let folder: String

  /// GitHub shows ten errors and ten warnings of a step, and drops the rest.
  private static let limit = 10

  func text(of report: CheckReport) -> String {
    let annotations = CheckAnnotation.annotations(of: report, in: folder)
    return Diagnostic.Severity.allCases.map { severity in
      lines(annotations.filter { $0.severity == severity }, severity)
    }.joined()
  }

  /// Returns the annotations of a severity; the last one is a summary if there are too many.
  private func lines(
    _ annotations: [CheckAnnotation], _ severity: Diagnostic.Severity
  ) -> String {
    guard annotations.count > Self.limit else { return annotations.map(line).joined() }
    let shown = annotations.prefix(Self.limit - 1)
    let rest = annotations.dropFirst(Self.limit - 1)
    let titles = rest.map { "\($0.path ?? ""): \($0.title)" }.joined(separator: "\n")
    let summary = CheckAnnotation(
      id: "summary", severity: severity, title: "\(rest.count) more", message: titles)
    return shown.map(line).joined() + line(summary)
  }

  private func line(_ annotation: CheckAnnotation) -> String {
    var properties: [String] = []
    if let path = annotation.path { properties.append("file=\(Self.property(path))") }
    if let position = annotation.position {
      properties += ["line=\(position.line)", "col=\(position.column)"]
    }
    properties.append("title=\(Self.property(annotation.title))")
    let message = Self.data(annotation.message)
    return "::\(annotation.severity.rawValue) \(properties.joined(separator: ","))::\(message)\n"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
