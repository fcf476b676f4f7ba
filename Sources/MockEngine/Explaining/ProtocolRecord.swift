import DeclarationModel
import MockResolver

/// What is told of a protocol; as JSON, a promise to programs.
package struct ProtocolSummary: Sendable, Hashable, Codable {
  /// What came of a protocol.
  package enum State: String, Sendable, Hashable, Codable {
    /// It has a mock.
    case mocked
    /// Nobody asked for its mock.
    case skipped
    /// Its mock was asked for, and cannot be made.
    case unmockable
    /// It cannot be read.
    case broken
  }

  /// Its name, with those of the types it is nested in.
  package var name: String
  /// Where its name stands.
  package var position: SourcePosition
  /// Who can see it; nothing for one that cannot be read.
  package var access: AccessLevel?
  /// What came of it.
  package var state: State
  /// Why it is mocked, or is not.
  package var reason: String
  /// What to do to have it otherwise.
  package var fixIt: String?
  /// The name of its mock.
  package var mock: String?
  /// The file that its mock goes into.
  package var output: String?
  /// The entry of the configuration that is told of.
  package var entry: SourcePosition?
  /// What keeps it from being mocked.
  package var issues: [MockingIssue] = []

  /// Tells of a protocol.
  ///
  /// - Parameters:
  ///   - planned: The protocol.
  ///   - display: How paths are shown.
  ///   - hasOutput: Whether anybody knows where its mock goes.
  init(_ planned: PlannedProtocol, _ display: PathDisplay, hasOutput: Bool) {
    let outcome = planned.outcome
    let declaration = outcome.declaration
    name = declaration.qualifiedName
    position = display.shown(declaration.position)
    access = declaration.access
    reason = outcome.decision.words
    fixIt = outcome.decision.fixIt
    mock = outcome.mockName.map { (declaration.enclosingTypes + [$0]).joined(separator: ".") }
    output = hasOutput ? planned.output.map(display.shown) : nil
    entry = planned.origin.map(display.shown)
    // A protocol that nobody can see is in nobody's way.
    let found = declaration.access < .internal ? [] : planned.explanation?.issues
    issues = (found ?? outcome.issues).map { issue in
      MockingIssue(
        kind: issue.kind, message: display.shown(issue.message),
        position: display.shown(issue.position))
    }
    state = mock != nil ? .mocked : outcome.decision.isSelected ? .unmockable : .skipped
  }

  /// Tells of a protocol that cannot be read.
  init(_ broken: BrokenProtocol, _ display: PathDisplay) {
    name = broken.qualifiedName
    position = display.shown(broken.position)
    state = .broken
    reason = "there is a syntax error in it"
    fixIt = "correct it"
  }

  /// What decides, in one line: an issue, if there is one.
  var why: String {
    guard state == .unmockable, let first = issues.first else { return reason }
    let more = issues.count - 1
    let message = first.message.split(separator: ";").first.map(String.init) ?? first.message
    return message + (more > 0 ? " (and \(more) more)" : "")
  }
}
