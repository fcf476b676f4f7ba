import DeclarationModel
import Symbols

/// Finds the requirements whose result is a protocol that is mocked as well, and the mock of that
/// protocol.
///
/// Only mocks of the same resolution count: others may be in another module, or have other names.
struct ChildMocks: Sendable {
  /// The child mocks of one mock, by the places of the members that have one.
  typealias Children = [Int: ChildMock]

  private let index: ProtocolIndex
  private let conformances: IsolatedConformanceIndex
  private let outcomes: [Outcome]
  /// The places of the outcomes with a mock that can be made without arguments, by the numbers of the protocols.
  private let places: [Int: Int]

  /// - Parameters:
  ///   - index: All protocols.
  ///   - conformances: The types with conformances that only the main actor can use.
  ///   - outcomes: The mocks, in the order of the protocols that may be mocked.
  init(
    index: ProtocolIndex, _ conformances: IsolatedConformanceIndex, outcomes: [Outcome]
  ) {
    self.index = index
    self.conformances = conformances
    self.outcomes = outcomes
    places = Dictionary(
      zip(index.mockable, outcomes.indices).filter { _, place in
        // A protocol with several `#if` variants is skipped: the calling mock may be compiled under
        // another condition.
        outcomes[place].blueprints.count == 1
          && outcomes[place].blueprints[0].canBeMadeWithNothing
      }
    ) { first, _ in first }
  }

  /// Returns the child mocks of each mock of a protocol; none if a mark forbids them.
  func children(of outcome: Outcome) -> [Children] {
    guard !outcome.declaration.marks.contains(.shallow) else { return [] }
    return outcome.blueprints.map { children(of: $0, derived: outcome.declaration) }
  }

  private func children(
    of mock: MockBlueprint, derived: ProtocolDeclaration
  ) -> Children {
    let own = Set(mock.generics.map(\.name) + mock.typeAliases.map(\.name))
    var children: Children = [:]
    for (place, member) in mock.members.enumerated() {
      children[place] = child(of: member, in: mock, hidden: own, derived: derived)
    }
    let namesakes = Dictionary(grouping: children.keys) { children[$0]?.name }.values
    for places in namesakes where places.count > 1 {
      for place in places {
        // Overloads that differ only in their results would have the same name in `mocks`.
        let conditions = mock.members[place].member.conditions
        let hasRival = places.contains {
          $0 != place && !mock.members[$0].member.conditions.excludes(conditions)
        }
        if hasRival { children[place] = nil }
      }
    }
    return children
  }

  private func child(
    of blueprint: MemberBlueprint, in mock: MockBlueprint, hidden own: Set<String>,
    derived: ProtocolDeclaration
  ) -> ChildMock? {
    let member = blueprint.member
    guard let result = member.resultWithoutArguments, !member.isStatic,
      !member.hasNoncopyableResult
    else { return nil }
    guard let (type, number) = constraint(result, hidden: own, from: derived.scope),
      let child = places[number].flatMap({ outcomes[$0].blueprints.first })
    else { return nil }
    let conditions = mock.conditions + member.conditions
    let availability = mock.availability + member.attributes
    guard child.conditions.allSatisfy(conditions.contains),
      child.availability.allSatisfy(availability.contains),
      let arguments = arguments(of: child, as: type, at: number),
      !(derived.isOfMainActorModule && relies(child, on: arguments, from: derived.scope))
    else { return nil }
    let isOptional = if case .optional = result { true } else { false }
    let components =
      child.enclosingTypes.map { NamedType.Component($0.typeSpelling) }
      + [.init(child.name.typeSpelling, arguments: arguments)]
    return ChildMock(
      name: blueprint.spelling ?? member.baseName, type: .named(NamedType(components)),
      isOptional: isOptional)
  }

  /// Returns the protocol that `any P`, `P`, `P?` or an alias of these names, and its number,
  /// unless a nearer type has the name, too.
  private func constraint(
    _ type: TypeReference, hidden: Set<String>, from scope: NameScope, depth: Int = 0
  ) -> (type: NamedType, number: Int)? {
    switch type {
    case .optional(let type) where depth == 0, .implicitlyUnwrapped(let type) where depth == 0:
      return constraint(type, hidden: hidden, from: scope, depth: 1)
    case .existential(let type):
      return constraint(type, hidden: hidden, from: scope, depth: depth + 1)
    case .named(let type):
      guard let first = type.plainNames.first, !hidden.contains(first), depth < 8,
        let meaning = index.table.meaning(of: type, from: scope)
      else { return nil }
      if let alias = meaning.aliases.first, meaning.protocols.isEmpty {
        return alias.type(binding: type.components.last?.arguments ?? []).flatMap {
          constraint($0, hidden: [], from: alias.scope, depth: depth + 1)
        }
      }
      guard let number = meaning.protocols.first, meaning.protocols.count == 1,
        meaning.types.isEmpty
      else { return nil }
      return (type, number)
    default: return nil
    }
  }

  /// Returns whether a mock with generic arguments needs conformances that only the main actor can use: the run-time
  /// library makes it anywhere.
  private func relies(
    _ child: MockBlueprint, on arguments: [TypeReference], from scope: NameScope
  ) -> Bool {
    zip(child.generics, arguments).contains { generic, argument in
      let isConstrained =
        generic.constraint != nil
        || child.requirements.contains { $0.left.mentions([generic.name]) }
      return isConstrained && conformances.isIsolated(argument, from: scope)
    }
  }

  /// Returns the generic arguments of a mock for a type such as `any Store<Int>`; nil if the type
  /// does not determine them.
  private func arguments(
    of child: MockBlueprint, as type: NamedType, at number: Int
  ) -> [TypeReference]? {
    guard !child.generics.isEmpty else { return [] }
    let primary = index.declarations[number].primaryAssociatedTypes
    guard let given = type.components.last?.arguments, given.count == primary.count else {
      return nil
    }
    let bindings = Dictionary(zip(primary, given)) { first, _ in first }
    let arguments = child.generics.compactMap { bindings[child.associatedType(of: $0)] }
    return arguments.count == child.generics.count ? arguments : nil
  }
}

extension ProtocolMember {
  /// The type of a property, or of the result of a method without parameters.
  fileprivate var resultWithoutArguments: TypeReference? {
    switch kind {
    case .property(let property): property.type
    case .method(let method) where method.parameters.isEmpty && method.generics.isEmpty:
      method.result
    default: nil
    }
  }
}

extension MockBlueprint {
  /// Whether the mock can be made without arguments, from anywhere.
  fileprivate var canBeMadeWithNothing: Bool {
    guard let superclass else { return true }
    // The initializer of a mock on a global actor is on the actor, too.
    return isolation == .nonisolated && superclass.hasPlainInitializer
  }

  /// The attributes that state availability.
  fileprivate var availability: [Attribute] {
    (outerAttributes + attributes).availability
  }
}
