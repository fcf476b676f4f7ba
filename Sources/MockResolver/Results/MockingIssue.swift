import DeclarationModel

/// A reason why a protocol is not mocked, in words. The JSON form is stable for programs that read
/// it.
package struct MockingIssue: Sendable, Hashable, Encodable {
  /// The kind of diagnostic.
  package var id: DiagnosticID
  /// The words after a number of protocols with the issue: `private`, `with an unknown parent`.
  package var kind: String
  /// The message.
  package var message: String
  /// A suggestion.
  package var fixIt: String?
  /// The position.
  package var position: SourcePosition

  /// Creates an issue.
  package init(_ text: DiagnosticText, kind: String, at position: SourcePosition) {
    id = text.id
    self.kind = kind
    message = text.message
    fixIt = text.fixIt
    self.position = position
  }

  /// The message, and after a semicolon the suggestion.
  package var sentence: String { DiagnosticText(id, message, fixIt: fixIt).sentence }
}

extension BrokenProtocol {
  /// The errors that keep the protocol from being read, as reasons why it is not mocked.
  package var issues: [MockingIssue] {
    diagnostics.map { error in
      MockingIssue(
        DiagnosticText(error.id, error.message, fixIt: error.fixIt), kind: kind,
        at: error.position ?? position)
    }
  }

  /// The words for counts.
  package var kind: String {
    switch cause {
    case .undeclaredName: "with an undeclared type"
    case .unavailable: "unavailable"
    case .syntaxError: "with a syntax error"
    case .newerSyntax: "with newer syntax"
    }
  }

  /// The reason why the protocol is not mocked, in general.
  package var reason: String { "it \(cause.predicate)" }
}

/// A fact that keeps a protocol from being mocked, and its position.
struct MockingDiagnostic: Sendable, Hashable {
  /// The fact.
  var fact: UnsupportedReason
  /// The requirement, type or protocol that the fact is about: `save(_:)`, `Item`.
  var subject: String
  /// The position of the subject.
  var position: SourcePosition
  /// The command that prints a protocol with the members of the class that has no mock; nil if there is no such protocol.
  var extraction: String?
}

extension MockingIssue {
  /// Creates the issue for a fact about a protocol.
  init(_ diagnostic: MockingDiagnostic, of name: String) {
    self.init(
      diagnostic.text(for: name), kind: diagnostic.fact.kind, at: diagnostic.position)
  }
}
