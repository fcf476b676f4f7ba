import DeclarationModel
import Basics

extension MockResolver {
  /// Returns explanations of the protocols that a name matches.
  ///
  /// - Parameters:
  ///   - pattern: The name, plain or qualified, or a glob.
  ///   - outcomes: The outcomes for all protocols, in order.
  ///   - builder: The builder of the mocks.
  func explanations(
    of pattern: String, _ outcomes: [ProtocolOutcome], _ builder: BlueprintBuilder
  ) -> [ProtocolExplanation] {
    let glob = Glob(pattern)
    var builder = builder
    builder.isTracing = true
    return zip(graph.index.mockable, outcomes).filter { glob.matches($1.declaration) }
      .map { explanation(of: $0, $1, builder) }
  }

  private func explanation(
    of number: Int, _ outcome: ProtocolOutcome, _ builder: BlueprintBuilder
  ) -> ProtocolExplanation {
    let lineage = graph.wholeLineage(of: number)
    let built = builder.build(lineage)
    let name = outcome.declaration.qualifiedName
    let found = built.findings.map { MockingIssue($0, of: name) }
    var explanation = ProtocolExplanation(
      outcome: outcome, blueprint: built.blueprints.first,
      issues: outcome.issues.isEmpty ? found : outcome.issues,
      parents: lineage.ancestors.reversed().flatMap(parents),
      requirements: lineage.ancestors.flatMap { ancestor in
        ancestor.declaration.members.filter(\.isImplemented).map {
          ProtocolExplanation.Requirement(member: $0, owner: ancestor.declaration.qualifiedName)
        }
      },
      trace: built.trace ?? PassTrace())
    explanation.variantCount = built.blueprints.count
    if let chain = graph.index.classes[number]?.chain {
      explanation.passed = passedMembers(of: chain, built.blueprints.first)
      let passed = Set(explanation.passed.map(\.member.position))
      explanation.requirements.removeAll { passed.contains($0.member.position) }
    }
    return explanation
  }

  /// Returns the members that the mock of a class leaves to the class.
  private func passedMembers(
    of chain: ClassChain, _ mock: MockBlueprint?
  ) -> [ProtocolExplanation.PassedMember] {
    let overridden = mock.map { Set($0.members.map(\.member.position)) }
    return chain.links.flatMap { link in
      link.members.compactMap { member in
        let isDropped = overridden.map { !$0.contains(member.member.position) } ?? false
        guard let obstacle = member.obstacle ?? (isDropped ? .isUnsupported : nil) else {
          return nil
        }
        return ProtocolExplanation.PassedMember(
          member: member.member, owner: link.type.qualifiedName, obstacle: obstacle)
      }
    }
  }

  private func parents(of ancestor: Ancestor) -> [ProtocolExplanation.Parent] {
    let declaration = ancestor.declaration
    let search = ParentSearch(
      child: declaration, index: graph.index, isCompleted: graph.isCompleted)
    return InheritanceGraph.writtenParents(of: declaration).flatMap { type, position in
      search.links(to: type, at: position).map { link in
        parent(type.text, link, of: declaration.qualifiedName)
      }
    }
  }

  private func parent(
    _ written: String, _ link: ParentLink, of child: String
  ) -> ProtocolExplanation.Parent {
    switch link {
    case .declared(let parent):
      let declaration = graph.index.declarations[parent.number]
      return ProtocolExplanation.Parent(
        name: declaration.qualifiedName, child: child,
        origin: graph.index.module(of: parent.number).map { .module($0.name) }
          ?? .declared(declaration.position))
    case .known(.mark):
      return ProtocolExplanation.Parent(name: written, child: child, origin: .mark)
    case .known: return ProtocolExplanation.Parent(name: written, child: child, origin: .language)
    case .superclass(_, let type):
      return ProtocolExplanation.Parent(
        name: type.qualifiedName, child: child, origin: .superclass(type.position))
    case .suppressed:
      return ProtocolExplanation.Parent(name: written, child: child, origin: .suppressed)
    case .broken(_, let cause):
      return ProtocolExplanation.Parent(name: written, child: child, origin: .broken(cause))
    case .unknown: return ProtocolExplanation.Parent(name: written, child: child, origin: .missing)
    }
  }
}
