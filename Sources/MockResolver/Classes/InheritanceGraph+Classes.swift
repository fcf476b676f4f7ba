import DeclarationModel
import Symbols

extension InheritanceGraph {
  /// Returns the lineage of a class: its superclasses are the ancestors, and it is its own superclass, as the mock
  /// inherits from it.
  ///
  /// - Parameters:
  ///   - number: The number of the class in the index.
  ///   - mocked: The class.
  ///   - chain: The class with its superclasses.
  func lineage(of number: Int, _ mocked: MockedClass, _ chain: ClassChain) -> Lineage {
    let derived = index.declarations[number]
    let declarations = chain.links.map { link in
      ProtocolDeclaration(
        MockedClass(
          link.type, settings: isForeign(link.type) ? TargetSettings() : mocked.settings),
        overriding: link.overridden(in: index.table), in: index.table)
    }
    let isolation = self.isolation(of: chain.links, defaultingTo: declarations.first)
    let ancestors = zip(chain.links, declarations).enumerated().map { distance, link in
      var declaration = link.1
      if distance == 0 {
        declaration = derived
      } else {
        declaration.members.removeAll { !$0.isImplemented }
        declaration.requirements = []
        declaration.primaryAssociatedTypes = []
      }
      if !isForeign(link.0.type) {
        declaration.defaultActor = if case .global(let actor) = isolation { actor } else { nil }
      }
      return Ancestor(
        // The superclasses have no numbers in the index; these are different from all others.
        number: distance == 0 ? number : -distance, declaration: declaration, parents: [],
        conditions: [],
        // The members of a class of another module do not depend on the default isolation of this one.
        isolation: isForeign(link.0.type)
          ? self.isolation(
            of: chain.links.dropFirst(distance), defaultingTo: declarations[distance]) : isolation,
        module: index.table.module(ofFile: declaration.position.path))
    }
    let missing = missingSuperclass(of: mocked.type)
    var lineage = Lineage(
      ancestors: ancestors.reversed(), findings: findings(about: chain, missing), known: [],
      missing: missing)
    lineage.superclass = (NamedType([NamedType.Component(mocked.type.name)]), mocked.type)
    lineage.chain = chain
    return lineage
  }

  /// Returns the lineage of a class for each way in which the conditions of its superclasses can turn out; empty if there
  /// is only one.
  func variants(
    of number: Int, _ mocked: MockedClass, overridable level: AccessLevel
  ) -> [(lineage: Lineage, conditions: [ConditionalClause])] {
    index.table.variants(
      ofSuperclassesOf: mocked.type, atMost: ConditionalVariants.limit
    ).map { conditions in
      var variant = mocked
      variant.type.conditions += conditions
      let chain = ClassChain(of: variant.type, in: index.table, overridable: level)
      return (lineage(of: number, variant, chain), conditions)
    }
  }

  /// Returns the reasons against a mock that do not depend on the class's initializers.
  private func findings(
    about chain: ClassChain, _ missing: [MissingParent]
  ) -> [MockingDiagnostic] {
    guard let type = chain.links.first?.type else { return [] }
    let generics = type.generics.filter { $0.specifier != nil || type.isObjectiveC }.map {
      MockingDiagnostic(
        fact: type.isObjectiveC ? .lightweightGenerics : .unsupportedGenerics, subject: $0.name,
        position: type.position)
    }
    // Until the superclass is known, nobody knows the initializers that a class inherits from it.
    guard isCompleted,
      !chain.links.contains(where: \.type.declaresDesignatedInitializer), let parent = missing.first
    else { return generics }
    return generics + [
      MockingDiagnostic(
        fact: .unknownSuperclass(issues[parent]), subject: parent.components.joined(separator: "."),
        position: type.position)
    ]
  }

  private func isForeign(_ type: TypeDeclaration) -> Bool {
    SuperclassResolution.isFromModule(type, in: index.table)
  }

  /// Returns the isolation of a class: its own, or else that of a superclass, or else the default of its module.
  private func isolation(
    of links: some Sequence<ClassChain.Link>, defaultingTo declaration: ProtocolDeclaration?
  ) -> MockBlueprint.Isolation {
    ClassIsolation.isolation(
      of: links.map(\.type), in: index.table,
      isOfMainActorModule: declaration?.isOfMainActorModule ?? false)
      ?? declaration?.defaultActor.map { .global($0) } ?? .nonisolated
  }
}
