/// A message about the input: what is wrong, where it is, and what to do about it.
package struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  /// How bad it is.
  package enum Severity: String, Sendable, Hashable, Encodable, CaseIterable {
    case error, warning
  }

  /// A further place that belongs to a diagnostic.
  package struct Note: Sendable, Hashable, CustomStringConvertible {
    /// The place, if there is one.
    package var position: SourcePosition?
    /// What is there.
    package var message: String

    /// Creates a note.
    package init(_ message: String, at position: SourcePosition?) {
      self.position = position
      self.message = message
    }

    /// `path:line:column: note: message`.
    package var description: String {
      (position.map { "\($0): " } ?? "") + "note: \(message)"
    }
  }

  /// The kind of message, which stays the same when its words change.
  package var id: DiagnosticID
  /// How bad it is.
  package var severity: Severity
  /// Where it is, if it is in a file.
  package var position: SourcePosition?
  /// What is wrong.
  package var message: String
  /// What to do about it, where a person can do something.
  package var fixIt: String?
  /// Further places that belong to it.
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

  /// What is wrong; then, after a semicolon, what to do.
  package var sentence: String { DiagnosticText.sentence(message, fixIt) }

  /// `path:line:column: error: message; fix-it`, the form that Xcode and SwiftPM show inline, with a line
  /// for each note.
  package var description: String {
    let place = position.map { "\($0): " } ?? ""
    return (["\(place)\(severity.rawValue): \(sentence)"] + notes.map(\.description))
      .joined(separator: "\n")
  }
}

/// A fact about the input that is worth a diagnostic.
///
/// Facts are values of the target that finds them. The words for them stand in one file of that target.
package protocol DiagnosticFact: Sendable {
  /// How bad it is; an error unless a fact says otherwise.
  var severity: Diagnostic.Severity { get }
  /// Its kind and its words.
  var text: DiagnosticText { get }
}

extension DiagnosticFact {
  /// An error.
  package var severity: Diagnostic.Severity { .error }
}

/// The kind and the words of a diagnostic, without a place.
package struct DiagnosticText: Sendable, Hashable {
  /// The kind.
  package var id: DiagnosticID
  /// What is wrong.
  package var message: String
  /// What to do about it.
  package var fixIt: String?
  /// Further places that belong to it.
  package var notes: [Diagnostic.Note]

  /// Creates the words for a kind.
  package init(
    _ id: DiagnosticID, _ message: String, fixIt: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    self.id = id
    self.message = message
    self.fixIt = fixIt
    self.notes = notes
  }

  /// What is wrong; then, after a semicolon, what to do.
  package var sentence: String { Self.sentence(message, fixIt) }

  /// Joins what is wrong and what to do.
  fileprivate static func sentence(_ message: String, _ fixIt: String?) -> String {
    fixIt.map { "\(message); \($0)" } ?? message
  }
}
