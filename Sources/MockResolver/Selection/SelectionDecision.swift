import DeclarationModel

/// Whether a protocol is to be mocked, and why.
package enum SelectionDecision: Sendable, Hashable {
  /// The reason why a protocol is mocked.
  package enum Reason: Sendable, Hashable {
    /// All protocols are.
    case all
    /// Its name matches this glob.
    case name(glob: String)
    /// A comment marks it.
    case mark
    /// The protocol conforms to `AutoMockable`.
    case autoMockable
  }

  /// The reason why a protocol is not mocked.
  package enum SkipReason: Sendable, Hashable {
    /// No other file can see it.
    case access(AccessLevel)
    /// A comment says so.
    case skipMark
    /// Its name matches this glob of excluded names.
    case excluded(glob: String)
    /// A type with the name of its mock stands beside the mocks.
    case handWritten(mock: String)
    /// Only marked protocols are mocked, and it is not.
    case unmarked
    /// Its name matches no glob.
    case noMatchingName
    /// The protocol is `AutoMockable` itself: a mark, with nothing in it to mock.
    case isMark
  }

  /// The protocol is mocked.
  case selected(Reason)
  /// The protocol is not mocked.
  case skipped(SkipReason)

  /// Whether it is to be mocked.
  package var isSelected: Bool {
    if case .selected = self { true } else { false }
  }
}

/// A protocol, and whether and why it is to be mocked.
package struct ProtocolDecision: Sendable, Hashable {
  /// The protocol.
  package var declaration: ProtocolDeclaration
  /// Whether it is to be mocked, and why.
  package var decision: SelectionDecision

  /// Joins a protocol and a decision on it.
  package init(declaration: ProtocolDeclaration, decision: SelectionDecision) {
    self.declaration = declaration
    self.decision = decision
  }
}
