import DeclarationModel
import Symbols

extension InheritanceGraph {
  /// Returns a protocol with the ancestors that its mock depends on.
  ///
  /// - Complexity: O(*a* + *e*) for *a* ancestors and *e* inheritance clauses among them.
  func lineage(of root: Int) -> Lineage { lineage(of: root, in: \.shared.parents) }

  /// Returns a protocol with all its ancestors.
  func wholeLineage(of root: Int) -> Lineage { lineage(of: root, in: \.parents) }

  /// Returns a protocol with its ancestors, and with the variants of the class that it is bound to.
  private func lineage(of root: Int, in parents: Parents) -> Lineage {
    var lineage = lineage(of: root, along: self[keyPath: parents])
    guard lineage.superclass != nil, index.classes[root] == nil else { return lineage }
    lineage.variants = variants(of: lineage, at: root, in: parents)
    for missing in lineage.variants.flatMap(\.lineage.missing)
    where !lineage.missing.contains(missing) {
      lineage.missing.append(missing)
    }
    return lineage
  }

  /// The path to the parents of each protocol: to all of them, or to those that its mock depends on.
  private typealias Parents = KeyPath<InheritanceGraph, [[ParentLink]]>

  /// Returns the numbers of some protocols and all their ancestors, each once.
  func ancestors(of numbers: [Int]) -> [Int] { ancestors(of: numbers, along: parents) }

  private func ancestors(of numbers: [Int], along parents: [[ParentLink]]) -> [Int] {
    var visit = InheritanceVisit(along: parents)
    for number in numbers { visit.visit(number) }
    return visit.order
  }

  private func lineage(of root: Int, along parents: [[ParentLink]]) -> Lineage {
    if let (mocked, chain) = index.classes[root] {
      var lineage = lineage(of: root, mocked, chain)
      lineage.variants = variants(of: root, mocked, overridable: chain.overridable)
      return lineage
    }
    let derived = index.declarations[root]
    let cycle = shared.cycles[root].map { cycle in
      MockingDiagnostic(
        fact: .cycle(cycle.map { index.declarations[$0].qualifiedName }),
        subject: derived.name, position: derived.position)
    }
    // There is nothing else to tell of a protocol that inherits from itself.
    let order = cycle == nil ? ancestors(of: [root], along: parents) : [root]
    let paths = pathConditions(in: order, to: root, along: parents)
    let ancestors = order.map { number in
      let declaration = index.declarations[number]
      let inherited = (paths[number] ?? []) + declaration.conditions
      return Ancestor(
        number: number,
        declaration: declaration,
        parents: parents[number],
        conditions: number == root ? [] : inherited.subtracting(derived.conditions),
        isolation: isolations[number] ?? .nonisolated,
        module: index.module(of: number),
        hasNames: shared.withNames.contains(number))
    }
    let links = order.flatMap { parents[$0] }
    var lineage = Lineage(
      ancestors: ancestors,
      findings: [cycle].compactMap(\.self)
        + order.flatMap { self.findings(about: $0, for: root) },
      known: Set(links.compactMap { if case .known(let parent) = $0 { parent } else { nil } }),
      missing: order.flatMap { number in
        parents[number].compactMap { link in
          if case .unknown(let names, _) = link { self.missing(names, number) } else { nil }
        }
      })
    lineage.inheritsDefaultActor = shared.inheritingDefaultActor.contains(root)
    lineage.superclass = superclass(among: links)
    lineage.missing += lineage.superclass.map { missingSuperclass(of: $0.type) } ?? []
    return lineage
  }

  /// Returns the lineage of a protocol that is bound to a class for each way in which the conditions of the class and of
  /// its superclasses can turn out; empty if there is only one.
  private func variants(
    of whole: Lineage, at root: Int, in path: Parents
  ) -> [(lineage: Lineage, conditions: [ConditionalClause])] {
    var done: [(lineage: Lineage, conditions: [ConditionalClause])] = []
    var open: [(graph: InheritanceGraph, conditions: [ConditionalClause])] = [(self, [])]
    while let (graph, conditions) = open.popLast() {
      let parents = graph[keyPath: path]
      let bound = ancestors(of: [root], along: parents).filter { number in
        parents[number].contains { if case .superclass = $0 { true } else { false } }
      }
      var clauses =
        bound.lazy.map { graph.clauses(ofClassesOf: $0, assuming: conditions) }
        .first { !$0.isEmpty } ?? []
      if !clauses.isEmpty {
        // The list is a stack: the first clause goes last, to be taken next.
        let order = ancestors(of: [root], along: graph.parents)
        open += clauses.reversed().map {
          (graph.assuming(conditions + $0, around: bound, in: order), conditions + $0)
        }
      } else {
        var lineage = conditions.isEmpty ? whole : graph.lineage(of: root, along: parents)
        lineage.superclass?.type.conditions += conditions
        clauses =
          lineage.superclass.map {
            index.table.variants(ofSuperclassesOf: $0.type, atMost: ConditionalVariants.limit)
          } ?? []
        done += (clauses.isEmpty ? [[]] : clauses).map { clause in
          var lineage = lineage
          lineage.superclass?.type.conditions += clause
          return (lineage, conditions + clause)
        }
      }
      guard open.count + done.count <= ConditionalVariants.limit else { return [] }
    }
    return done.count > 1 ? done : []
  }

  /// Returns the `#if` clauses in which the first class after a protocol's colon is declared, if there are several.
  private func clauses(
    ofClassesOf number: Int, assuming conditions: [ConditionalClause]
  ) -> [[ConditionalClause]] {
    let declaration = index.declarations[number]
    var scope = declaration.scope
    scope.conditions += conditions
    return Self.writtenParents(of: declaration).lazy
      .map { index.table.clauses(ofClassesIn: $0.type, from: scope) }.first { !$0.isEmpty } ?? []
  }

  /// Returns the last superclass of a class if it is not in the input.
  func missingSuperclass(of type: TypeDeclaration) -> [MissingParent] {
    guard let last = index.table.superclasses(of: type).last,
      index.table.module(ofFile: last.position.path) == nil,
      let (parent, scope) = last.superclassName(in: index.table),
      KnownParent(parent.plainNames) == nil, KnownClass(last.path) == nil,
      index.table.meaning(of: parent, from: scope) == nil
    else { return [] }
    let path = scope.file ?? last.position.path
    return [MissingParent(components: parent.plainNames, path: path)]
  }

  private func missing(_ components: [String], _ number: Int) -> MissingParent {
    MissingParent(components: components, path: index.declarations[number].position.path)
  }

  /// Returns the class that protocols are bound to, the most derived one if there are several.
  private func superclass(
    among links: [ParentLink]
  ) -> (name: NamedType, type: TypeDeclaration)? {
    let all = links.compactMap { link -> (name: NamedType, type: TypeDeclaration)? in
      if case .superclass(let name, let type) = link { (name, type) } else { nil }
    }
    let table = index.table
    return all.max { table.superclasses(of: $0.type).count < table.superclasses(of: $1.type).count }
  }

  /// Returns the `#if` clauses under which the derived protocol inherits from each ancestor.
  ///
  /// An ancestor that is inherited in several ways has the clauses that all ways begin with: an
  /// additional member is harmless, a missing one is not.
  private func pathConditions(
    in order: [Int], to root: Int, along parents: [[ParentLink]]
  ) -> [Int: [ConditionalClause]] {
    var paths: [Int: [ConditionalClause]] = [root: []]
    for number in order.reversed() {
      let own = number == root ? [] : index.declarations[number].conditions
      let path = (paths[number] ?? []) + own
      for case .declared(let parent) in parents[number] where parent.number != number {
        let path = path + parent.conditions
        paths[parent.number] = paths[parent.number]?.commonPrefix(with: path) ?? path
      }
    }
    return paths
  }

  /// Returns the isolation of each protocol: by its own attribute, or else by its parents, which come before it, or else
  /// by the default of its module.
  func isolations(in order: [Int]) -> [Int: MockBlueprint.Isolation] {
    var isolations: [Int: MockBlueprint.Isolation] = [:]
    for number in order {
      let attributes = index.declarations[number].attributes
      if let actor = attributes.first(where: \.isGlobalActor) {
        isolations[number] = .global(actor)
        continue
      }
      let inherited = parents[number].compactMap { link -> MockBlueprint.Isolation? in
        switch link {
        case .known(.actor): .instance
        case .declared(let parent): isolations[parent.number]
        case .superclass(_, let type): isolation(ofClass: type, boundBy: number)
        default: nil
        }
      }
      // Only an actor conforms to `Actor`, whatever other parents are isolated to.
      isolations[number] =
        inherited.contains(.instance)
        ? .instance
        : inherited.first ?? index.declarations[number].defaultActor.map { .global($0) }
    }
    return isolations
  }

  /// Returns the global actor of a class, on which the requirements of a protocol that is bound to it are.
  private func isolation(
    ofClass type: TypeDeclaration, boundBy number: Int
  ) -> MockBlueprint.Isolation? {
    let isolation = ClassIsolation.isolation(
      of: SuperclassResolution.chain(of: type, in: index.table), in: index.table,
      isOfMainActorModule: index.declarations[number].isOfMainActorModule)
    return if case .global = isolation { isolation } else { nil }
  }

  private func isActor(_ components: [String], namedBy number: Int) -> Bool {
    let meaning = index.table.meaning(of: components, from: index.declarations[number].scope)
    return meaning?.types.contains { $0.kind == .actor } ?? false
  }

  private func findings(about number: Int, for root: Int) -> [MockingDiagnostic] {
    parents[number].compactMap { link in
      switch link {
      // A class may conform to a `~Copyable` protocol, as a copyable type satisfies it, too.
      case .declared, .known, .suppressed, .superclass: return nil
      case .unknown(let components, let position):
        let ancestor = number == root ? nil : index.declarations[number].qualifiedName
        return MockingDiagnostic(
          fact: isActor(components, namedBy: number)
            ? .unmockableParent(.actor)
            : .unknownParent(by: ancestor, issue: issues[missing(components, number)]),
          subject: components.joined(separator: "."),
          position: (number == root ? position : nil) ?? index.declarations[root].position)
      case .broken(let name, let cause):
        return MockingDiagnostic(
          fact: .brokenParent(cause), subject: name, position: index.declarations[root].position)
      }
    }
  }
}
