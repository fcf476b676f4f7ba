import DeclarationModel

/// The outcome of resolving the protocols of some files.
package struct Resolution: Sendable, Hashable {
  /// The mocks, ordered by the positions of their protocols: path, then line.
  package var mocks: [MockBlueprint]
  /// The diagnostics about protocols without a mock, in the same order.
  package var diagnostics: [Diagnostic]
  /// The names that match no protocol; whoever asked for them knows their position.
  package var unmatched: [UnmatchedName]
  /// The outcome for each protocol that may be mocked, in the same order.
  package var outcomes: [ProtocolOutcome] = []
  /// The explanations of the protocols that were asked about.
  package var explanations: [ProtocolExplanation] = []

  /// The imports of single declarations, for names that are ambiguous otherwise.
  package var scopedImports: [ImportDeclaration] = []
  /// The imports of the files that were read, by path.
  package var imports: [String: [ImportDeclaration]] = [:]

  /// Creates an outcome.
  package init(
    mocks: [MockBlueprint] = [], diagnostics: [Diagnostic] = [], unmatched: [UnmatchedName] = []
  ) {
    self.mocks = mocks
    self.diagnostics = diagnostics
    self.unmatched = unmatched
  }
}

/// The outcome for one protocol, and the reason for it.
package struct ProtocolOutcome: Sendable, Hashable {
  /// The protocol.
  package var declaration: ProtocolDeclaration
  /// Whether it was to be mocked, and why.
  package var decision: SelectionDecision
  /// The name of the mock, without its enclosing types; nil if there is no mock.
  package var mockName: String?
  /// The issues that prevent the mock of a selected protocol.
  package var issues: [MockingIssue]

  /// Creates an outcome.
  package init(
    declaration: ProtocolDeclaration, decision: SelectionDecision, mockName: String? = nil,
    issues: [MockingIssue] = []
  ) {
    self.declaration = declaration
    self.decision = decision
    self.mockName = mockName
    self.issues = issues
  }
}

/// The outcome for one protocol, with the mocks.
struct Outcome: Sendable {
  /// The protocol.
  let declaration: ProtocolDeclaration
  /// Whether it was to be mocked, and why.
  let decision: SelectionDecision
  /// The mocks: none, one, or several that exclude each other by `#if`.
  var blueprints: [MockBlueprint] = []
  /// The diagnostics that prevent the mock.
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var issues: [MockingIssue] = []

  /// Records findings as warnings, each once.
  mutating func report(_ findings: [MockingDiagnostic]) {
    var seen: Set<MockingDiagnostic> = []
    for finding in findings where seen.insert(finding).inserted {
      issues.append(MockingIssue(finding, of: declaration.qualifiedName))
      diagnostics.append(finding.diagnostic(for: declaration.qualifiedName))
    }
  }

  /// Adds the child mocks of each mock.
  mutating func add(_ children: [ChildMocks.Children]) {
    for (number, children) in children.enumerated() {
      for (member, child) in children { blueprints[number].members[member].child = child }
    }
  }

  /// Records that the name of the mock is taken, and removes the mock.
  mutating func report(_ clash: MockNameClash) {
    blueprints = []
    diagnostics.append(Diagnostic(clash, at: declaration.position))
    issues.append(
      MockingIssue(clash.text, kind: "with a mock name that is taken", at: declaration.position))
  }

  /// The outcome without the mock itself.
  var result: ProtocolOutcome {
    ProtocolOutcome(
      declaration: declaration, decision: decision, mockName: blueprints.first?.name,
      issues: issues)
  }
}
