import Configuration
import DeclarationModel
import Files
import MockResolver

/// The mocks of several requests that one target compiles: all those of a build, or those whose files are in one
/// folder.
struct TargetMocks {
  /// The requests.
  let requests: [MockRequest]
  /// Whether all mocks are for the target of a build.
  let isBuild: Bool

  /// Returns the names that the mocks of a request would share with those of others, for each request.
  ///
  /// - Parameter protocols: The protocols of each request.
  func sharedNames(in protocols: [[PlannedProtocol]]) -> [Set<String>] {
    guard requests.count > 1 else { return requests.map { _ in [] } }
    var shared = requests.map { _ in Set<String>() }
    var places: [TargetName: [(request: Int, declaration: ProtocolDeclaration)]] = [:]
    for (index, planned) in protocols.enumerated() {
      for found in planned where found.outcome.decision.isSelected {
        let declaration = found.outcome.declaration
        guard declaration.enclosingTypes.isEmpty, declaration.mockName == nil else { continue }
        let name = TargetName(
          folder: folder(of: requests[index]), mock: found.naming.mockName(for: declaration))
        places[name, default: []].append((index, declaration))
      }
    }
    for (name, found) in places where found.count > 1 {
      for one in found
      where found.contains(where: { $0.request != one.request && areOfTwoModules($0.1, one.1) }) {
        shared[one.request].insert(name.mock)
      }
    }
    return shared
  }

  /// The name of a mock in a target.
  private struct TargetName: Hashable {
    var folder: AbsolutePath?
    var mock: String
  }

  /// The folder by which the target of a request's mocks goes; nil for all of a build.
  private func folder(of request: MockRequest) -> AbsolutePath? {
    if isBuild { return nil }
    return switch request.output.value {
    case .folder(let folder): folder
    case .file(let path): path.parent
    }
  }

  /// Returns the error for a protocol that two entries mock.
  private func overlap(
    _ planned: PlannedProtocol, _ protocols: [PlannedProtocol]
  ) -> [Diagnostic] {
    let other = protocols.first { $0.place == planned.place && $0.origin != planned.origin }
    guard let place = other?.origin else { return [] }
    let name = planned.outcome.declaration.qualifiedName
    return [
      ConfigurationIssue(.severalEntries(protocol: name, other: place), at: planned.origin)
        .diagnostic
    ]
  }

  /// Returns whether two protocols can be there together, and are not one.
  private func areOfTwoModules(_ left: ProtocolDeclaration, _ right: ProtocolDeclaration) -> Bool {
    left.position.path != right.position.path && !left.conditions.excludes(right.conditions)
  }

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
    guard isBuild else { return [] }
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
      if other.position == declaration.position {
        errors += overlap(planned, protocols)
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
