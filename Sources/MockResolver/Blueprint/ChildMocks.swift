import DeclarationModel
import Symbols

/// Finds the requirements whose result is a protocol that is mocked as well, and the mock of that
/// protocol.
///
/// Only mocks of the same resolution count: others may be in another module, or have other names.
struct ChildMocks: Sendable {
  private let index: ProtocolIndex
  private let conformances: IsolatedConformanceIndex
  /// The mocks that can be made without arguments, by the numbers of their protocols.
  private let mocks: [Int: MockBlueprint]

  /// - Parameters:
  ///   - index: All protocols.
  ///   - conformances: The types with conformances that only the main actor can use.
  ///   - outcomes: The mocks, in the order of the protocols that may be mocked.
  init(
    index: ProtocolIndex, _ conformances: IsolatedConformanceIndex, outcomes: [Outcome]
  ) {
    self.index = index
    self.conformances = conformances
    mocks = Dictionary(
      zip(index.mockable, outcomes).compactMap { number, outcome in
        // A protocol with several `#if` variants is skipped: the calling mock may be compiled under
        // another condition.
        guard outcome.blueprints.count == 1, let mock = outcome.blueprints.first,
          mock.canBeMadeWithNothing
        else { return nil }
        return (number, mock)
      }
    ) { first, _ in first }
  }

  /// Adds child mocks to the mocks of a protocol, unless a mark forbids it.
  func add(to outcome: inout Outcome) {
    guard !outcome.declaration.marks.contains(.shallow) else { return }
    for number in outcome.blueprints.indices {
      var mock = outcome.blueprints[number]
      let own = Set(mock.generics.map(\.name) + mock.typeAliases.map(\.name))
      let children = mock.members.map {
        child(of: $0, in: mock, hidden: own, derived: outcome.declaration)
      }
      guard children.contains(where: { $0 != nil }) else { continue }
      for index in mock.members.indices { mock.members[index].child = children[index] }
      let names = Dictionary(grouping: mock.members.indices) { mock.members[$0].child?.name }
      for index in mock.members.indices {
        // Overloads that differ only in their results would have the same name in `mocks`.
        let rivals = (names[mock.members[index].child?.name] ?? []).filter {
          $0 != index
            && !mock.members[$0].member.conditions.excludes(mock.members[index].member.conditions)
        }
        if !rivals.isEmpty { mock.members[index].child = nil }
      }
      outcome.blueprints[number] = mock
    }
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
      let child = mocks[number]
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
