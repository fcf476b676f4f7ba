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

  /// Returns what each request must know of the names of the others' mocks.
  ///
  /// - Parameter decisions: Which protocols each request mocks.
  func names(of decisions: [[ProtocolDecision]]) -> [TargetNames] {
    var names = requests.map { request in
      var names = TargetNames()
      names.isPart = request.isNarrowed
      return names
    }
    guard requests.count > 1 else { return names }
    for (index, decisions) in decisions.enumerated() {
      let hidden = requests[index].naming.hiddenTypes(
        besideMocksOf: decisions.lazy.map(\.declaration))
      guard !hidden.isEmpty else { continue }
      for other in requests.indices where folder(of: requests[other]) == folder(of: requests[index])
      {
        names[other].hiddenTypes.formUnion(hidden)
      }
    }
    var places: [TargetName: [(request: Int, declaration: ProtocolDeclaration)]] = [:]
    for (index, decisions) in decisions.enumerated() {
      for decision in decisions where decision.decision.namesMock {
        let declaration = decision.declaration
        guard declaration.enclosingTypes.isEmpty, declaration.mockName == nil else { continue }
        let name = TargetName(
          folder: folder(of: requests[index]),
          mock: requests[index].naming.mockName(for: declaration))
        places[name, default: []].append((index, declaration))
      }
    }
    for (name, found) in places where found.count > 1 {
      for one in found
      where found.contains(where: { $0.request != one.request && areOfTwoModules($0.1, one.1) }) {
        names[one.request].shared.insert(name.mock)
      }
    }
    return names
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

  /// Returns whether two protocols are of different modules and can be there together.
  private func areOfTwoModules(_ left: ProtocolDeclaration, _ right: ProtocolDeclaration) -> Bool {
    left.module != right.module && !left.conditions.excludes(right.conditions)
  }

  /// Returns the protocols whose mocks have names that the mocks of later requests would get as well, by the positions
  /// of the protocols of those, for each request of a build.
  ///
  /// - Parameter protocols: The protocols of each request.
  func takenNames(
    in protocols: [[PlannedProtocol]]
  ) -> [[SourcePosition: ProtocolDeclaration]] {
    var taken = requests.map { _ in [SourcePosition: ProtocolDeclaration]() }
    visitNamesakes(in: protocols) { first, second in
      let (one, other) = (first.planned.outcome.declaration, second.planned.outcome.declaration)
      guard one.position != other.position, one.conditions.isEmpty, other.conditions.isEmpty else {
        return
      }
      taken[second.request][other.position] = one
    }
    return taken
  }

  /// Returns the errors for entries of a build that mock the same protocols.
  ///
  /// - Parameter protocols: The protocols of each request.
  func overlaps(in protocols: [[PlannedProtocol]]) -> [Diagnostic] {
    var seen: Set<[Int]> = []
    var errors: [Diagnostic] = []
    visitNamesakes(in: protocols) { first, second in
      guard first.planned.place == second.planned.place, let place = first.planned.origin,
        seen.insert([first.request, second.request]).inserted
      else { return }
      let name = second.planned.outcome.declaration.qualifiedName
      errors.append(
        ConfigurationIssue(
          .severalEntries(protocol: name, other: place), at: second.planned.origin
        ).diagnostic)
    }
    return errors
  }

  private typealias Numbered = (request: Int, planned: PlannedProtocol)

  /// Calls `visit` with each mock of a build that has the name of an earlier request's, at the top level of the target.
  private func visitNamesakes(
    in protocols: [[PlannedProtocol]], _ visit: (_ first: Numbered, _ second: Numbered) -> Void
  ) {
    guard isBuild else { return }
    var first: [String: Numbered] = [:]
    for (request, planned) in protocols.enumerated() {
      for found in planned where found.output != nil {
        guard found.outcome.declaration.enclosingTypes.isEmpty, let name = found.outcome.mockName
        else { continue }
        if let other = first[name] {
          if other.request != request { visit(other, (request, found)) }
        } else {
          first[name] = (request, found)
        }
      }
    }
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
}
