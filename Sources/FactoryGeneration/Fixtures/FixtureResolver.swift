import DeclarationModel
import TypeIndexing

/// Works out the fixtures of some types, and of those that they are made of.
///
/// It is a function of values: the order of files makes no difference.
package struct FixtureResolver: Sendable {
  /// The mark of a type that gets a fixture.
  private static let mark = "fixture"
  private static let kinds: Set<TypeDeclaration.Kind> = [.struct, .enum, .class, .actor]

  let index: TypeIndex

  /// Takes the input.
  package init(files: [ScannedTypes]) {
    index = TypeIndex(files: files)
  }

  /// The fixtures of the selected types, and what is wrong with others.
  package func resolve(_ selection: FixtureSelection) -> FixtureResolution {
    let choice = TypeChoice(
      index: index, globs: selection.names, mark: Self.mark, kinds: Self.kinds)
    let chosen = choice.types.filter { $0.isNamed || isModel($0.type) }
    var graph = FixtureGraph(index)
    var (fixtures, failures) = build(chosen, graph, selection)
    // A model that cannot be made changes those that hold it, and they those that hold them.
    while !Set(failures.keys).isSubset(of: graph.failures.keys) {
      graph.failures.merge(failures) { first, _ in first }
      (fixtures, failures) = build(chosen, graph, selection)
    }
    var resolution = FixtureResolution()
    resolution.fixtures = fixtures.values.sorted { $0.position < $1.position }.map { fixture in
      var fixture = fixture
      fixture.access = selection.access
      inherit(&fixture, from: fixtures)
      return fixture
    }
    for chosen in chosen {
      let name = chosen.type.qualifiedName
      guard let failure = failures[name] ?? hidden(name, selection.access, in: fixtures) else {
        continue
      }
      resolution.fixtures.removeAll { $0.name == name }
      resolution.diagnostics.append(
        FactoryMessages.diagnostic(
          failure, of: name, chosen.isNamed ? .error : .warning, fixIt: .defaults))
    }
    resolution.unknownKeys = InitializerSearch(index: index, visible: selection.visible)
      .unknownKeys(among: selection.defaults)
    resolution.unmatched = choice.unmatched { FactoryMessages.wrongKind($0, $1, of: .fixture) }
    return resolution
  }

  /// Whether a pattern means it: a structure or an enumeration with cases.
  private func isModel(_ type: TypeDeclaration) -> Bool {
    switch type.kind {
    case .struct: true
    case .enum:
      !type.inheritance.contains { $0.text == "CodingKey" }
        && type.members.contains { if case .enumCase = $0.kind { true } else { false } }
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
    return (fixtures, failures)
  }

  /// Takes over what the fixtures that it calls ask of their callers.
  private func inherit(
    _ fixture: inout FixtureBlueprint, from fixtures: [String: FixtureBlueprint]
  ) {
    var open = fixture.fixtures.sorted()
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let other = fixtures[name] else { continue }
      fixture.isolation = fixture.isolation ?? other.isolation
      fixture.availability.add(other.outerAvailability + other.availability)
      open += other.fixtures.sorted()
    }
    let outer = fixture.outerAvailability
    fixture.availability.removeAll { outer.contains($0) }
  }

  /// What is wrong where the fixture may be seen by more than its type.
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

/// What came of resolving the fixtures of some files.
package struct FixtureResolution: Sendable, Hashable {
  /// The fixtures, ordered by the places of their types.
  package var fixtures: [FixtureBlueprint] = []
  /// What is wrong with others, in the same order.
  package var diagnostics: [Diagnostic] = []
  /// Names that were asked for in vain; whoever asked knows where.
  package var unmatched: [UnmatchedType] = []
  /// Keys of values for parameters that no initialiser has.
  package var unknownKeys: [UnmatchedType] = []
}

/// Which types get a fixture, and what is in it.
///
/// Types that are marked (`// kagemusha: fixture`), and those that others are made of, get one
/// whatever their names.
package struct FixtureSelection: Sendable, Hashable {
  /// Globs (`*`, `?`) for type names, plain or qualified.
  package var names: [String]
  /// Expressions in place of what is made up, by type or by `Owner.property`.
  package var defaults: [String: String] = [:]
  /// Who may call the fixtures.
  package var access = AccessLevel.internal
  /// The least access of what they call: `public` from another module without `@testable`.
  package var visible = AccessLevel.internal

  /// Describes a selection.
  package init(names: [String] = []) {
    self.names = names
  }
}
