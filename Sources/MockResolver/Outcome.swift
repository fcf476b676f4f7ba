import DeclarationModel

/// What came of one protocol.
struct Outcome: Sendable {
  /// The protocol.
  let declaration: ProtocolDeclaration
  /// Its mock, if there is one: several if they exclude each other by `#if`.
  var blueprints: [MockBlueprint] = []
  /// Why there is none.
  var diagnostics: [Diagnostic] = []

  /// Records findings as warnings, each once.
  mutating func report(_ findings: [Finding]) {
    var seen: Set<Finding> = []
    for finding in findings where seen.insert(finding).inserted {
      let message = ResolverMessages.noMock(for: declaration.qualifiedName, because: finding)
      diagnostics.append(Diagnostic(.warning, at: finding.position, message))
    }
  }
}
