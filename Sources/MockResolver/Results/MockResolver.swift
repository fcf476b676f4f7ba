import DeclarationModel
import Symbols
import Basics

/// Works out the mocks of some protocols.
///
/// The result depends on the values alone: the order of files makes no difference.
package struct MockResolver: Sendable {
  let graph: InheritanceGraph
  let closures: ClosureAliasIndex
  private let noncopyable: NoncopyableIndex
  private let isolatedConformances: IsolatedConformanceIndex
  private let runtimeSupport: RuntimeSupportIndex
  private let declared: DeclaredNameIndex
  private let modules: Set<String>
  let naming: MockNaming
  /// The names of mocks that other requests make for the same target.
  var target = TargetNames()
  /// The names of the types that files declare whose classes may be mocked, sorted.
  private let typeNames: [String]
  /// The arguments of a command that only reads the same sources.
  private let readingArguments: String
  /// The qualified names of types that the sources declare in the module of the mocks.
  var declaredTypes: Set<String> = []
  /// Whether mocks may be of a style that names variables.
  var isStyled = false
  /// The types of the run-time library whose names are those of mocks.
  private let hiddenTypes: Set<String>
  /// The names of the aliases that stand in `#if` clauses.
  private let conditionalAliases: Set<String>
  /// The extensions of protocols in compiled modules, by the protocol.
  private let extensions: [String: [ProtocolDeclaration]]

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - files: Files whose protocols may be mocked.
  ///   - dependenciesOnly: Files whose protocols may only be inherited from.
  ///   - types: The types that the protocols depend on (`ReferencedTypes`).
  ///   - classes: The classes whose mocks are wanted.
  ///   - naming: The naming of mocks.
  ///   - issues: The reasons why parents that were missing before are still missing.
  ///   - isCompleted: Whether parents were looked up in compiled modules.
  package init(
    files: [ScannedFile], dependenciesOnly: [ScannedFile] = [], types: [ScannedTypes] = [],
    classes: MockedClasses = MockedClasses(), naming: MockNaming,
    issues: [MissingParent: ParentIssue] = [:], isCompleted: Bool = false
  ) {
    var (files, dependenciesOnly) = (files, dependenciesOnly)
    let declared = SymbolTable(types: types)
    if declared.mayNameGlobalActors {
      files = files.map { $0.knowingGlobalActors(of: declared) }
      dependenciesOnly = dependenciesOnly.map { $0.knowingGlobalActors(of: declared) }
    }
    let all = files + dependenciesOnly
    let index = ProtocolIndex(
      files: files, dependenciesOnly: dependenciesOnly, types: types, classes: classes)
    graph = InheritanceGraph(index: index, issues: issues, isCompleted: isCompleted)
    typeNames = classes.suggested
    readingArguments = classes.readingArguments
    closures = ClosureAliasIndex(index.table)
    noncopyable = NoncopyableIndex(index.table, all)
    runtimeSupport = RuntimeSupportIndex(index.table)
    isolatedConformances = IsolatedConformanceIndex(
      files + dependenciesOnly.filter { $0.module == nil }, index.table)
    modules = all.importedModules
    self.declared = DeclaredNameIndex(all, index.table)
    extensions = Dictionary(grouping: all.flatMap(\.extensions), by: \.qualifiedName)
    conditionalAliases = index.table.conditionalAliases
    self.naming = naming
    hiddenTypes = naming.hiddenTypes(besideMocksOf: index.mockable.map { index.declarations[$0] })
  }

  /// The builder of the blueprints of this input.
  var builder: BlueprintBuilder {
    var builder = BlueprintBuilder(
      naming: naming, closures: closures, declared: declared, declaredTypes: graph.index.table,
      extensions: extensions, noncopyable: noncopyable, runtimeSupport: runtimeSupport,
      isolatedConformances: isolatedConformances, modules: modules, isStyled: isStyled)
    builder.hiddenTypes = hiddenTypes.union(target.hiddenTypes)
    builder.conditionalAliases = conditionalAliases
    return builder
  }

  /// Returns the builder, which adds the module to the names of the mocks of some protocols.
  private func builder(sharing numbers: Set<Int>) -> BlueprintBuilder {
    var builder = self.builder
    builder.sharedNames = numbers
    return builder
  }

  /// The names of parents that mean the same for every mock, and need no look-up.
  package static var knownParents: Set<String> { KnownParent.names }

  /// Returns all protocols that may be mocked, in order of their positions.
  func candidates(for selection: ProtocolSelection) -> [ProtocolCandidate] {
    graph.index.mockable.map {
      ProtocolCandidate(number: $0, decision: decision(on: $0, for: selection))
    }
  }

  /// Returns the missing parents of those candidates that are to be mocked, sorted, and the names of other
  /// declarations that may affect their mocks.
  func questions(
    about candidates: [ProtocolCandidate]
  ) -> (missing: [MissingParent], names: LookupNames) {
    let table = graph.index.table
    let selected = candidates.filter(\.isSelected)
    let questions = DeepStack.map(selected, each: 8) { candidate in
      let lineage = graph.lineage(of: candidate.number)
      return (
        missing: lineage.missing,
        superclasses: lineage.ancestors.filter { $0.number < 0 }.map(\.declaration),
        names: LookupNames(of: lineage, in: table),
        number: candidate.number
      )
    }
    var names = questions.reduce(into: LookupNames()) { $0.formUnion($1.names) }
    for number in graph.ancestors(of: selected.map(\.number)) {
      names.add(graph.index.declarations[number])
    }
    var seen: Set<SourcePosition> = []
    for type in questions.lazy.flatMap(\.superclasses) where seen.insert(type.position).inserted {
      names.add(type)
    }
    // An extension of any ancestor may implement one of two requirements of one name.
    let extended = questions.filter { !$0.names.extended.isEmpty }.map(\.number)
    names.add(extended: graph.ancestors(of: extended).map { graph.index.declarations[$0].name })
    return (questions.flatMap(\.missing).sortedOnce, names)
  }

  /// Returns whether one protocol is to be mocked, and why.
  func decision(on number: Int, for selection: ProtocolSelection) -> ProtocolDecision {
    var declaration = graph.index.declarations[number]
    declaration.access = min(declaration.access, graph.index.table.accessLimit(of: declaration))
    let decision = selection.decision(
      on: declaration, conformsToMark: graph.marked.contains(number))
    return ProtocolDecision(declaration: declaration, decision: decision)
  }

  /// Returns the mocks of the selected protocols, and the reasons why others have none.
  ///
  /// - Parameters:
  ///   - selection: The selection of protocols.
  ///   - name: The name of a protocol, or a glob, whose whole explanation is wanted.
  /// - Complexity: O(*n*) for *n* members, each counted once for every mock that has it.
  package func resolve(
    _ selection: ProtocolSelection, explaining name: String? = nil
  ) -> Resolution {
    resolve(candidates(for: selection), selection, explaining: name)
  }

  /// Returns the mocks of candidates, and the reasons why others have none.
  func resolve(
    _ candidates: [ProtocolCandidate], _ selection: ProtocolSelection, explaining name: String?
  ) -> Resolution {
    let names = MockNameClashes(target: target, declaredTypes: declaredTypes)
    let builder = builder(sharing: names.shared(among: candidates, naming))
    var outcomes = DeepStack.map(candidates, each: 8) { outcome(of: $0, selection, builder) }
    names.report(in: &outcomes)
    for (place, children) in children(in: outcomes).enumerated() {
      outcomes[place].add(children)
    }
    // Blueprints are large, and `flatMap` would make room for twice as many.
    var mocks: [MockBlueprint] = []
    mocks.reserveCapacity(outcomes.reduce(0) { $0 + $1.blueprints.count })
    for outcome in outcomes { mocks += outcome.blueprints }
    var resolution = Resolution(
      mocks: mocks,
      diagnostics: outcomes.flatMap(\.diagnostics), unmatched: unmatchedNames(of: selection))
    resolution.outcomes = outcomes.map(\.result)
    resolution.explanations =
      (name.map { explanations(of: $0, resolution.outcomes, builder) } ?? []).map {
        explanation in
        var explanation = explanation
        // The mock in the resolution also has its child mocks, which an explanation's own mock lacks.
        let position = explanation.outcome.declaration.position
        explanation.blueprint =
          resolution.mocks.first { $0.position == position } ?? explanation.blueprint
        return explanation
      }
    return resolution
  }

  /// Returns the child mocks for each outcome.
  private func children(in outcomes: [Outcome]) -> [[ChildMocks.Children]] {
    let mocks = ChildMocks(index: graph.index, isolatedConformances, outcomes: outcomes)
    return DeepStack.map(outcomes, each: 8) { mocks.children(of: $0) }
  }

  /// Returns the outcome for one protocol, without regard to the others.
  func outcome(
    of candidate: ProtocolCandidate, _ selection: ProtocolSelection, _ builder: BlueprintBuilder
  ) -> Outcome {
    let declaration = candidate.decision.declaration
    var outcome = Outcome(declaration: declaration, decision: candidate.decision.decision)
    guard candidate.isSelected else {
      if case .skipped(.access) = outcome.decision, selection.names(declaration) {
        let isClosed = declaration.isClass && selection.access == .public
        outcome.report([
          MockingDiagnostic(
            fact: isClosed ? .closedSuperclass : .inaccessible(from: selection.access),
            subject: isClosed ? declaration.qualifiedName : declaration.name,
            position: declaration.position)
        ])
      }
      return outcome
    }
    let lineage = graph.lineage(of: candidate.number)
    var built = builder.build(lineage)
    if selection.access == .public, let superclass = lineage.superclass,
      superclass.type.access < .open
    {
      built.blueprints = []
      // Its initializers are not accessible for the same reason.
      if declaration.isClass { built.findings = [] }
      built.findings.append(
        MockingDiagnostic(
          fact: .closedSuperclass,
          subject: declaration.isClass ? declaration.qualifiedName : superclass.name.text,
          position: declaration.position))
    }
    outcome.blueprints = built.blueprints
    if declaration.isClass, !built.findings.isEmpty, declaration.position.isInSwiftFile,
      ProtocolExtraction(from: graph.index.table).canExtract(from: declaration.qualifiedName)
    {
      let command =
        "kagemusha extract-protocol \(declaration.qualifiedName)\(readingArguments)"
      for index in built.findings.indices { built.findings[index].extraction = command }
    }
    outcome.report(built.findings)
    return outcome
  }

  /// Returns the globs that match no protocol at all.
  private func unmatchedNames(of selection: ProtocolSelection) -> [UnmatchedName] {
    let all = graph.index.mockable.lazy.map { graph.index.declarations[$0] }
    let protocols = all.filter { !$0.isClass }
    let classes = all.filter(\.isClass)
    let unmatched = selection.names.filter { glob in
      !protocols.contains(where: glob.matches)
        && !graph.index.broken.contains { glob.matches($0.name) || glob.matches($0.qualifiedName) }
    }
    let names = protocols.flatMap { Set([$0.name, $0.qualifiedName]).sorted() }
    return UnmatchedName.all(unmatched, among: Array(names), areOfClasses: false)
      + UnmatchedName.all(
        selection.classes.filter { !classes.contains(where: $0.matches) }, among: typeNames,
        areOfClasses: true)
  }
}

extension UnmatchedName {
  /// Returns globs that match nothing, with the most similar names.
  fileprivate static func all(
    _ globs: [Glob], among names: @autoclosure () -> [String], areOfClasses: Bool
  ) -> [UnmatchedName] {
    if globs.isEmpty { return [] }
    let suggestions = NameSuggestions(candidates: names())
    return globs.map { glob in
      var name = UnmatchedName(
        glob: glob.pattern,
        suggestion: glob.isLiteral ? suggestions.nearest(to: glob.pattern) : nil)
      name.isOfClass = areOfClasses
      return name
    }
  }
}

extension ProtocolSelection {
  /// Returns whether a protocol was asked for by its own name, and not by a pattern.
  ///
  /// A pattern may match protocols that its author does not mean. Patterns and marks count only if the mocks are to
  /// be public, and for protocols that are at least internal.
  fileprivate func names(_ declaration: ProtocolDeclaration) -> Bool {
    if excluded.contains(where: { $0.matches(declaration) }) { return false }
    let named = declaration.isClass ? classes : names
    if named.contains(where: { $0.isLiteral && $0.matches(declaration) }) { return true }
    guard access > .internal, declaration.access >= .internal, !declaration.marks.contains(.skip)
    else { return false }
    return declaration.marks.contains(.mock) || names.contains { $0.matches(declaration) }
  }
}
