import Basics
import DeclarationModel
import Symbols

/// Resolves the fixtures of types, and of the types that they contain.
///
/// The result does not depend on the order of the files.
package struct FixtureResolver: Sendable {
  /// The mark that requests a fixture.
  private static let mark = "fixture"
  private static let kinds: Set<TypeDeclaration.Kind> = [.struct, .enum, .class, .actor]

  let index: SymbolTable

  /// Creates a resolver.
  package init(files: [ScannedTypes]) {
    index = SymbolTable(types: files)
  }

  /// Returns the fixtures of the selected types, and diagnostics for the others.
  package func resolve(_ selection: FixtureSelection) -> FixtureResolution {
    let choice = TypeChoice(
      index: index, globs: GlobList(selection.names), mark: Self.mark, kinds: Self.kinds)
    let chosen = choice.types.filter { $0.isNamed || isModel($0.type) }
    var graph = FixtureGraph(index)
    var (fixtures, failures) = build(chosen, graph, selection)
    // A model without a fixture affects the models that contain it, and so on.
    while !Set(failures.keys).isSubset(of: graph.failures.keys) {
      graph.failures.merge(failures) { first, _ in first }
      (fixtures, failures) = build(chosen, graph, selection)
    }
    var resolution = FixtureResolution()
    resolution.fixtures = inherited(fixtures).values.sorted { $0.position < $1.position }
    for index in resolution.fixtures.indices {
      resolution.fixtures[index].access = selection.access
    }
    for chosen in chosen {
      let name = chosen.type.qualifiedName
      guard let failure = failures[name] ?? hidden(name, selection.access, in: fixtures) else {
        continue
      }
      resolution.fixtures.removeAll { $0.name == name }
      resolution.diagnostics.append(
        FactoryMessages.diagnostic(
          failure, of: name, chosen.isNamed ? .error : .warning,
          selection.isConfigured ? .defaults : .newConfiguration))
    }
    resolution.unknownKeys = InitializerSearch(index: index, visible: selection.visible)
      .unknownKeys(among: selection.defaults)
    resolution.unmatched = choice.unmatched(for: .fixture)
    return resolution
  }

  /// Returns whether a pattern can select a type: a structure, or an enumeration with cases.
  private func isModel(_ type: TypeDeclaration) -> Bool {
    switch type.kind {
    case .struct: true
    case .enum:
      !type.inheritance.contains(.name("CodingKey"))
        && type.members.contains { $0.enumCase != nil }
    default: false
    }
  }

  private func build(
    _ chosen: [TypeChoice.Chosen], _ graph: FixtureGraph, _ selection: FixtureSelection
  ) -> (fixtures: [String: FixtureBlueprint], failures: [String: ValueFailure]) {
    let builder = FixtureBuilder(
      index: index, search: InitializerSearch(index: index, visible: selection.visible),
      samples: SampleMaker(index: index, given: selection.defaults, fixtures: graph))
    var fixtures: [String: FixtureBlueprint] = [:]
    var failures: [String: ValueFailure] = [:]
    var open = chosen.map(\.type)
    while let type = open.popLast() {
      let name = type.qualifiedName
      guard fixtures[name] == nil, failures[name] == nil else { continue }
      do {
        let fixture = try builder.fixture(of: type)
        fixtures[name] = fixture
        open += fixture.fixtures.sorted().flatMap { index.types(named: $0) }
      } catch {
        failures[name] = error
      }
    }
    let all = fixtures
    for (name, fixture) in all {
      guard let type = index.types(named: name).first else { continue }
      let redeclaration = index.redeclaration(
        ofMockIn: type, labels: fixture.parameters.map(\.name)
      ) { all[$0]?.parameters.map(\.name) }
      guard let redeclaration else { continue }
      fixtures[name] = nil
      failures[name] = redeclaration
    }
    return (fixtures, failures)
  }

  /// Returns fixtures with the isolation and the availability of those that they call.
  private func inherited(_ fixtures: [String: FixtureBlueprint]) -> [String: FixtureBlueprint] {
    var result: [String: FixtureBlueprint] = [:]
    var open = fixtures.keys.sorted().map { (name: $0, isReady: false) }
    while let (name, isReady) = open.popLast() {
      guard result[name] == nil, var fixture = fixtures[name] else { continue }
      let called = fixture.fixtures.sorted()
      guard isReady else {
        // No fixture calls itself, so that all others have theirs before its second turn.
        open.append((name, true))
        open += called.map { ($0, false) }
        continue
      }
      for other in called.reversed().compactMap({ result[$0] }) {
        fixture.isolation = fixture.isolation ?? other.isolation
        fixture.availability.add(other.outerAvailability + other.availability)
      }
      let outer = fixture.outerAvailability
      fixture.availability.removeAll { outer.contains($0) }
      result[name] = fixture
    }
    return result
  }

  /// Returns a diagnostic if the fixture would be more visible than its type.
  private func hidden(
    _ name: String, _ access: AccessLevel, in fixtures: [String: FixtureBlueprint]
  ) -> ValueFailure? {
    guard access > .internal, let fixture = fixtures[name],
      let narrow = ([name] + fixture.fixtures.sorted()).first(where: { other in
        index.types(named: other).contains { $0.access < access }
      })
    else { return nil }
    return ValueFailure(issue: .narrower(narrow), chain: [], position: fixture.position)
  }
}

/// The result of resolving fixtures.
package struct FixtureResolution: Sendable, Hashable {
  /// The fixtures, ordered by the positions of their types.
  package var fixtures: [FixtureBlueprint] = []
  /// The diagnostics for other types, in the same order.
  package var diagnostics: [Diagnostic] = []
  /// Requested names without a match; the caller knows their positions.
  package var unmatched: [UnmatchedType] = []
  /// Keys of values for parameters that no initializer has.
  package var unknownKeys: [UnmatchedType] = []
}

/// The types to generate fixtures for, and their values.
///
/// Marked types (`// kagemusha: fixture`), and types that others contain, are always selected.
package struct FixtureSelection: Sendable, Hashable {
  /// Globs (`*`, `?`) for type names, plain or qualified.
  package var names: [String]
  /// Expressions to use instead of samples, by type or by `Owner.property`.
  package var defaults: [String: String] = [:]
  /// Whether a configuration can specify such expressions.
  package var isConfigured = true
  /// The access level of the fixtures.
  package var access = AccessLevel.internal
  /// The minimum access level of called declarations: `public` from another module without
  /// `@testable`.
  package var visible = AccessLevel.internal

  /// Creates a selection.
  package init(names: [String] = []) {
    self.names = names
  }
}
