import DeclarationModel
import Basics
import Symbols

/// Resolves the factories of types.
///
/// The result does not depend on the order of the files.
package struct FactoryResolver: Sendable {
  private let index: SymbolTable

  /// Creates a resolver.
  package init(files: [ScannedTypes]) {
    index = SymbolTable(types: files)
  }

  /// Returns the factories of the selected types, and diagnostics for the others.
  package func resolve(_ selection: FactorySelection) -> FactoryResolution {
    let choice = TypeChoice(
      index: index, globs: GlobList(selection.names), mark: InitializerSearch.mark,
      kinds: TypeChoice.built)
    let chosen = choice.types
    let context = FactoryContext(
      index: index, search: InitializerSearch(index: index, visible: selection.visible),
      samples: SampleMaker(index: index, given: selection.values),
      mocks: Dictionary(
        selection.mocks.map { ($0.protocolName, $0) }, uniquingKeysWith: { first, _ in first }))
    var layers: [String: FactoryBlueprint] = [:]
    var resolution = FactoryResolution()
    for chosen in inOrderOfNeed(chosen, context.walk) {
      func report(_ failure: ValueFailure, _ severity: Diagnostic.Severity) {
        resolution.diagnostics.append(
          FactoryMessages.diagnostic(
            failure, of: chosen.type.qualifiedName, severity, .values))
      }
      var planner = FactoryPlanner(chosen.type, context, layers: layers)
      let plan = planner.plan()
      var blueprint = FactoryEmitter(plan).blueprint
      blueprint.access = selection.access
      let redeclaration = index.redeclaration(
        ofMockIn: chosen.type, labels: blueprint.parameters.map(\.name)
      ) { layers[$0]?.parameters.map(\.name) }
      let failures = plan.failures + hidden(in: blueprint) + [redeclaration].compactMap(\.self)
      guard failures.isEmpty else {
        failures.forEach { report($0, chosen.isNamed ? .error : .warning) }
        continue
      }
      plan.warnings.forEach { report($0, .warning) }
      layers[blueprint.name] = blueprint
      resolution.factories.append(blueprint)
    }
    resolution.factories.sort { $0.position < $1.position }
    resolution.diagnostics.sort { left, right in
      guard let left = left.position, let right = right.position else { return false }
      return left < right
    }
    resolution.unknownKeys = context.search.unknownKeys(among: selection.values)
    resolution.unmatched = choice.unmatched(for: .factory)
    return resolution
  }

  /// Returns the types in an order in which each comes after its superclasses, and after the types whose factories it calls.
  private func inOrderOfNeed(
    _ chosen: [TypeChoice.Chosen], _ walk: InitializerWalk
  ) -> [TypeChoice.Chosen] {
    let names = Set(chosen.map(\.type.qualifiedName))
    var needs = chosen.map { chosen in
      let name = chosen.type.qualifiedName
      return walk.parts(of: name, endingAt: names.subtracting([name]))
        .union(index.ancestors(of: name)).intersection(names).subtracting([name])
    }
    var open = chosen
    var ordered: [TypeChoice.Chosen] = []
    while !open.isEmpty {
      // In a cycle, the first type is planned without the factories of the others.
      let next = needs.firstIndex(where: \.isEmpty) ?? 0
      let name = open[next].type.qualifiedName
      ordered.append(open.remove(at: next))
      needs.remove(at: next)
      for number in needs.indices { needs[number].remove(name) }
    }
    return ordered
  }

  /// Returns failures for types in the signature that are less visible than the factory.
  private func hidden(in blueprint: FactoryBlueprint) -> [ValueFailure] {
    guard blueprint.access > .internal else { return [] }
    let layers = blueprint.parameters.compactMap { parameter in
      if case .layer(let name) = parameter.kind { name } else { nil }
    }
    return ([blueprint.name] + layers).filter { name in
      index.types(named: name).contains { $0.access < blueprint.access }
    }.map { ValueFailure(issue: .narrower($0), chain: [], position: blueprint.position) }
  }
}

/// The result of resolving factories.
package struct FactoryResolution: Sendable, Hashable {
  /// The factories, ordered by the positions of their types.
  package var factories: [FactoryBlueprint] = []
  /// The diagnostics for other types, in the same order.
  package var diagnostics: [Diagnostic] = []
  /// Requested names without a match; the caller knows their positions.
  package var unmatched: [UnmatchedType] = []
  /// Keys of values for parameters that no initializer has.
  package var unknownKeys: [UnmatchedType] = []
}
