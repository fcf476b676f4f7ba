import Configuration
import DeclarationModel
import MockResolver

/// The mocks that a build makes of several modules for one target.
struct TargetMocks {
  /// The requests, one for each module.
  let requests: [MockRequest]

  /// Returns the errors for globs that match in none of the modules that their entry is for.
  ///
  /// - Parameter unmatched: The globs of all modules.
  func unmatchedEverywhere(_ unmatched: [Located<UnmatchedName>]) -> [Diagnostic] {
    Dictionary(grouping: unmatched, by: \.position).compactMap { position, names in
      let count = requests.count { request in
        request.isShared && request.protocols.contains { $0.position == position }
      }
      guard names.count == count,
        let name = names.first(where: { $0.value.suggestion != nil }) ?? names.first
      else { return nil }
      return Diagnostic(name.value, at: position)
    }
  }

  /// Returns an error for each protocol whose mock has the name of that of another module, at the top
  /// level of the target.
  func clashes(in protocols: [PlannedProtocol]) -> [Diagnostic] {
    var first: [String: ProtocolDeclaration] = [:]
    var errors: [Diagnostic] = []
    for planned in protocols where planned.output != nil {
      let declaration = planned.outcome.declaration
      guard declaration.enclosingTypes.isEmpty, let name = planned.outcome.mockName else {
        continue
      }
      guard let other = first[name] else {
        first[name] = declaration
        continue
      }
      guard other.position.path != declaration.position.path, other.conditions.isEmpty,
        declaration.conditions.isEmpty
      else { continue }
      let clash = MockNameClash.mock(named: name, of: declaration.qualifiedName, other: other)
      errors.append(Diagnostic(clash, at: declaration.position))
    }
    return errors
  }
}
