import DeclarationModel
import MockResolver

/// A protocol and what came of it; as JSON, a promise to programs.
package struct ProtocolSummary: Sendable, Hashable, Encodable {
  /// The outcome for a protocol.
  package enum State: String, Sendable, Hashable, Encodable {
    /// The protocol has a mock.
    case mocked
    /// The protocol is not selected.
    case skipped
    /// The protocol is selected, but cannot be mocked.
    case unmockable
    /// The protocol cannot be read.
    case broken
  }

  /// The name, with those of the types it is nested in.
  package var name: String
  /// `class` for a class; nil for a protocol.
  package var kind: String?
  /// The position of its name.
  package var position: SourcePosition
  /// The access level; nil if it cannot be read.
  package var access: AccessLevel?
  /// The outcome.
  package var state: State
  /// The reason why the protocol is mocked or not.
  package var reason: String
  /// A suggestion for having it mocked.
  package var fixIt: String?
  /// The name of its mock.
  package var mock: String?
  /// The file that its mock goes into.
  package var output: String?
  /// The entry of the configuration.
  package var entry: SourcePosition?
  /// The reasons why it cannot be mocked.
  package var issues: [MockingIssue] = []

  /// Creates the summary of a planned protocol.
  ///
  /// - Parameters:
  ///   - planned: The protocol.
  ///   - display: How paths are shown.
  ///   - hasOutput: Whether anybody knows where its mock goes.
  init(_ planned: PlannedProtocol, _ display: PathDisplay, hasOutput: Bool) {
    let outcome = planned.outcome
    let declaration = outcome.declaration
    name = declaration.qualifiedName
    kind = declaration.isClass ? "class" : nil
    position = display.shown(declaration.position)
    access = declaration.access
    reason = outcome.decision.message
    fixIt = outcome.decision.fixIt
    mock = outcome.mockName.map { declaration.enclosingTypes.qualifying($0) }
    output = hasOutput ? planned.output.map(display.shown) : nil
    entry = planned.origin.map(display.shown)
    // A protocol that nobody can see is in nobody's way.
    let found = declaration.access < .internal ? [] : planned.explanation?.issues
    issues = (found ?? outcome.issues).map(display.shown)
    state = mock != nil ? .mocked : outcome.decision.isSelected ? .unmockable : .skipped
  }

  /// Creates the summary of a protocol that cannot be read.
  init(_ broken: BrokenProtocol, _ display: PathDisplay) {
    name = broken.qualifiedName
    position = display.shown(broken.position)
    state = .broken
    reason = broken.reason
    fixIt = "fix the error"
    issues = broken.issues.map(display.shown)
  }

  /// The deciding reason in one line: the first issue, if there is one.
  var why: String {
    guard state == .unmockable || state == .broken, let first = issues.first else { return reason }
    let more = issues.count - 1
    return first.message + (more > 0 ? " (and \(more) more)" : "")
  }
}

extension PathDisplay {
  /// Returns an issue with the paths in its place and in its words shortened.
  fileprivate func shown(_ issue: MockingIssue) -> MockingIssue {
    var issue = issue
    issue.message = shown(issue.message)
    issue.fixIt = issue.fixIt.map(shown)
    issue.position = shown(issue.position)
    return issue
  }
}
