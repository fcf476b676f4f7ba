/// A message about the input: the problem, its position, and advice.
package struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  /// The severity of a diagnostic.
  package enum Severity: String, Sendable, Hashable, Encodable, CaseIterable {
    case error, warning
  }

  /// An additional position that belongs to a diagnostic.
  package struct Note: Sendable, Hashable, CustomStringConvertible {
    /// The position, if there is one.
    package var position: SourcePosition?
    /// The message about the position.
    package var message: String

    /// Creates a note.
    package init(_ message: String, at position: SourcePosition?) {
      self.position = position
      self.message = message
    }

    /// The text `path:line:column: note: message`.
    package var description: String {
      (position.map { "\($0): " } ?? "") + "note: \(message)"
    }
  }

  /// The kind of diagnostic, which stays the same when the words change.
  package var id: DiagnosticID
  /// The severity.
  package var severity: Severity
  /// The position, if the problem is in a file.
  package var position: SourcePosition?
  /// The problem.
  package var message: String
  /// The advice, if there is any.
  package var fixIt: String?
  /// Additional positions.
  package var notes: [Note]

  /// Creates a diagnostic.
  package init(_ severity: Severity, _ text: DiagnosticText, at position: SourcePosition? = nil) {
    id = text.id
    self.severity = severity
    self.position = position
    message = text.message
    fixIt = text.fixIt
    notes = text.notes
  }

  /// Creates the diagnostic of a fact.
  package init(_ fact: some DiagnosticFact, at position: SourcePosition? = nil) {
    self.init(fact.severity, fact.text, at: position)
  }

  /// The problem, followed by a semicolon and the advice.
  package var sentence: String { DiagnosticText.sentence(message, fixIt) }

  /// The text `path:line:column: error: message; fix-it`, which Xcode and SwiftPM show inline, with
  /// a line for each note.
  package var description: String {
    let place = position.map { "\($0): " } ?? ""
    return (["\(place)\(severity.rawValue): \(sentence)"] + notes.map(\.description))
      .joined(separator: "\n")
  }
}

/// A fact about the input that is worth a diagnostic.
///
/// Each target defines the facts that it finds, and has one file with the words for them.
package protocol DiagnosticFact: Sendable {
  /// The severity; an error unless the fact overrides it.
  var severity: Diagnostic.Severity { get }
  /// The kind and the words.
  var text: DiagnosticText { get }
}

extension DiagnosticFact {
  /// An error.
  package var severity: Diagnostic.Severity { .error }
}

/// The kind and the words of a diagnostic, without a position.
package struct DiagnosticText: Sendable, Hashable {
  /// The kind.
  package var id: DiagnosticID
  /// The problem.
  package var message: String
  /// The advice, if there is any.
  package var fixIt: String?
  /// Additional positions.
  package var notes: [Diagnostic.Note]

  /// Creates the words for a diagnostic of a kind.
  package init(
    _ id: DiagnosticID, _ message: String, fixIt: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    self.id = id
    self.message = message
    self.fixIt = fixIt
    self.notes = notes
  }

  /// The words about a configuration, a project or a template with the markers of a merge.
  package static let conflictMarkers = DiagnosticText(
    .conflictMarkers, "a merge has left conflict markers in this file",
    fixIt: "resolve the conflict")

  /// The problem, followed by a semicolon and the advice.
  package var sentence: String { Self.sentence(message, fixIt) }

  /// Joins the problem and the advice.
  fileprivate static func sentence(_ message: String, _ fixIt: String?) -> String {
    fixIt.map { "\(message); \($0)" } ?? message
  }
}
