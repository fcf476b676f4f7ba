/// A message about the input, at the place it is about.
package struct Diagnostic: Sendable, Hashable, Codable, CustomStringConvertible {
  /// How bad it is.
  package enum Severity: String, Sendable, Hashable, Codable {
    case error, warning, note
  }

  /// How bad it is.
  package var severity: Severity
  /// Where it is, if it is anywhere.
  package var position: SourcePosition?
  /// What is wrong; then, after a semicolon, what to do.
  package var message: String

  /// Makes a message.
  package init(_ severity: Severity, at position: SourcePosition? = nil, _ message: String) {
    self.severity = severity
    self.position = position
    self.message = message
  }

  /// `path:line:column: error: message`, the form that Xcode and SwiftPM show inline.
  package var description: String {
    let place = position.map { "\($0): " } ?? ""
    return "\(place)\(severity.rawValue): \(message)"
  }
}
