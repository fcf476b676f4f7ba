import DeclarationModel

/// What came of one protocol.
struct Outcome: Sendable {
  /// The protocol.
  let declaration: ProtocolDeclaration
  /// Whether it was to be mocked, and why.
  let verdict: SelectionVerdict
  /// Its mock, if there is one: several if they exclude each other by `#if`.
  var blueprints: [MockBlueprint] = []
  /// Why there is none.
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var obstacles: [Obstacle] = []

  /// Records findings as warnings, each once.
  mutating func report(_ findings: [Finding]) {
    var seen: Set<Finding> = []
    for finding in findings where seen.insert(finding).inserted {
      let obstacle = Obstacle(finding, of: declaration.qualifiedName)
      obstacles.append(obstacle)
      let message = ResolverMessages.noMock(for: declaration.qualifiedName, obstacle.message)
      diagnostics.append(Diagnostic(.warning, at: finding.position, message))
    }
  }

  /// Records that the name of its mock is taken, and takes the mock away.
  mutating func reportClash(_ message: String) {
    blueprints = []
    diagnostics.append(Diagnostic(.error, at: declaration.position, message))
    obstacles.append(
      Obstacle(kind: "with a name that is taken", message: message, position: declaration.position))
  }

  /// What came of it, without the mock itself.
  var result: ProtocolOutcome {
    ProtocolOutcome(
      declaration: declaration, verdict: verdict, mockName: blueprints.first?.name,
      obstacles: obstacles)
  }
}

extension Obstacle {
  /// Puts a finding into words.
  init(_ finding: Finding, of name: String) {
    self.init(
      kind: finding.fact.kind, message: ResolverMessages.obstacle(to: name, finding),
      position: finding.position)
  }
}
