import DeclarationModel

/// Whether a protocol is to be mocked, and why.
package enum SelectionDecision: Sendable, Hashable {
  /// The reason why a protocol is mocked.
  package enum Reason: Sendable, Hashable {
    /// All protocols are mocked.
    case all
    /// The name of the protocol matches this glob.
    case name(glob: String)
    /// A comment marks the protocol.
    case mark
    /// The protocol conforms to `AutoMockable`.
    case autoMockable
  }

  /// The reason why a protocol is not mocked.
  package enum SkipReason: Sendable, Hashable {
    /// The protocol is not visible in other files.
    case access(AccessLevel)
    /// A comment excludes the protocol.
    case skipMark
    /// The name of the protocol matches this glob of excluded names.
    case excluded(glob: String)
    /// A type with the name of the mock is already written beside the mocks.
    case handWritten(mock: String)
    /// Only marked protocols are mocked, and the protocol is not marked.
    case unmarked
    /// The name of the protocol matches no glob.
    case noMatchingName
    /// The protocol is `AutoMockable` itself, a mark without members.
    case isMark
  }

  /// The protocol is mocked.
  case selected(Reason)
  /// The protocol is not mocked.
  case skipped(SkipReason)

  /// Whether the protocol is to be mocked.
  package var isSelected: Bool {
    if case .selected = self { true } else { false }
  }

  /// Whether there is a mock of the protocol, which is generated or written by hand, so that its name is taken.
  package var namesMock: Bool {
    switch self {
    case .selected, .skipped(.handWritten): true
    case .skipped: false
    }
  }
}

/// A protocol with the decision whether it is to be mocked.
package struct ProtocolDecision: Sendable, Hashable {
  /// The protocol.
  package var declaration: ProtocolDeclaration
  /// Whether it is to be mocked, and why.
  package var decision: SelectionDecision

  /// Creates a decision on a protocol.
  package init(declaration: ProtocolDeclaration, decision: SelectionDecision) {
    self.declaration = declaration
    self.decision = decision
  }
}
